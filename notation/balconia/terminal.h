// Balconia at a terminal, as TerminalOf wants it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/balconia/answers.h"
#include "notation/balconia/drawing.h"
#include "notation/terminal_of.h"

namespace loggia::balconia {

struct BalconiaTerminal {
  static std::string draw(const Balconia& game, const State& state, Viewer viewer,
                          const Style& style) {
    return balconia::draw(game, state, viewer, style);
  }
  static std::string draw_open(const Balconia& game, const State& state, const Style& style) {
    return balconia::draw_open(game, state, style);
  }
  static std::string sheet(const Balconia& game, const State& state, const Style& style);
  static std::string prompt(const Balconia& game, const State& state);
  static std::string help(const Balconia& game, const State& state);
  static std::string completed(const Balconia& game, const State& state, std::string_view answer);
  static std::optional<std::string> answer(const Balconia& game, const State& state, Seat seat,
                                           std::string_view question) {
    return balconia::answer(game, state, seat, question);
  }
};

TerminalEntry terminal_entry();

}  // namespace loggia::balconia
