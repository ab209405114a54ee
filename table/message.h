// What clients say, read with suspicion. docs/PROTOCOL.md tells what each message means.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "notation/json.h"
#include "notation/problem.h"
#include "table/spec.h"

namespace loggia::table {

inline constexpr int kProtocol = 1;
// JSON tells whole numbers exactly up to here.
inline constexpr std::int64_t kMostSeq = std::int64_t{1} << 53U;

// The first message: an older client is told to reload.
struct Hello {
  int protocol = 0;
};
struct Watch {
  std::string match;
  std::uint64_t after = 0;
};
struct Unwatch {
  std::string match;
};
struct Ping {};

// Commands. The id is the client's: sent again with the same id, a command is done once.
struct Make {
  Spec spec;
  std::string nonce;
};
struct Sit {
  int chair = 0;
  std::string nonce;
};
// A bot, to sit there.
struct Invite {
  int chair = 0;
  std::string bot;
};
struct Leave {};
struct Act {
  json::value action;  // read by the game of the match
  // The last event that its maker had seen: no decision is carried out in another position.
  std::optional<std::uint64_t> after;
};
struct Undo {
  std::uint64_t to = 0;  // the last event that still stands
};
struct Agree {
  bool agrees = false;
};
struct Resign {};
struct PlayAgain {
  std::string nonce;
};
struct Command {
  std::string id;
  std::string match;  // empty for Make
  std::variant<Make, Sit, Invite, Leave, Act, Undo, Agree, Resign, PlayAgain> what;
};

using Message = std::variant<Hello, Watch, Unwatch, Ping, Command>;

// `guest` is who speaks. Of a command that makes no sense the id is told, if it has one.
struct Misunderstood {
  std::string id;
  Problem problem;
};
std::expected<Message, Misunderstood> read_message(std::string_view text, std::string_view guest);

}  // namespace loggia::table
