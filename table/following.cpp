#include "table/following.h"

#include <algorithm>
#include <utility>

#include "table/message.h"

namespace loggia::table {

std::expected<json::array, Problem> Following::hear(const json::array& events,
                                                    std::optional<int> chair) {
  json::array frames;
  for (const json::value& value : events) {
    auto frame = hear_one(value, chair);
    if (!frame) return std::unexpected(frame.error());
    frames.push_back(*std::move(frame));
  }
  return frames;
}

std::expected<json::object, Problem> Following::hear_one(const json::value& event,
                                                         std::optional<int> chair) {
  Problems problems;
  const Reader reader(event, "event", problems);
  const auto failure = [&] {
    return std::unexpected(problems.empty() ? Problem{reader.where(), "makes no sense"}
                                            : problems.front());
  };
  if (!reader.is_any_object()) return failure();
  const auto field = reader.field("seq");
  const auto seq = field ? field->integer(1, wire::kMostWhole) : std::nullopt;
  if (!seq) return failure();
  if (static_cast<std::uint64_t>(*seq) != seq_ + 1) {
    return std::unexpected(Problem{reader.where(), "is not the next one"});
  }
  json::object frame{{"seq", *seq}, {"event", reader.value()}};
  if (reader.has("made")) {
    if (auto made = make(reader); !made) return std::unexpected(made.error());
  } else if (entry_ == nullptr) {
    return std::unexpected(Problem{reader.where(), "comes before the table was made"});
  } else if (reader.has("started")) {
    if (auto started = start(reader, chair); !started) return std::unexpected(started.error());
  } else if (reader.has("action")) {
    auto happenings = act(reader, static_cast<std::uint64_t>(*seq));
    if (!happenings) return std::unexpected(happenings.error());
    frame["happenings"] = *std::move(happenings);
  } else if (reader.has("undo")) {
    if (auto undone = undo(reader); !undone) return std::unexpected(undone.error());
  } else if (const auto rematch = reader.optional_field("rematch")) {
    const auto match = rematch->line();
    if (!match) return failure();
    rematch_ = *match;
  } else if (reader.has("closed")) {
    is_closed_ = true;
  } else if (const auto sat = reader.optional_field("sat")) {
    if (!take_chair(*sat)) return failure();
  }
  seq_ = static_cast<std::uint64_t>(*seq);
  if (const auto result = reader.optional_field("result")) result_ = result->value();
  if (onlooker_ && (reader.has("action") || reader.has("undo") || is_over())) {
    frame["view"] = onlooker_->view(is_over());
  }
  return frame;
}

std::expected<void, Problem> Following::make(const Reader& event) {
  const auto fail = [&](std::string what) {
    return std::unexpected(Problem{event.where(), std::move(what)});
  };
  const Reader made = *event.field("made");
  if (!made.is_any_object()) return fail("made: is no table");
  const auto game = made.field("game");
  const auto name = game ? game->text() : std::nullopt;
  const auto content = made.field("content");
  const auto hash = content ? content->text() : std::nullopt;
  entry_ = name ? find_game(*name) : nullptr;
  if (entry_ == nullptr) return fail("made: is no game known here");
  if (!hash || library_->text(*hash) == nullptr) {
    entry_ = nullptr;
    missing_content_ = hash.value_or("");
    return fail("made: the content is not known here");
  }
  made_ = made.object();
  return {};
}

// Who was to sit there alone has sat down: whoever comes after them may.
bool Following::take_chair(const Reader& sat) {
  json::value* chairs = made_.if_contains("chairs");
  json::array* specs = chairs != nullptr ? chairs->if_array() : nullptr;
  const auto chair = sat.integer(1, kMaxSeats);
  if (specs == nullptr || !chair || std::cmp_greater(*chair, specs->size())) return false;
  (*specs)[static_cast<std::size_t>(*chair - 1)] = "open";
  return true;
}

std::expected<void, Problem> Following::start(const Reader& event, std::optional<int> chair) {
  const auto fail = [&](std::string what) {
    return std::unexpected(Problem{event.where(), std::move(what)});
  };
  const Reader started = *event.field("started");
  const json::array* seats = started.array();
  const auto options = event.field("options");
  if (seats == nullptr || !options || onlooker_) return fail("does not start a match");
  Problems problems;
  const auto choices = read_options(Reader(options->value(), "options", problems), entry_->options);
  if (!problems.empty()) return std::unexpected(problems.front());
  auto game = library_->game(*entry_, choices, std::string(made_.at("content").as_string()));
  if (!game) return std::unexpected(game.error());
  game_ = *std::move(game);
  if (std::cmp_not_equal(seats->size(), game_->seats())) return fail("has other seats");
  viewer_ = kSpectator;
  for (int i = 0; i < game_->seats(); ++i) {
    const Reader seat = started.item((*seats)[static_cast<std::size_t>(i)], "seat");
    const auto number = seat.is_any_object() ? seat.field("chair") : std::nullopt;
    if (!number) return fail("has no chairs");
    if (number->integer(1, kMaxSeats) == chair) viewer_ = seat_at(i);
  }
  seats_ = *seats;
  options_ = game_->options();
  onlooker_ = game_->make_onlooker(viewer_);
  return {};
}

std::expected<json::array, Problem> Following::act(const Reader& event, std::uint64_t seq) {
  if (!onlooker_ || is_over()) {
    return std::unexpected(Problem{event.where(), "comes while nobody plays"});
  }
  const auto by = event.field("by");
  const auto actor = by ? by->text() : std::nullopt;
  if (!actor || *actor != actor_name(*game_, onlooker_->turn())) {
    return std::unexpected(Problem{event.where(), "is out of turn"});
  }
  Problems problems;
  const json::value& action = event.object().at("action");
  auto happenings = onlooker_->see(Reader(action, "action", problems));
  if (!happenings) {
    return std::unexpected(problems.empty() ? Problem{event.where(), "is no action"}
                                            : problems.front());
  }
  standing_.push_back({.seq = seq, .by = std::string(*actor), .action = action});
  return *std::move(happenings);
}

std::expected<void, Problem> Following::undo(const Reader& event) {
  const auto to = event.field("undo")->integer(1, wire::kMostWhole);
  if (!to || !onlooker_ || is_over()) {
    return std::unexpected(Problem{event.where(), "takes nothing back"});
  }
  std::erase_if(standing_, [&](const Standing& each) { return std::cmp_greater(each.seq, *to); });
  onlooker_ = game_->make_onlooker(viewer_);
  Problems problems;
  for (const Standing& each : standing_) {
    (void)onlooker_->see(Reader(each.action, "action", problems));  // seen once, so it can be again
  }
  return {};
}

json::object Following::now() const {
  json::object out{{"seq", seq_}, {"made", made_}};
  const bool is_playing = onlooker_ && !is_over();
  out["phase"] = is_closed_ || is_over() ? "over" : is_playing ? "playing" : "open";
  out["closed"] = is_closed_;
  out["rematch"] = rematch_.empty() ? json::value(nullptr) : json::value(rematch_);
  if (!onlooker_) return out;
  out["seats"] = seats_;
  out["options"] = options_;
  out["me"] = viewer_ ? json::value(game_->seat_name(*viewer_)) : json::value(nullptr);
  out["result"] = result_;
  out["view"] = onlooker_->view(is_over());
  const Turn turn = is_over() ? Turn::over() : onlooker_->turn();
  out["turn"] = turn.is_over() ? json::value(nullptr) : json::value(actor_name(*game_, turn));
  out["legal"] = is_playing ? onlooker_->legal() : json::array();
  if (viewer_ && is_playing) {
    // The viewer's last decision, and so what an undo of it names.
    const auto own =
        std::ranges::find(standing_.rbegin(), standing_.rend(), game_->seat_name(*viewer_),
                          [](const Standing& each) { return std::string_view(each.by); });
    if (own != standing_.rend()) out["undo_to"] = own->seq - 1;
  }
  return out;
}

json::value Following::preview(const json::value& action) const {
  Problems problems;
  if (!onlooker_ || is_over()) return nullptr;
  return onlooker_->preview(Reader(action, "action", problems));
}

}  // namespace loggia::table
