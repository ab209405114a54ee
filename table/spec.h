// What the maker of a table wants of it: the game, who sits where, clocks, who may look on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/json.h"
#include "notation/registry.h"
#include "notation/time.h"

namespace loggia::table {

struct Clock {
  enum class Kind : std::uint8_t { kNone, kPerMove, kTotal };

  Kind kind = Kind::kNone;
  Milliseconds time{};       // for each decision, or for all of them
  Milliseconds increment{};  // won back by each decision

  friend bool operator==(const Clock&, const Clock&) = default;
};

// Who a chair is for. Chairs become seats when the match starts: in their order, or drawn.
struct ChairSpec {
  enum class Kind : std::uint8_t { kAnybody, kGuest, kBot };

  Kind kind = Kind::kAnybody;
  std::string name;    // the guest's id, or the bot's name
  std::string called;  // the guest's name as others see it, where it is known

  [[nodiscard]] bool is_for(std::string_view guest) const {
    return kind == Kind::kGuest && name == guest;
  }

  friend bool operator==(const ChairSpec&, const ChairSpec&) = default;
};

struct Spec {
  const GameEntry* game = nullptr;
  json::object options;  // what is left out is as usual, or drawn (H-03)
  std::string content;   // its name as the maker gave it; its hash once the table is made
  std::vector<ChairSpec> chairs;
  bool draws_seats = true;
  bool is_listed = false;  // among the open tables; else one needs the link
  bool has_spectators = true;
  Clock clock;
  std::string stand_in;  // the bot that takes a deserted seat; empty: who deserts forfeits

  friend bool operator==(const Spec&, const Spec&) = default;

  // Settles who "me" is.
  void call_me(const std::string& guest);
  // Without the guests that chairs are kept for.
  [[nodiscard]] Spec told() const;
  [[nodiscard]] OptionChoices choices() const;
  // The places of the options that chance settles.
  [[nodiscard]] std::vector<std::size_t> drawn_options() const;
};

}  // namespace loggia::table
