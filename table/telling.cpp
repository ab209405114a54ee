#include "table/telling.h"

#include <optional>
#include <utility>

#include "match/chance_origin.h"
#include "match/record.h"
#include "notation/filled.h"

namespace loggia::table {
namespace {

// The secret seed stays here, and so do the ids of guests, which are only for themselves.
json::object told_made(const Table& table, const Made& made) {
  json::object spec = spec_json(made.spec);
  json::array chairs;
  for (const ChairSpec& chair : made.spec.chairs) {
    switch (chair.kind) {
      case ChairSpec::Kind::kAnybody: chairs.emplace_back("open"); break;
      case ChairSpec::Kind::kGuest: chairs.emplace_back("kept"); break;
      case ChairSpec::Kind::kBot: chairs.push_back(json::object{{"bot", chair.name}}); break;
    }
  }
  spec["chairs"] = std::move(chairs);
  return {{"made", std::move(spec)}, {"commitment", table.commitment()}};
}

json::object told_started(const Table& table, const Started& started) {
  json::array seats;
  for (int i = 0; i < table.game().seats(); ++i) {
    seats.push_back(json::object{{"seat", table.game().seat_name(seat_at(i))},
                                 {"chair", started.chairs[static_cast<std::size_t>(i)] + 1}});
  }
  return {{"started", std::move(seats)},
          {"options", options_json(table.spec().game->options, started.options)}};
}

// Fields of an object, as they stand between its braces.
std::string fields_of(const json::object& object) {
  const std::string text = compact(object);
  return text.substr(1, text.size() - 2);
}

std::string told_entry(const Table& table, const Entry& entry, Viewer viewer) {
  const AnyGame& game = table.game();
  if (const Acted* acted = std::get_if<Acted>(&entry)) {
    // Nearly all there is to tell, so it is written without detours.
    std::string text = R"("by":")";
    text.append(actor_name(game, acted->by)).append(R"(","action":)");
    append_compact(game.seen_json(acted->action, viewer), text);
    return text;
  }
  if (const Undone* undone = std::get_if<Undone>(&entry)) {
    return fields_of({{"undo", table.seq_of(undone->to)}});
  }
  return fields_of(wire::as_json(entry, &game).as_object());
}

struct Teller {
  const Table& table;
  Viewer viewer;

  std::string operator()(const Made& made) const { return fields_of(told_made(table, made)); }
  std::string operator()(const Sat& sat) const {
    return fields_of({{"sat", sat.chair + 1}, {"name", sat.name}, {"nonce", sat.nonce}});
  }
  std::string operator()(const BotSat& sat) const {
    return fields_of({{"sat", sat.chair + 1}, {"bot", sat.bot}});
  }
  std::string operator()(const Left& left) const { return fields_of({{"left", left.chair + 1}}); }
  std::string operator()(const Started& started) const {
    return fields_of(told_started(table, started));
  }
  std::string operator()(const Entry& entry) const { return told_entry(table, entry, viewer); }
  std::string operator()(const Rematch& rematch) const {
    json::object fields{{"rematch", rematch.match}};
    if (rematch.by) fields["by"] = table.game().seat_name(*rematch.by);
    return fields_of(fields);
  }
  std::string operator()(const Closed& /*closed*/) const { return fields_of({{"closed", true}}); }
};

// With the event that ended the match, everything is told.
std::string told_end(const Match& match) {
  return fields_of(
      {{"result", result_json(match)}, {"chance", chance_origin_json(*match.chance_origin())}});
}

}  // namespace

std::string told(const Table& table, const Event& event, std::uint64_t seq, Milliseconds time,
                 Viewer viewer) {
  std::string text = filled(R"({"seq":{},"time":{},)", seq, time);
  text += std::visit(Teller{table, viewer}, event);
  const bool ended = std::holds_alternative<Entry>(event) && table.phase() == Phase::kOver &&
                     table.entry_of(seq) == table.match()->entries().size();
  if (ended) text += "," + told_end(*table.match());
  return text += "}";
}

std::string told_since(const Table& table, std::uint64_t after, Viewer viewer) {
  std::string events;
  std::uint64_t seq = 0;
  for (const auto& [event, time] : table.history()) {
    if (++seq <= after) continue;
    events += events.empty() ? "" : ",";
    events += told(table, event, seq, time, viewer);
  }
  return "[" + events + "]";
}

json::array chairs_json(const Table& table) {
  json::array chairs;
  for (const Chair& chair : table.chairs()) {
    if (!chair.is_taken()) {
      chairs.emplace_back(nullptr);
      continue;
    }
    json::object sitting{{chair.is_bot ? "bot" : "name", chair.name}};
    if (const Viewer seat = table.seat_of_chair(static_cast<int>(chairs.size()))) {
      sitting["seat"] = table.game().seat_name(*seat);
    }
    chairs.push_back(std::move(sitting));
  }
  return chairs;
}

json::array kept_json(const Table& table) {
  json::array kept;
  for (std::size_t place = 0; place < table.chairs().size(); ++place) {
    const Chair& chair = table.chairs()[place];
    if (!chair.is_taken() && !chair.kept_for.empty()) kept.emplace_back(place + 1);
  }
  return kept;
}

json::value clock_json(const Table& table) {
  if (table.spec().clock.kind == Clock::Kind::kNone || table.phase() != Phase::kPlaying) {
    return nullptr;
  }
  json::object left;
  for (int i = 0; i < table.game().seats(); ++i) {
    left[table.game().seat_name(seat_at(i))] = table.time_left(seat_at(i));
  }
  const auto deadline = table.deadline();
  return json::object{{"left", std::move(left)},
                      {"deadline", deadline ? json::value(*deadline) : json::value(nullptr)}};
}

}  // namespace loggia::table
