// Numbers with a fraction as plain decimals: the fewest that read back as the same number, and
// every digit of one that is too great to have a fraction. As std::to_chars writes them, without
// its tables of a hundred kilobytes.
#pragma once

#include <string>

namespace loggia {

void append_decimals(double number, std::string& out);

}  // namespace loggia
