// Statistics over many matches of one game.
#pragma once

#include <memory>
#include <span>

#include "notation/any_game.h"
#include "notation/report.h"

namespace loggia {

// Collects statistics over finished matches; one per thread, merged in order.
class Survey {
 public:
  Survey() = default;
  Survey(const Survey&) = delete;
  Survey& operator=(const Survey&) = delete;
  virtual ~Survey() = default;

  virtual void add(std::span<const AnyAction> actions) = 0;
  virtual void merge(const Survey& other) = 0;
  [[nodiscard]] virtual Report report() const = 0;
};

// The game must outlive it.
std::unique_ptr<Survey> make_survey(const AnyGame& game);

}  // namespace loggia
