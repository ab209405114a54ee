// High-Rises at a terminal, as TerminalOf wants it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/highrise/drawing.h"
#include "notation/terminal_of.h"

namespace loggia::highrise {

struct HighriseTerminal {
  static std::string draw(const Highrise& game, const State& state, Viewer viewer,
                          const Style& style) {
    return highrise::draw(game, state, viewer, style);
  }
  static std::string draw_open(const Highrise& game, const State& state, const Style& style) {
    return highrise::draw_open(game, state, style);
  }
  static std::string sheet(const Highrise& game, const State& state, const Style& style);
  static std::string prompt(const Highrise& game, const State& state);
  static std::string help(const Highrise& game, const State& state);
  static std::string completed(const Highrise& game, const State& state, std::string_view answer);
  static std::optional<std::string> answer(const Highrise& game, const State& state, Seat seat,
                                           std::string_view question);
};

TerminalEntry terminal_entry();

}  // namespace loggia::highrise
