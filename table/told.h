// What is told to those who look at a table: values. A server writes them on lines, the module for
// the browser hands them on as they are. What each pair of eyes may see is settled in telling.cpp;
// docs/PROTOCOL.md says when each is told.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "match/record.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"
#include "table/event.h"
#include "table/message.h"
#include "table/refusals.h"
#include "table/rights.h"
#include "table/told_event.h"

namespace loggia::table::told {

// How it stands

struct Clock {
  std::vector<Milliseconds> left;
  std::optional<Time> deadline;

  static constexpr wire::Words kWords{
      "clock", "How much time is left, while a match with a clock is played", "ClockState"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::OfSeats<wire::Lasting>>(
                          "left", &Clock::left,
                          "Milliseconds; of the seat to act, those it had when its turn began."),
                      wire::field<wire::Nullable<wire::Moment>>(
                          "deadline", &Clock::deadline,
                          "When the seat to act is out of time; null while a bot thinks."));
  }
};

struct Person {
  std::string name;
  std::optional<Seat> seat;

  static constexpr wire::Words kWords{"seated_person", "Somebody on a chair", "Person"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::GuestName>("name", &Person::name),
                      wire::field<wire::SeatName>("seat", &Person::seat));
  }
};
struct Bot {
  std::string bot;
  std::optional<Seat> seat;

  static constexpr wire::Words kWords{"seated_bot", "A bot on a chair", "Bot"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::BotName>("bot", &Bot::bot),
                      wire::field<wire::SeatName>("seat", &Bot::seat));
  }
};
using Sitting = std::variant<Person, Bot>;
using Chair = wire::Nullable<wire::Struct<Sitting>>;
struct Chairs : wire::List<Chair, 2, kMaxSeats> {
  static json::value schema(auto& description) {
    json::object out = List::schema(description).as_object();
    out["description"] =
        "Who sits there now, and in which seat once the match has started; null: nobody.";
    return description.shared("chairs", std::move(out));
  }
  static std::string type(auto& description) {
    return description.named({"chair", "Who sits there; seats are told once the match has started"},
                             Chair::type(description)) +
           "[]";
  }
};

struct Away {
  int chair = 0;
  Time since;

  static constexpr wire::Words kWords{"absence", "Since when who sits there does not watch",
                                      "Away"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ChairNumber>("chair", &Away::chair),
                      wire::field<wire::Moment>("since", &Away::since));
  }
};
struct Kept {
  int chair = 0;
  bool is_told = false;
  std::string name;

  static constexpr wire::Words kWords{"kept_chair", "A free chair that is kept for somebody",
                                      "Kept"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ChairNumber>("chair", &Kept::chair),
                      wire::field<wire::Truth>("told", &Kept::is_told, "Whether they know of it."),
                      wire::field<wire::UnlessEmpty<wire::GuestName>>("name", &Kept::name));
  }
};
struct ChairsInOrder : wire::List<wire::ChairNumber> {
  static json::value schema(auto& description) {
    json::object out = List::schema(description).as_object();
    out["uniqueItems"] = true;
    return out;
  }
};
struct Onlookers {
  std::vector<int> present;
  std::vector<Kept> kept;
  std::vector<Away> away;
  std::uint64_t watching = 0;

  static constexpr wire::Words kWords{"onlookers", "Who is looking; what is left out is empty"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<ChairsInOrder>("present", &Onlookers::present,
                                   "The chairs of people who watch on some line, in rising order."),
        wire::field<wire::UnlessEmpty<wire::List<wire::Struct<Kept>>>>(
            "kept", &Onlookers::kept,
            "Free chairs that are kept, for whom, and whether they have been told of it."),
        wire::field<wire::UnlessEmpty<wire::List<wire::Struct<Away>>>>(
            "away", &Onlookers::away,
            "Since when people who sit there do not watch, where it is known; in the order of the "
            "chairs."),
        wire::field<wire::UnlessUsual<wire::Whole<1>, 0U>>(
            "watching", &Onlookers::watching,
            "How many look on who do not sit there; told to those who do."));
  }
};
struct Asked {
  Seat by{};
  std::uint64_t to = 0;

