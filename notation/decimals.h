// Numbers with a fraction as plain decimals: the fewest that read back as the same number, and
// every digit of one that is too great to have a fraction. As std::to_chars writes them, without
// its tables, which would make the browser's module a third larger (161 instead of 119 KB
// compressed), and without snprintf, which would let it ask for files.
#pragma once

#include <string>

namespace loggia {

void append_decimals(double number, std::string& out);

}  // namespace loggia
