#include "engine/highrise/tellers.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/highrise/chance.h"

namespace loggia::highrise {
namespace {

// How many tell at once: one, and more if they all fail.
constexpr std::array<std::size_t, 4> kTellers = {1, 64, 512, 4096};

// Where a card is: drawn as the nth of all decks, or, beyond those, brought to a hidden hand by a
// theft that the viewer saw.
using Slot = std::uint16_t;

class Teller {
 public:
  explicit Teller(const Knowledge& knowledge) : knowledge_(&knowledge) {
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

  // Goes on by one clue. Returns how likely it was, up to what is the same for all tellers.
  double hear(const Clue& clue, Rng& rng) {
    const Viewer viewer = knowledge_->viewer;
    if (clue.kind == Clue::Kind::kDraw) {
      if (viewer != clue.seat) hand(clue.seat).push_back(static_cast<Slot>(drawn_));
      ++drawn_;
    } else if (clue.kind == Clue::Kind::kPlay || viewer == clue.by) {
      return give_up(hand(clue.seat), *clue.card, rng);
    } else if (viewer == clue.seat) {
      hand(clue.by).push_back(static_cast<Slot>(slots_.size()));
      slots_.push_back({.deck = 0, .is_settled = true, .card = *clue.card});
    } else {
      Hand& robbed = hand(clue.seat);
      const Slot taken = remove(robbed, pick(robbed.size(), rng));
      stolen_.push_back(taken);
      hand(clue.by).push_back(taken);
    }
    return 1;
  }

  Story finish(Rng& rng) {
    Story story;
    for (std::size_t i = 0; i < decks_end_; ++i) {
      Place& place = slots_[i];
      if (!place.is_settled) {
        const Pile& rest = rest_[place.deck];
        settle(place, rest.nth(static_cast<int>(rng.below(rest.size))));
      }
      story.cards.push_back(place.card);
    }
    for (const Slot taken : stolen_) story.thefts.push_back(slots_[taken].card);
    return story;
  }

 private:
  struct Place {
    std::uint8_t deck = 0;
    bool is_settled = false;
    Card card{};
  };
  using Hand = std::vector<Slot>;

  Hand& hand(Seat seat) { return hands_[seat]; }

  void settle(Place& place, Card card) {
    place.is_settled = true;
    place.card = card;
    rest_[place.deck].remove(card);
  }

  static Slot remove(Hand& hand, std::size_t at) {
    const Slot gone = hand[at];
    hand[at] = hand.back();
    hand.pop_back();
    return gone;
  }

  // How likely a slot is to hold the card.
  [[nodiscard]] double likelihood(Slot slot, Card card) const {
    const Place& place = slots_[slot];
    if (place.is_settled) return place.card == card ? 1 : 0;
    const Pile& rest = rest_[place.deck];
    return static_cast<double>(rest[card]) / rest.size;
  }

  // A card of this kind leaves a hand.
  double give_up(Hand& slots, Card card, Rng& rng) {
    double total = 0;
    for (const Slot slot : slots) total += likelihood(slot, card);
    if (total <= 0) return 0;
    double left = uniform(rng) * total;
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const double likely = likelihood(slots[i], card);
      if (likely > 0) chosen = i;
      left -= likely;
      if (left < 0) break;
    }
    Place& place = slots_[remove(slots, chosen)];
    if (!place.is_settled) settle(place, card);
    return total;
  }

  const Knowledge* knowledge_;
  std::vector<Pile> rest_;  // of each deck, the cards not settled yet
  std::vector<Place> slots_;
  PerSeat<Hand> hands_;
  std::vector<Slot> stolen_;
  std::size_t decks_end_ = 0;
  std::size_t drawn_ = 0;
};

class Tellers {
 public:
  Tellers(const Knowledge& knowledge, std::size_t tellers)
      : tellers_(tellers, Teller(knowledge)), likelihoods_(tellers), followers_(tellers) {}

  bool hear(const Clue& clue, Rng& rng) {
    double total = 0;
    bool is_equal = true;
    for (std::size_t i = 0; i < tellers_.size(); ++i) {
      likelihoods_[i] = tellers_[i].hear(clue, rng);
      total += likelihoods_[i];
      is_equal = is_equal && likelihoods_[i] == likelihoods_[0];
    }
    if (total <= 0) return false;
    if (!is_equal) follow(total, rng);
    return true;
  }

  Story finish(Rng& rng) { return tellers_[pick(tellers_.size(), rng)].finish(rng); }

 private:
  // Lets the likely tellers be followed by several, and the unlikely by none, with one throw for
  // all.
  void follow(double total, Rng& rng) {
    const double each = total / static_cast<double>(tellers_.size());
    double mark = uniform(rng) * each;
    double sum = 0;
    std::size_t left = tellers_.size();
    for (std::size_t i = 0; i < tellers_.size(); ++i) {
      sum += likelihoods_[i];
      followers_[i] = 0;
      for (; left > 0 && mark < sum; --left, mark += each) ++followers_[i];
    }
    followers_[0] += left;  // of rounding
    std::size_t from = 0;
    for (std::size_t i = 0; i < tellers_.size(); ++i) {
      if (followers_[i] > 0) continue;
      while (followers_[from] < 2) ++from;
      --followers_[from];
      tellers_[i] = tellers_[from];
      ++followers_[i];
    }
  }

  std::vector<Teller> tellers_;
  std::vector<double> likelihoods_;
  std::vector<std::size_t> followers_;
};

}  // namespace

std::optional<Story> first_story(const Knowledge& knowledge, Rng& rng) {
  for (const std::size_t count : kTellers) {
    Tellers tellers(knowledge, count);
    bool fits = true;
    for (const Clue& clue : knowledge.clues) {
      fits = tellers.hear(clue, rng);
      if (!fits) break;
    }
    if (fits) return tellers.finish(rng);
  }
  return std::nullopt;
}

}  // namespace loggia::highrise