  static constexpr wire::Words kWords{"asked", "A seat asks to take something back"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::SeatName>("by", &Asked::by),
                      wire::field<Seq>("to", &Asked::to));
  }
};

// Messages

struct Welcome {
  int protocol = kProtocol;
  std::optional<std::string> name;
  Time time;

  static constexpr wire::Words kWords{"welcome", "The answer to a hello of this version"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Constant("type", "welcome"),
        wire::field<wire::Whole<kProtocol, kProtocol, int>>("protocol", &Welcome::protocol),
        wire::field<wire::Nullable<wire::GuestName>>(
            "name", &Welcome::name, "null: a stranger, who may look and do nothing."),
        wire::field<wire::Moment>("time", &Welcome::time,
                                  "The server's, in milliseconds since 1970."));
  }
};
struct Reload {
  int protocol = kProtocol;

  static constexpr wire::Words kWords{"reload", "The answer to a hello of another version"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Constant("type", "reload"),
        wire::field<wire::Whole<kProtocol, kProtocol, int>>("protocol", &Reload::protocol));
  }
};
struct Room {
  std::optional<int> chair;
  std::vector<std::optional<Sitting>> chairs;
  Onlookers onlookers;
  std::optional<int> kept_for_you;
  bool is_made_by_you = false;
  std::optional<int> host;
  May may;
  std::optional<Clock> clock;
  std::optional<Asked> undo_asked;

  static constexpr wire::Words kWords{"room",
                                      "What surrounds a match, as one who watches finds it"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<wire::Nullable<wire::ChairNumber>>("chair", &Room::chair,
                                                       "Where the one who watches sits."),
        wire::field<Chairs>("chairs", &Room::chairs,
                            "Who sits there now, and in which seat once the match has started; "
                            "null: nobody."),
        wire::Inlined(&Room::onlookers),
        wire::field<wire::ChairNumber>(
            "kept_for_you", &Room::kept_for_you,
            "The free chair that is kept for the one who watches: after a rematch."),
        wire::field<wire::UnlessFalse>("made_by_you", &Room::is_made_by_you,
                                       "The one who watches made the table."),
        wire::field<wire::ChairNumber>("host", &Room::host,
                                       "Where the one who made the table sits, if it is there."),
        wire::field<wire::Struct<May>>("may", &Room::may, "What the one who watches may do now."),
        wire::field<wire::Struct<Clock>>("clock", &Room::clock),
        wire::field<wire::Struct<Asked>>("undo_asked", &Room::undo_asked));
  }
};
struct Table {
  std::string match;
  std::uint64_t seq = 0;
  std::uint64_t after = 0;
  Room room;
  std::vector<Event> events;

  static constexpr wire::Words kWords{"table", "The answer to watch"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Constant("type", "table"), wire::field<wire::Word>("match", &Table::match),
        wire::field<Seq>("seq", &Table::seq, "Of the last event."),
        wire::field<wire::Whole<0>>("after", &Table::after, "The events are those after this one."),
        wire::Inlined(&Table::room), wire::field<EventList>("events", &Table::events));
  }
};
struct Events {
  std::string match;
  std::vector<Event> events;
  std::optional<May> may;
  std::optional<Clock> clock;
  std::optional<std::string> done;

  static constexpr wire::Words kWords{"events", "What happened"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Constant("type", "events"), wire::field<wire::Word>("match", &Events::match),
        wire::field<wire::List<wire::Struct<Event>, 1>>("events", &Events::events),
        wire::field<wire::Struct<May>>(
            "may", &Events::may, "What one may do from now on; left out while a match goes on."),
        wire::field<wire::Struct<Clock>>("clock", &Events::clock),
        wire::field<wire::Word>("done", &Events::done,
                                "The command of this client that led to it."));
  }
};
struct UndoAsked {
  std::string match;
  std::optional<Seat> by;
  std::optional<std::uint64_t> to;

