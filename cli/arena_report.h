// How a contest of bots is told: as JSON, as text, and in a few words while it goes on.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/arena.h"
#include "match/strength.h"
#include "notation/json.h"

namespace loggia::cli {

// What was asked for and how it went; they must outlive it.
struct ArenaReport {
  const ArenaPlan& plan;
  const std::optional<Sprt>& sprt;
  const ArenaTally& tally;

  [[nodiscard]] json::object to_json() const;
  [[nodiscard]] std::string to_text() const;
  [[nodiscard]] std::string estimate() const;

 private:
  [[nodiscard]] bool is_pairs() const { return plan.bots.size() == 2; }
  [[nodiscard]] std::string_view verdict_name() const;
  [[nodiscard]] json::value sprt_json() const;
  [[nodiscard]] json::array bots_json() const;
  [[nodiscard]] json::array failures_json() const;
  [[nodiscard]] std::string bots_text() const;
  [[nodiscard]] std::string failures_text() const;
};

}  // namespace loggia::cli
