#include "engine/highrise/particle_filter.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/highrise/chance.h"

namespace loggia::highrise {
namespace {

// How many there are: one, and more if they all fail.
constexpr std::array<std::size_t, 4> kParticles = {1, 64, 512, 4096};

// Which card is meant: the nth of all decks, or, beyond those, one brought to a hidden hand by a
// theft that the viewer saw.
using SlotIndex = std::uint16_t;

class Particle {
 public:
  explicit Particle(const Knowledge& knowledge) : knowledge_(&knowledge) {
    std::size_t slots = 0;
    for (const Pile& deck : knowledge.decks) slots += deck.size;
    slots_.reserve(slots + knowledge.thefts);
    for (const Pile& deck : knowledge.decks) {
      const auto number = static_cast<std::uint8_t>(rest_.size());
      rest_.push_back(deck);
      for (int i = 0; i < deck.size; ++i) slots_.push_back({.deck = number});
    }
    decks_end_ = slots_.size();
    std::size_t drawn = 0;
    for (const Clue& clue : knowledge.clues) {
      if (clue.kind != Clue::Kind::kDraw) continue;
      if (clue.card) settle(slots_[drawn], *clue.card);
      ++drawn;
    }
  }

  // Goes on by one clue. Returns how likely it was, up to what is the same for all particles.
  double follow(const Clue& clue, Rng& rng) {
    const Viewer viewer = knowledge_->viewer;
    if (clue.kind == Clue::Kind::kDraw) {
      if (viewer != clue.seat) hand(clue.seat).push_back(static_cast<SlotIndex>(drawn_));
      ++drawn_;
    } else if (clue.kind == Clue::Kind::kPlay || viewer == clue.by) {
      return give_up(hand(clue.seat), *clue.card, rng);
    } else if (viewer == clue.seat) {
      hand(clue.by).push_back(static_cast<SlotIndex>(slots_.size()));
      slots_.push_back({.deck = 0, .is_settled = true, .card = *clue.card});
    } else {
      Hand& robbed = hand(clue.seat);
      const SlotIndex taken = remove(robbed, pick(robbed.size(), rng));
      stolen_.push_back(taken);
      hand(clue.by).push_back(taken);
    }
    return 1;
  }

  Story finish(Rng& rng) {
    Story story;
    for (std::size_t i = 0; i < decks_end_; ++i) {
      Slot& slot = slots_[i];
      if (!slot.is_settled) {
        const Pile& rest = rest_[slot.deck];
        settle(slot, rest.nth(static_cast<int>(rng.below(rest.size))));
      }
      story.cards.push_back(slot.card);
    }
    for (const SlotIndex taken : stolen_) story.thefts.push_back(slots_[taken].card);
    return story;
  }

 private:
  struct Slot {
    std::uint8_t deck = 0;
    bool is_settled = false;
    Card card{};
  };
  using Hand = std::vector<SlotIndex>;

  Hand& hand(Seat seat) { return hands_[seat]; }

  void settle(Slot& slot, Card card) {
    slot.is_settled = true;
    slot.card = card;
    rest_[slot.deck].remove(card);
  }

  static SlotIndex remove(Hand& hand, std::size_t at) {
    const SlotIndex gone = hand[at];
    hand[at] = hand.back();
    hand.pop_back();
    return gone;
  }

  // How likely a slot is to hold the card.
  [[nodiscard]] double likelihood(SlotIndex index, Card card) const {
    const Slot& slot = slots_[index];
    if (slot.is_settled) return slot.card == card ? 1 : 0;
    const Pile& rest = rest_[slot.deck];
    return static_cast<double>(rest[card]) / rest.size;
  }

  // A card of this kind leaves a hand.
  double give_up(Hand& hand, Card card, Rng& rng) {
    double total = 0;
    for (const SlotIndex index : hand) total += likelihood(index, card);
    if (total <= 0) return 0;
    double left = uniform(rng) * total;
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const double likely = likelihood(hand[i], card);
      if (likely > 0) chosen = i;
      left -= likely;
      if (left < 0) break;
    }
    Slot& slot = slots_[remove(hand, chosen)];
    if (!slot.is_settled) settle(slot, card);
    return total;
  }

  const Knowledge* knowledge_;
  std::vector<Pile> rest_;  // of each deck, the cards not settled yet
  std::vector<Slot> slots_;
  PerSeat<Hand> hands_;
  std::vector<SlotIndex> stolen_;
  std::size_t decks_end_ = 0;
  std::size_t drawn_ = 0;
};

class ParticleFilter {
 public:
  ParticleFilter(const Knowledge& knowledge, std::size_t particles)
      : particles_(particles, Particle(knowledge)), likelihoods_(particles), copies_(particles) {}

  bool follow(const Clue& clue, Rng& rng) {
    double total = 0;
    bool is_equal = true;
    for (std::size_t i = 0; i < particles_.size(); ++i) {
      likelihoods_[i] = particles_[i].follow(clue, rng);
      total += likelihoods_[i];
      is_equal = is_equal && likelihoods_[i] == likelihoods_[0];
    }
    if (total <= 0) return false;
    if (!is_equal) resample(total, rng);
    return true;
  }

  Story finish(Rng& rng) { return particles_[pick(particles_.size(), rng)].finish(rng); }

 private:
  // Copies the likely particles over the unlikely ones, with one throw for all.
  void resample(double total, Rng& rng) {
    const double each = total / static_cast<double>(particles_.size());
    double mark = uniform(rng) * each;
    double sum = 0;
    std::size_t left = particles_.size();
    for (std::size_t i = 0; i < particles_.size(); ++i) {
      sum += likelihoods_[i];
      copies_[i] = 0;
      for (; left > 0 && mark < sum; --left, mark += each) ++copies_[i];
    }
    copies_[0] += left;  // of rounding
    std::size_t from = 0;
    for (std::size_t i = 0; i < particles_.size(); ++i) {
      if (copies_[i] > 0) continue;
      while (copies_[from] < 2) ++from;
      --copies_[from];
      particles_[i] = particles_[from];
      ++copies_[i];
    }
  }

  std::vector<Particle> particles_;
  std::vector<double> likelihoods_;
  std::vector<std::size_t> copies_;
};

}  // namespace

std::optional<Story> first_story(const Knowledge& knowledge, Rng& rng) {
  for (const std::size_t count : kParticles) {
    ParticleFilter filter(knowledge, count);
    bool fits = true;
    for (const Clue& clue : knowledge.clues) {
      fits = filter.follow(clue, rng);
      if (!fits) break;
    }
    if (fits) return filter.finish(rng);
  }
  return std::nullopt;
}

}  // namespace loggia::highrise