  static constexpr wire::Words kWords{
      "undo_asked", "A seat asks to take something back; null: nobody does any more"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "undo_asked"),
                      wire::field<wire::Word>("match", &UndoAsked::match),
                      wire::field<wire::Nullable<wire::SeatName>>("by", &UndoAsked::by),
                      wire::field<Seq>("to", &UndoAsked::to));
  }
  static json::object more_schema(auto&) {
    return {{"if", {{"properties", {{"by", {{"type", "null"}}}}}}},
            {"then", {{"not", {{"required", json::array{"to"}}}}}},
            {"else", {{"required", json::array{"to"}}}}};
  }
};
struct Presence {
  std::string match;
  Onlookers onlookers;

  static constexpr wire::Words kWords{"presence", "Who of those who sit there is looking"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "presence"),
                      wire::field<wire::Word>("match", &Presence::match),
                      wire::Inlined(&Presence::onlookers));
  }
};
struct Done {
  std::string id;
  std::string match;
  std::uint64_t seq = 0;

  static constexpr wire::Words kWords{"done", "A command was done, now or before"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "done"), wire::field<wire::Word>("id", &Done::id),
                      wire::field<wire::Word>("match", &Done::match),
                      wire::field<Seq>("seq", &Done::seq));
  }
};
struct RefusalCode : wire::Text {
  static json::value schema(auto&) {
    const std::vector<std::string_view> codes = refusal_codes();
    return json::object{{"enum", json::array(codes.begin(), codes.end())}};
  }
  static std::string type(auto& description) {
    return description.named({"refusal_code", "Why a command is refused"},
                             wire::ways_of(refusal_codes()));
  }
};
struct RuleNumber : wire::Text {
  static json::value schema(auto&) {
    return json::object{{"type", "string"}, {"pattern", "^(table|[A-Z]-[0-9]{2})$"}};
  }
};
struct Refused {
  std::string id;
  std::string match;
  std::string code;
  std::string rule;
  std::string text;
  std::uint64_t seq = 0;

  static constexpr wire::Words kWords{"refused", "A command that a rule forbids"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Constant("type", "refused"), wire::field<wire::Word>("id", &Refused::id),
        wire::field<wire::Word>("match", &Refused::match),
        wire::field<RefusalCode>("code", &Refused::code),
        wire::field<RuleNumber>("rule", &Refused::rule,
                                "Its number, or \"table\" where no rule of a game forbids it."),
        wire::field<wire::Sentence>("text", &Refused::text),
        wire::field<Seq>("seq", &Refused::seq, "The last event when it was looked at."));
  }
};
inline constexpr std::array<std::string_view, 8> kErrorCodes = {
    "hello_first",    "no_guest",        "no_spectators",    "not_stored",
    "not_understood", "too_many_tables", "too_many_watched", "unknown_match"};
struct Error {
  std::string code;
  std::string text;
  std::string id;
  std::string match;

  static constexpr wire::Words kWords{"error", "Something that makes no sense", "ToldError"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("type", "error"),
                      wire::field<wire::KnownText<kErrorCodes>>("code", &Error::code),
                      wire::field<wire::Sentence>("text", &Error::text),
                      wire::field<wire::UnlessEmpty<wire::ShownText<0, kMostWordCharacters>>>(
                          "id", &Error::id, "As it came."),
                      wire::field<wire::UnlessEmpty<wire::Word>>("match", &Error::match));
  }
};
struct Pong {
  static constexpr wire::Words kWords{"pong", "The answer to ping"};
  static constexpr auto fields() { return std::tuple(wire::Constant("type", "pong")); }
};
struct Paused {
  static constexpr wire::Words kWords{"paused", "Nothing can be stored; what is asked waits"};
  static constexpr auto fields() { return std::tuple(wire::Constant("type", "paused")); }
};
struct Resumed {
  static constexpr wire::Words kWords{"resumed", "What waited is answered"};
  static constexpr auto fields() { return std::tuple(wire::Constant("type", "resumed")); }
};

using Message = std::variant<Welcome, Reload, Table, Events, Done, Refused, Error, UndoAsked,
                             Presence, Pong, Paused, Resumed>;

}  // namespace loggia::table::told
