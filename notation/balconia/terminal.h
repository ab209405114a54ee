// Balconia at a terminal, as TerminalOf wants it: what is asked there, and how it may be answered.
#pragma once

#include <string>
#include <string_view>

#include "notation/balconia/answers.h"
#include "notation/balconia/drawing.h"
#include "notation/terminal_of.h"

namespace loggia::balconia {

std::string sheet(const Balconia& game, const State& state, const Style& style);
std::string prompt(const Balconia& game, const State& state);
std::string help(const Balconia& game, const State& state);
std::string completed(const Balconia& game, const State& state, std::string_view answer);

TerminalEntry terminal_entry();

}  // namespace loggia::balconia
