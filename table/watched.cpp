#include "table/watched.h"

#include <utility>

namespace loggia::table {
namespace {

bool has_bot(const told::Room& room, int chair) {
  const auto place = static_cast<std::size_t>(chair);
  const auto* sitting =
      place < room.chairs.size() && room.chairs[place] ? &*room.chairs[place] : nullptr;
  return sitting != nullptr && std::holds_alternative<told::Bot>(*sitting);
}

// 0, where it is none: whoever reads the event complains.
std::uint64_t seq_of(const json::value& event) {
  const json::object* fields = event.if_object();
  const json::value* seq = fields == nullptr ? nullptr : fields->if_contains("seq");
  return seq != nullptr && seq->is_int64() ? static_cast<std::uint64_t>(seq->get_int64()) : 0;
}

}  // namespace

Watched::Told Watched::events_of(const std::vector<told::Event>& events) {
  return {.first = events.empty() ? 0 : events.front().seq,
          .last = events.empty() ? 0 : events.back().seq,
          .size = events.size(),
          .at = [&events](std::size_t place) { return events[place]; }};
}

Watched::Told Watched::events_of(const json::array& events) const {
  return {.first = events.empty() ? 0 : seq_of(events.front()),
          .last = events.empty() ? 0 : seq_of(events.back()),
          .size = events.size(),
          .at = [this, &events](std::size_t place) { return follower_.read(events[place]); }};
}

Watched::Shown Watched::hear(const told::Table& table) {
  const auto room = [&] { return std::optional(table.room); };
  return hear_table(table.seq, table.after, table.room.chair, room, events_of(table.events));
}

Watched::Shown Watched::hear(const told::Events& events) {
  const auto clock = [&] { return events.clock; };
  return hear_events(events_of(events.events), events.may, clock, events.done);
}

Watched::Shown Watched::hear_table(const json::value& message) {
  using Chair = wire::Nullable<wire::ChairNumber>;
  Problems problems;
  const Reader reader(message, "table", problems);
  const auto seq = reader.field("seq");
  const auto after = reader.field("after");
  const auto chair = reader.field("chair");
  const auto events = reader.field("events");
  const json::array* list = events ? events->array() : nullptr;
  const auto last = seq ? told::Seq::read(*seq, nullptr) : std::nullopt;
  const auto first = after ? wire::Whole<0>::read(*after, nullptr) : std::nullopt;
  const auto place = chair ? Chair::read(*chair, nullptr) : std::nullopt;
  if (!problems.empty()) return std::unexpected(problems.front());
  const auto room = [&] { return wire::read_inlined<told::Room>(reader, game()); };
  auto shown = hear_table(*last, *first, *place, room, events_of(*list));
  if (!problems.empty()) return std::unexpected(problems.front());
  return shown;
}

Watched::Shown Watched::hear_events(const json::value& message) {
  Problems problems;
  const Reader reader(message, "events", problems);
  const auto events = reader.field("events");
  const json::array* list = events ? events->array() : nullptr;
  const auto done = reader.optional_field("done");
  const auto command = done ? wire::Word::read(*done, nullptr) : std::nullopt;
  const auto rights = reader.optional_field("may");
  const auto may = rights ? wire::read<May>(*rights) : std::nullopt;
  if (!problems.empty()) return std::unexpected(problems.front());
  const auto clock = [&] {
    const auto field = reader.optional_field("clock");
    return field ? wire::read<told::Clock>(*field, game()) : std::nullopt;
  };
  auto shown = hear_events(events_of(*list), may, clock, command);
  if (!problems.empty()) return std::unexpected(problems.front());
  return shown;
}

// An answer may begin before what was heard meanwhile; that alone is no news.
Watched::Shown Watched::hear_table(std::uint64_t seq, std::uint64_t after, std::optional<int> chair,
                                   const Later<told::Room>& room, const Told& events) {
  const bool is_afresh = seq < follower_.seq() || chair != room_.chair;
  if (is_afresh && follower_.seq() > 0) {
    const auto now = room();
    if (now && room_.chair && has_bot(*now, *room_.chair)) has_lost_seat_ = true;
    follower_ = Follower(*library_);
    is_first_ = true;
    if (after > 0) return Heard{.gap = follower_.seq()};
  }
  room_.chair = chair;
  auto news = follow(events, Seating::kAsTold, is_first_ ? seen_ : 0);
  if (!news) return std::unexpected(news.error());
  if (news->has_gap) return Heard{.gap = follower_.seq()};
  auto now = game() == nullptr ? std::nullopt : room();
  if (!now) return Heard();  // complained of by whoever reads it
  room_ = *std::move(now);
  shown::Table shown{.match = match_,
                     .room = room_,
                     .has_lost_seat = std::exchange(has_lost_seat_, false),
                     .frames = std::move(news->frames),
                     .now = follower_.now()};
  if (std::exchange(is_first_, false)) shown.past = std::move(news->past);
  return Heard{.shown = std::move(shown)};
}

Watched::Shown Watched::hear_events(const Told& events, const std::optional<May>& may,
                                    const Later<told::Clock>& clock,
                                    std::optional<std::string> done) {
  auto news = follow(events, done ? Seating::kByOwnEvents : Seating::kByEvents, 0);
  if (!news) return std::unexpected(news.error());
  Heard heard;
  if (!news->frames.empty()) {
    if (may) room_.may = *may;
    heard.shown = shown::Events{.match = match_,
                                .chair = room_.chair,
                                .chairs = room_.chairs,
                                .host = room_.host,
                                .may = room_.may,
                                .clock = clock(),
                                .done = std::move(done),
                                .lost_seat = std::move(news->lost_seat),
                                .frames = std::move(news->frames),
                                .now = follower_.now()};
  } else if (done) {
    heard.shown = told::Done{.id = *std::move(done), .match = match_, .seq = events.last};
  }
  if (news->has_gap) heard.gap = follower_.seq();
  return heard;
}

std::expected<Watched::News, Problem> Watched::follow(const Told& events, Seating seating,
                                                      std::uint64_t seen) {
  News news{.has_gap = events.first > follower_.seq() + 1};
  bool has_past_view = false;
  const auto end_past = [&] {
    if (has_past_view && news.frames.empty()) news.past.view = follower_.view();
  };
  for (std::size_t place = 0; place < events.size && !news.has_gap; ++place) {
    const auto event = events.at(place);
    if (!event) return std::unexpected(event.error());
    if (event->seq <= follower_.seq()) continue;
    // Whose seat goes to a bot is told all anew, as one who looks on.
    if (seating != Seating::kAsTold && takes_own_seat(*event)) {
      has_lost_seat_ = news.has_gap = true;
      break;
    }
    if (seating != Seating::kAsTold) {
      if (auto lost = seat(*event, seating); !lost.empty()) news.lost_seat = std::move(lost);
    }
    const bool is_past = event->seq <= seen;
    if (!is_past) end_past();
    auto happened = follower_.hear(*event, room_.chair);
    if (!happened) return std::unexpected(happened.error());
    const bool has_new_view = follower_.has_new_view(*event);
    if (is_past) {
      news.past.events.push_back(*std::move(happened));
      has_past_view = has_past_view || has_new_view;
      continue;
    }
    news.frames.push_back({.seq = event->seq, .happened = *std::move(happened), .event = *event});
    if (has_new_view) news.frames.back().view = follower_.view();
  }
  end_past();
  return news;
}

bool Watched::takes_own_seat(const told::Event& event) const {
  const auto* replaced = std::get_if<told::Replaced>(&event.what);
  return replaced != nullptr && follower_.viewer() == Viewer(replaced->seat);
}

std::string Watched::seat(const told::Event& event, Seating seating) {
  if (const auto* sat = std::get_if<told::Sat>(&event.what)) {
    // What a command of one's own led to, one did oneself.
    if (seating == Seating::kByOwnEvents) room_.chair = sat->chair;
    return sit(sat->chair, told::Person{.name = sat->name});
  }
  if (const auto* sat = std::get_if<BotSat>(&event.what)) {
    return sit(sat->chair, told::Bot{.bot = sat->bot});
  }
  if (const auto* left = std::get_if<Left>(&event.what)) {
    if (room_.chair == left->chair) room_.chair.reset();
    if (room_.host == left->chair) room_.host.reset();
    (void)sit(left->chair, std::nullopt);
  }
  if (const auto* replaced = std::get_if<told::Replaced>(&event.what)) {
    const auto chair = follower_.chair_of(replaced->seat);
    if (chair) return sit(*chair, told::Bot{.bot = replaced->player, .seat = replaced->seat});
  }
  return "";
}

std::string Watched::sit(int chair, std::optional<told::Sitting> who) {
  const auto place = static_cast<std::size_t>(chair);
  if (place >= room_.chairs.size()) return "";  // the follower complains
  const auto before = std::exchange(room_.chairs[place], std::move(who));
  const auto* person = before ? std::get_if<told::Person>(&*before) : nullptr;
  return person == nullptr ? "" : person->name;
}

}  // namespace loggia::table
