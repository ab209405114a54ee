// What clients say, read with suspicion. docs/PROTOCOL.md tells what each message means.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "notation/json.h"
#include "notation/problem.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"
#include "table/written_spec.h"

namespace loggia::table {

inline constexpr int kProtocol = 1;

// The first message: an older client is told to reload. A later one may say more.
struct Hello {
  int protocol = 0;

  static constexpr wire::Words kWords{"hello", "The first message; other fields are not read"};
  static constexpr bool kIsOpen = true;
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "hello"),
                      wire::field<wire::Whole<0, 1'000'000, int>>("protocol", &Hello::protocol));
  }
};
struct Watch {
  std::string match;
  std::uint64_t after = 0;

  static constexpr wire::Words kWords{"watch",
                                      "Tell me of this match, from the event after that number"};
  static constexpr auto fields() {
    using After = wire::UnlessUsual<wire::Whole<0>, 0U>;
    return std::tuple(wire::Constant("type", "watch"),
                      wire::field<wire::Word>("match", &Watch::match),
                      wire::field<After>("after", &Watch::after));
  }
};
struct Unwatch {
  std::string match;

  static constexpr wire::Words kWords{"unwatch", "Tell me no more of it"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "unwatch"),
                      wire::field<wire::Word>("match", &Unwatch::match));
  }
};
struct Ping {
  static constexpr wire::Words kWords{"ping", "Are you there? Other fields are not read"};
  static constexpr bool kIsOpen = true;
  static constexpr auto fields() { return std::tuple(wire::Constant("type", "ping")); }
};

// Commands. The id is the client's: sent again with the same id, a command is done once.
struct Make {
  Spec spec;
  std::string nonce;

  static constexpr auto fields() {
    return std::tuple(
        wire::field<WantedSpec>("spec", &Make::spec),
        wire::field<wire::Word>("nonce", &Make::nonce,
                                "The maker's part of chance, if the maker sits down."));
  }
};
struct Sit {
  int chair = 0;
  std::string nonce;

  static constexpr wire::Words kWords{"sit", "Sit down on a chair"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ChairNumber>("sit", &Sit::chair),
                      wire::field<wire::Word>("nonce", &Sit::nonce));
  }
};
struct Invite {
  int chair = 0;
  std::string bot;

  static constexpr wire::Words kWords{"invite", "Put a bot on a free chair of one's own table"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ChairNumber>("invite", &Invite::chair),
                      wire::field<wire::BotName>("bot", &Invite::bot));
  }
};
struct Leave {
  static constexpr wire::Words kWords{"leave", "Get up, or leave the match for good"};
  static constexpr auto fields() { return std::tuple(wire::Flag("leave")); }
};
struct Act {
  json::value action;  // read by the game of the match
  // No decision is carried out in another position.
  std::optional<std::uint64_t> after;

  static constexpr wire::Words kWords{"act", "A decision of the game"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::UnreadAction>("act", &Act::action),
                      wire::field<wire::Whole<0>>("after", &Act::after,
                                                  "The last event that its maker had seen."));
  }
};
struct Undo {
  std::uint64_t to = 0;

  static constexpr wire::Words kWords{"undo", "Take back all events after this one, or ask for it"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Whole<1>>("undo", &Undo::to));
  }
};
struct Agree {
  bool agrees = false;

  static constexpr wire::Words kWords{"agree", "The answer to whoever asks to take something back"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Truth>("agree", &Agree::agrees));
  }
};
struct Resign {
  static constexpr wire::Words kWords{"resign", "Give up"};
  static constexpr auto fields() { return std::tuple(wire::Flag("resign")); }
};
struct PlayAgain {
  std::string nonce;

  static constexpr wire::Words kWords{"play_again", "Once more, after the end"};
  static constexpr auto fields() {
    return std::tuple(wire::Flag("rematch"), wire::field<wire::Word>("nonce", &PlayAgain::nonce));
  }
};
struct Command {
  std::string id;
  std::string match;  // empty for Make
  std::variant<Make, Sit, Invite, Leave, Act, Undo, Agree, Resign, PlayAgain> what;
};

using Message = std::variant<Hello, Watch, Unwatch, Ping, Command>;

// The same as it is written

struct MakeCommand {
  std::string id;
  Make make;

  static constexpr wire::Words kWords{"make", "A command: a new table"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "make"),
                      wire::field<wire::Word>("id", &MakeCommand::id),
                      wire::Inlined(&MakeCommand::make));
  }
};

using Deed = std::variant<Sit, Invite, Leave, Act, Undo, Agree, Resign, PlayAgain>;
struct DoCommand {
  std::string id;
  std::string match;
  Deed what;

  static constexpr wire::Words kWords{"do", "A command at a table"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "do"), wire::field<wire::Word>("id", &DoCommand::id),
                      wire::field<wire::Word>("match", &DoCommand::match),
                      wire::field<wire::Struct<Deed>>("what", &DoCommand::what));
  }
};

using Said = std::variant<Hello, Watch, Unwatch, Ping, MakeCommand, DoCommand>;

// Of a command that makes no sense the id is told, if it has one.
struct Misunderstood {
  std::string id;
  Problem problem;
};
std::expected<Message, Misunderstood> read_message(std::string_view text);

}  // namespace loggia::table
