#include "engine/bots/balconia_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <vector>

namespace loggia::bots {

using balconia::Action;
using balconia::Balconia;
using balconia::Cell;
using balconia::kFaces;
using balconia::PerFace;
using balconia::Phase;
using balconia::Playout;
using balconia::State;

namespace {

// One way to place the block, and what came of it.
struct Way {
  int face;  // toward the placer
  Cell cell;
  State state;             // after it
  std::int64_t leads = 0;  // the placer's, summed over all games
  std::int64_t games = 0;
  bool is_kept = true;

  [[nodiscard]] double value() const {
    return static_cast<double>(leads) / static_cast<double>(games);
  }
};

class Search final : public Slices {
 public:
  Search(const Balconia& game, const State& state, Rng& rng, const Thinking& thinking)
      : game_(game), thinking_(thinking), phase_(state.phase), stream_(rng.next()) {
    placer_ = balconia::other(state.selector);
    const int first = balconia::opposite(state.kept);
    for (int face = 0; face < kFaces; ++face) {
      if (phase_ == Phase::kPlace && face != first && face != balconia::next_face(first)) continue;
      State placing = state;
      placing.kept = static_cast<std::uint8_t>(balconia::opposite(face));
      placing.phase = Phase::kPlace;
      for (const int cell : bits(game.open_cells(state))) {
        Way way{.face = face, .cell = static_cast<Cell>(cell), .state = placing};
        game.apply(way.state, Action::place(way.cell, face));
        ways_.push_back(way);
      }
    }
  }

  Action choose() {
    // The placer needs the best of all ways; the selector the best with each face.
    std::size_t in_play = ways_.size();
    const std::size_t last = phase_ == Phase::kPlace ? 1 : kFaces;
    int rounds = 0;
    for (std::size_t left = in_play; left > last; left = (left + 1) / 2) ++rounds;
    for (int round = 0; round < rounds && (round == 0 || !thinking_.is_due()); ++round) {
      games_ = std::max<std::uint64_t>(
          2, thinking_.nodes / (static_cast<std::uint64_t>(rounds) * in_play));
      thinking_.run(*this, in_play);
      first_game_ += games_;
      in_play = drop_worse(in_play);
    }
    return phase_ == Phase::kPlace ? place() : select(in_play);
  }

  // A slice is one way: the same games as every other way's, as far as chance goes.
  void work(std::size_t slice) override {
    constexpr std::uint64_t kBatch = 32;
    Way& way = ways_[slice];
    FixedList<Playout, kBatch> batch;
    // Every way is played, however short the time: one of which nothing is known cannot be
    // compared.
    for (std::uint64_t played = 0; played < games_ && (way.games == 0 || !thinking_.is_due());
         played += kBatch) {
      const std::uint64_t size = std::min(kBatch, games_ - played);
      batch.clear();
      for (std::uint64_t i = 0; i < size; ++i) {
        batch.push_back(
            {.state = way.state, .rng = Rng::stream(stream_, first_game_ + played + i)});
      }
      game_.playouts({batch.begin(), batch.end()});
      for (const Playout& playout : batch) {
        way.leads +=
            playout.scores.totals[placer_] - playout.scores.totals[balconia::other(placer_)];
      }
      way.games += static_cast<std::int64_t>(size);
    }
  }

 private:
  // Brings the better half to the front; for the selector, of each face apart.
  std::size_t drop_worse(std::size_t in_play) {
    const std::span ways(ways_.data(), in_play);
    const bool are_faces_apart = phase_ == Phase::kSelect;
    std::ranges::stable_sort(ways, [&](const Way& one, const Way& two) {
      if (are_faces_apart && one.face != two.face) return one.face < two.face;
      return one.value() > two.value();
    });
    if (!are_faces_apart) return (in_play + 1) / 2;
    PerFace<std::size_t> all{};
    PerFace<std::size_t> kept{};
    for (const Way& way : ways) ++all[way.face];
    for (Way& way : ways) way.is_kept = kept[way.face]++ < (all[way.face] + 1) / 2;
    return in_play - std::ranges::stable_partition(ways, &Way::is_kept).size();
  }

  [[nodiscard]] Action place() const { return Action::place(ways_[0].cell, ways_[0].face); }

  [[nodiscard]] Action select(std::size_t in_play) const {
    PerFace<double> most{};
    std::ranges::fill(most, std::numeric_limits<double>::lowest());
    for (std::size_t i = 0; i < in_play; ++i) {
      auto& value = most[ways_[i].face];
      value = std::max(value, ways_[i].value());
    }
    int best = 0;
    double least = std::numeric_limits<double>::max();
    for (int first = 0; first < kFaces; ++first) {
      const int offered = balconia::opposite(first);
      const double lead = std::max(most[offered], most[balconia::next_face(offered)]);
      if (lead >= least) continue;
      least = lead;
      best = first;
    }
    return Action::select(best);
  }

  const Balconia& game_;
  const Thinking& thinking_;
  Phase phase_;
  std::uint64_t stream_;
  Seat placer_{};
  std::vector<Way> ways_;
  std::uint64_t games_ = 0;       // of each way, in this round
  std::uint64_t first_game_ = 0;  // its number
};

}  // namespace

Action search(const Balconia& game, const State& state, Rng& rng, const Thinking& thinking) {
  return Search(game, state, rng, thinking).choose();
}

}  // namespace loggia::bots
