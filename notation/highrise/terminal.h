// High-Rises at a terminal, as TerminalOf wants it: what is asked there, and how it may be
// answered.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/highrise/drawing.h"
#include "notation/terminal_of.h"

namespace loggia::highrise {

std::string sheet(const Highrise& game, const State& state, const Style& style);
std::string prompt(const Highrise& game, const State& state);
std::string help(const Highrise& game, const State& state);
std::string completed(const Highrise& game, const State& state, std::string_view answer);
std::optional<std::string> answer(const Highrise& game, const State& state, Seat seat,
                                  std::string_view question);

TerminalEntry terminal_entry();

}  // namespace loggia::highrise
