// Statistics over finished matches of Balconia: what each face, condition and door is worth.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/balconia/balconia.h"
#include "notation/balconia/blocks.h"
#include "notation/report.h"

namespace loggia::balconia {

class BalconiaSurvey {
 public:
  BalconiaSurvey(const Balconia& game, const NamedBlockSet& content)
      : game_(game), content_(content) {}

  // The actions of one finished match, from its start.
  void add(std::span<const Action> actions);
  void merge(const BalconiaSurvey& other);
  [[nodiscard]] Report report() const;

 private:
  using Count = std::int64_t;  // whole numbers: the same sums in any order

  struct FaceCounts {
    Count offered = 0;  // to a placer
    Count chosen = 0;   // by that placer
    Count placed = 0;   // on either side
    Count points = 0;
  };
  struct DoorCounts {
    Count matches = 0;
    Count points = 0;
  };

  static constexpr int kMostScore = 200;  // the last class holds all above

  [[nodiscard]] const Face& face(std::size_t number) const {
    return game_.set().blocks[number / kFaces][number % kFaces];
  }
  [[nodiscard]] std::vector<Figure> figures() const;
  [[nodiscard]] Table scores_table() const;
  [[nodiscard]] Table doors_table() const;
  [[nodiscard]] Table door_kinds_table() const;
  [[nodiscard]] Table regions_table() const;
  [[nodiscard]] Table kinds_table() const;
  [[nodiscard]] Table faces_table() const;
  // Sums over the faces that `row` puts into the same row, in the order of `names`.
  template <class Row>
  [[nodiscard]] Table grouped(std::span<const std::string_view> names, Row row) const;

  const Balconia& game_;
  const NamedBlockSet& content_;
  Count matches_ = 0;
  PerSide<Count> wins_{};
  Count shared_ = 0;
  PerSide<Count> points_{};
  Count squares_ = 0;  // of both sides' totals, for the spread
  std::array<FaceCounts, kFaceCount> faces_{};
  std::array<PerSide<DoorCounts>, kEntrances> doors_{};
  std::array<Count, kMostScore + 1> histogram_{};
};

}  // namespace loggia::balconia
