// Statistics over finished matches of High-Rises: how long they are, who wins them, and what each
// card is worth.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/highrise/highrise.h"
#include "notation/highrise/deck.h"
#include "notation/report.h"

namespace loggia::highrise {

class HighriseSurvey {
 public:
  HighriseSurvey(const Highrise& game, const NamedDeck& content) : game_(game), content_(content) {}

  // The actions of one finished match, from its start.
  void add(std::span<const Action> actions);
  void merge(const HighriseSurvey& other);
  [[nodiscard]] Report report() const;

 private:
  using Count = std::int64_t;  // whole numbers: the same sums in any order

  // A shared victory is counted in twelfths, which halves, thirds and quarters add up in.
  static constexpr Count kWin = 12;

  struct CardCounts {
    Count drawn = 0;  // dealt and drawn
    Count played = 0;
    Count wins = 0;  // in twelfths, of those who drew one, once for each
  };
  static constexpr std::size_t kClass = 10;  // turns
  static constexpr std::size_t kClasses = 51;

  [[nodiscard]] Table lengths_table() const;
  [[nodiscard]] Table endings_table() const;
  [[nodiscard]] Table seats_table() const;
  [[nodiscard]] Table cards_table() const;

  const Highrise& game_;
  const NamedDeck& content_;
  Count matches_ = 0;
  Count shared_ = 0;
  Count turns_ = 0;
  Count actions_ = 0;
  Count reshuffles_ = 0;
  Count stalled_ = 0;
  Count limited_ = 0;
  PerSeat<Count> wins_{};                  // in twelfths, from the first player on
  PerSeat<Count> floors_{};                // the same
  std::array<Count, kClasses> lengths_{};  // the last class holds all above
  PerCard<CardCounts> cards_{};
};

}  // namespace loggia::highrise
