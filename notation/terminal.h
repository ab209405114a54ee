// A game at a terminal: what people are shown there, what they are asked, and what they may say.
// Apart from AnyGame, so that whoever has no terminal does not carry it: the browser's module.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "notation/any_game.h"
#include "notation/text.h"

namespace loggia {

class Terminal {
 public:
  Terminal() = default;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  virtual ~Terminal() = default;

  [[nodiscard]] virtual std::string draw(const AnyState& state, Viewer viewer,
                                         const Style& style) const = 0;
  // What everybody sees once a match is over, however it ended.
  [[nodiscard]] virtual std::string draw_open(const AnyState& state, const Style& style) const = 0;
  // Every point explained, at the end.
  [[nodiscard]] virtual std::string sheet(const AnyState& state, const Style& style) const = 0;
  // What the seat to act is asked, what "?" answers, and a short answer in full. Answers and
  // questions are tidied() before.
  [[nodiscard]] virtual std::string prompt(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::string help(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::string completed(const AnyState& state,
                                              std::string_view answer) const = 0;
  // A question of this seat about the table ("look c2"), if that is one.
  [[nodiscard]] virtual std::optional<std::string> answer(const AnyState& state, Seat seat,
                                                          std::string_view question) const = 0;
};

// The game must outlive it.
std::unique_ptr<Terminal> terminal_of(const AnyGame& game);

}  // namespace loggia
