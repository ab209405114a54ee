// A table as one who watches it is told of it on some line: told messages come in, and out comes
// what a screen shows. What was heard before is not heard again, and where something is missing it
// says so.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "table/follower.h"

namespace loggia::table {

namespace shown {

// What had happened before one looked, from the first event on, and the view after it, if the match
// had begun.
struct Past {
  std::vector<Happened> events;
  std::optional<Told> view;

  static constexpr wire::Words kWords{"past", "What had happened before one looked"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::List<wire::Struct<Happened>>>("past", &Past::events),
                      wire::field<wire::View>("view", &Past::view, "How the table looked then."));
  }
};

// An event that is shown happen: with how the table looked after it, where it was something of the
// game.
struct Frame {
  std::uint64_t seq = 0;
  Happened happened;
  told::Event event;
  std::optional<Told> view;

  static constexpr wire::Words kWords{"frame", "An event, and the table after it"};
  static constexpr auto fields() {
    return std::tuple(wire::field<told::Seq>("seq", &Frame::seq), wire::Inlined(&Frame::happened),
                      wire::field<wire::Struct<told::Event>>("event", &Frame::event),
                      wire::field<wire::View>("view", &Frame::view));
  }
};

using Frames = wire::List<wire::Struct<Frame>>;

struct Table {
  std::string match;
  told::Room room;
  bool has_lost_seat = false;
  std::optional<Past> past;  // where one begins to look
  std::vector<Frame> frames;
  Now now;

  static constexpr wire::Words kWords{"shown_table", "A table as it is when one begins to look"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "table"),
                      wire::field<wire::Word>("match", &Table::match), wire::Inlined(&Table::room),
                      wire::field<wire::UnlessFalse>("lost_seat", &Table::has_lost_seat,
                                                     "A bot sits where the one who looks sat."),
                      wire::Inlined(&Table::past), wire::field<Frames>("frames", &Table::frames),
                      wire::field<wire::Struct<Now>>("now", &Table::now));
  }
};

// Who sits where is told together with what they did: no table is full before its match stands.
struct Events {
  std::string match;
  std::optional<int> chair;
  std::vector<std::optional<told::Sitting>> chairs;
  std::optional<int> host;
  May may;
  std::optional<told::Clock> clock;
  std::optional<std::string> done;
  std::string lost_seat;
  std::vector<Frame> frames;
  Now now;

  static constexpr wire::Words kWords{"shown_events", "What happened, and how it stands now"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Constant("type", "events"), wire::field<wire::Word>("match", &Events::match),
        wire::field<wire::Nullable<wire::ChairNumber>>("chair", &Events::chair,
                                                       "Where the one who looks sits."),
        wire::field<told::Chairs>("chairs", &Events::chairs),
        wire::field<wire::ChairNumber>("host", &Events::host),
        wire::field<wire::Struct<May>>("may", &Events::may, "What the one who looks may do now."),
        wire::field<wire::Struct<told::Clock>>("clock", &Events::clock),
        wire::field<wire::Word>("done", &Events::done,
                                "The command of this client that led to it."),
        wire::field<wire::UnlessEmpty<wire::PlayerName>>("lost_seat", &Events::lost_seat,
                                                         "Whose seat went to a bot."),
        wire::field<Frames>("frames", &Events::frames),
        wire::field<wire::Struct<Now>>("now", &Events::now));
  }
};

using Message = std::variant<Table, Events, told::Done>;

// All that a page is told: this, and what was told, as it was.
using Heard =
    std::variant<Table, Events, told::Welcome, told::Reload, told::Done, told::Refused, told::Error,
                 told::UndoAsked, told::Presence, told::Pong, told::Paused, told::Resumed>;

}  // namespace shown

class Watched {
 public:
  Watched(Library& library, std::string match)
      : library_(&library), match_(std::move(match)), follower_(library) {}

  struct Heard {
    std::optional<shown::Message> shown;
    // What was told cannot follow: it is to be watched again, from after this event.
    std::optional<std::uint64_t> gap;
  };
  // Where not all that happened before one looks is past: only what did so up to this event.
  void have_seen(std::uint64_t seq) { seen_ = seq; }

  // After a problem all has to be watched anew.
  using Shown = std::expected<Heard, Problem>;
  Shown hear(const told::Table& table);
  Shown hear(const told::Events& events);
  // The same as it came over a wire.
  Shown hear_table(const json::value& message);
  Shown hear_events(const json::value& message);

  // What a decision would change in the view; null where that cannot be said.
  [[nodiscard]] std::optional<loggia::Told> preview(const json::value& action) const {
    return follower_.preview(action);
  }
  [[nodiscard]] wire::Game game() const { return follower_.game(); }
  [[nodiscard]] const Follower& follower() const { return follower_; }

 private:
  // Events as they were told; those from a wire can only be read one after the other.
  struct Told {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::size_t size = 0;
    std::function<std::expected<told::Event, Problem>(std::size_t)> at;
  };
  static Told events_of(const std::vector<told::Event>& events);
  [[nodiscard]] Told events_of(const json::array& events) const;

  // What is new of them, up to what cannot follow.
  struct News {
    shown::Past past;
    std::vector<shown::Frame> frames;
    std::string lost_seat;
    bool has_gap = false;
  };
  enum class Seating : std::uint8_t { kAsTold, kByEvents, kByOwnEvents };
  // Events up to `seen` are past.
  std::expected<News, Problem> follow(const Told& events, Seating seating, std::uint64_t seen);

  // The room and the clock can be read once the game is known.
  template <class T>
  using Later = std::function<std::optional<T>()>;
  Shown hear_table(std::uint64_t seq, std::uint64_t after, std::optional<int> chair,
                   const Later<told::Room>& room, const Told& events);
  Shown hear_events(const Told& events, const std::optional<May>& may,
                    const Later<told::Clock>& clock, std::optional<std::string> done);

  [[nodiscard]] bool takes_own_seat(const told::Event& event) const;
  // Where somebody sits down, gets up, or makes place for a bot: whose seat it was.
  std::string seat(const told::Event& event, Seating seating);
  std::string sit(int chair, std::optional<told::Sitting> who);

  Library* library_;
  std::string match_;
  Follower follower_;
  told::Room room_;  // as it was told last; who sits there follows the events
  bool is_first_ = true;
  std::uint64_t seen_ = UINT64_MAX;
  bool has_lost_seat_ = false;  // told once it is known whether one may look on
};

}  // namespace loggia::table
