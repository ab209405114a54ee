#include "table/follower.h"

#include <algorithm>
#include <utility>

namespace loggia::table {

std::expected<told::Event, Problem> Follower::read(const json::value& event) const {
  Problems problems;
  const Reader reader(event, "event", problems);
  // Before the table is made there is nothing else that one can be told.
  std::optional<told::Event> read;
  if (game_ != nullptr) {
    read = wire::read<told::Event>(reader, game_.get());
  } else if (reader.is_any_object() && reader.has("made")) {
    read = wire::read<told::Event>(reader);
  } else {
    reader.fail("comes before the table was made");
  }
  if (!problems.empty()) return std::unexpected(problems.front());
  return *std::move(read);
}

std::expected<Happened, Problem> Follower::hear(const told::Event& event,
                                                std::optional<int> chair) {
  const auto wrong = [](std::string what) {
    return std::unexpected(Problem{"event", std::move(what)});
  };
  if (event.seq != seq_ + 1) return wrong("is not the next one");
  if (game_ == nullptr && !std::holds_alternative<told::Made>(event.what)) {
    return wrong("comes before the table was made");
  }
  chair_ = chair;
  happened_ = {};
  const Heard heard = std::visit([this](const auto& what) { return this->take(what); }, event.what);
  if (!heard) return wrong(heard.error());
  seq_ = event.seq;
  if (const told::End* end = told::end_of(event)) result_ = end->result;
  return std::exchange(happened_, {});
}

bool Follower::has_new_view(const told::Event& event) const {
  if (!onlooker_) return false;
  // Where chance deals first, there is nothing to see before.
  if (std::holds_alternative<told::Started>(event.what)) return !onlooker_->turn().is_chance();
  return std::holds_alternative<told::Acted>(event.what) ||
         std::holds_alternative<told::Undone>(event.what) || is_over();
}

Follower::Heard Follower::take(const told::Made& made) {
  made_ = made.spec;
  if (is_content_missing()) return std::unexpected("made: the content is not known here");
  auto game = library_->game(*made.spec.game, made.spec.choices(), made.spec.content);
  if (!game) return std::unexpected(to_text(game.error()));
  game_ = *std::move(game);
  names_.resize(made_.chairs.size());
  return {};
}

bool Follower::is_content_missing() const {
  return made_.game != nullptr && library_->text(made_.content) == nullptr;
}

// Who was to sit there alone has sat down: whoever comes after them may.
Follower::Heard Follower::sit(int chair, std::optional<std::string> name) {
  if (std::cmp_greater_equal(chair, made_.chairs.size())) return std::unexpected("has no chair");
  made_.chairs[static_cast<std::size_t>(chair)] = {};
  names_[static_cast<std::size_t>(chair)] = std::move(name);
  return {};
}

Follower::Heard Follower::take(const told::Sat& sat) { return this->sit(sat.chair, sat.name); }
Follower::Heard Follower::take(const BotSat& sat) { return this->sit(sat.chair, std::nullopt); }
Follower::Heard Follower::take(const Left& /*left*/) { return {}; }

Follower::Heard Follower::take(const told::Started& started) {
  if (onlooker_) return std::unexpected("does not start a match");
  auto game = library_->game(*made_.game, started.options, made_.content);
  if (!game) return std::unexpected(to_text(game.error()));
  if (std::cmp_not_equal(started.seats.size(), (*game)->seats())) {
    return std::unexpected("has other seats");
  }
  const auto has_chair = [&](const told::Seating& seating) {
    return std::cmp_less(seating.chair, made_.chairs.size());
  };
  if (!std::ranges::all_of(started.seats, has_chair)) return std::unexpected("has no chair");
  game_ = *std::move(game);
  const auto mine = std::ranges::find(started.seats, chair_, [](const told::Seating& seating) {
    return std::optional(seating.chair);
  });
  viewer_ = mine == started.seats.end() ? kSpectator : Viewer(mine->seat);
  seats_ = started.seats;
  options_ = started.options;
  onlooker_ = game_->make_onlooker(viewer_);
  happened_.aside = aside::Started();
  return {};
}

Follower::Heard Follower::take(const told::Acted& acted) {
  if (!onlooker_ || is_over()) return std::unexpected("comes while nobody plays");
  if (acted.by != onlooker_->turn()) return std::unexpected("is out of turn");
  auto told = onlooker_->see(acted.action);
  if (!told) return std::unexpected("cannot have happened now");
  happened_.told = *std::move(told);
  acted_.push_back({.seq = seq_ + 1, .acted = acted});
  return {};
}

Follower::Heard Follower::take(const told::Undone& undone) {
  if (!onlooker_ || is_over()) return std::unexpected("takes nothing back");
  std::erase_if(acted_, [&](const ActedAt& each) { return each.seq > undone.to; });
  onlooker_ = game_->make_onlooker(viewer_);
  // What was seen once can be seen again.
  for (const ActedAt& each : acted_) (void)onlooker_->see(each.acted.action);
  // One's own decisions are taken back, and chance's with what led to them.
  const Turn turn = onlooker_->turn();
  if (!turn.is_seat()) return std::unexpected("takes back what chance drew");
  happened_.aside = aside::Undone{.by = turn.seat(), .to = undone.to};
  happened_.told = onlooker_->tell_where();
  return {};
}

Follower::Heard Follower::take(const told::Resigned& resigned) {
  happened_.aside = aside::Resigned{.by = resigned.seat, .reason = resigned.reason};
  return {};
}

Follower::Heard Follower::take(const told::Replaced& replaced) {
  const auto chair = chair_of(replaced.seat);
  if (!chair) return std::unexpected("replaces nobody");
  happened_.aside = aside::Replaced{.seat = replaced.seat,
                                    .player = replaced.player,
                                    .former = names_[static_cast<std::size_t>(*chair)]};
  return {};
}

Follower::Heard Follower::take(const Rematch& rematch) {
  happened_.aside = aside::Rematch{.by = rematch.by};
  rematch_ = rematch.match;
  return {};
}

Follower::Heard Follower::take(const Closed& /*closed*/) {
  is_closed_ = true;
  return {};
}

std::optional<int> Follower::chair_of(Seat seat) const {
  const auto found = std::ranges::find(seats_, seat, &told::Seating::seat);
  return found == seats_.end() ? std::nullopt : std::optional(found->chair);
}

Now Follower::now() const {
  Now out{.seq = seq_, .made = made_, .is_closed = is_closed_, .rematch = rematch_};
  const bool is_playing = onlooker_ && !is_over();
  if (is_closed_ || is_over()) {
    out.phase = Phase::kOver;
  } else if (is_playing) {
    out.phase = Phase::kPlaying;
  }
  if (!onlooker_) return out;
  Now::Match& match = out.match.emplace(
      Now::Match{.seats = seats_, .options = options_, .me = viewer_, .result = result_});
  if (is_playing && !onlooker_->turn().is_over()) match.turn = onlooker_->turn();
  if (is_playing) match.legal = onlooker_->legal();
  if (viewer_ && is_playing) {
    // The viewer's last decision, and so what an undo of it names.
    const auto last = std::ranges::find(acted_.rbegin(), acted_.rend(), Turn::of(*viewer_),
                                        [](const ActedAt& each) { return each.acted.by; });
    if (last != acted_.rend()) match.undo_to = last->seq - 1;
  }
  return out;
}

std::optional<Told> Follower::preview(const json::value& action) const {
  Problems problems;
  if (!onlooker_ || is_over()) return std::nullopt;
  return onlooker_->preview(Reader(action, "action", problems));
}

}  // namespace loggia::table
