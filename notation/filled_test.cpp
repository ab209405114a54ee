// Texts with gaps.
#include "notation/filled.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>

namespace loggia {

TEST_CASE("texts and whole numbers of any kind fill gaps") {
  CHECK(filled("plain") == "plain");
  CHECK(filled("{}", "") == "");
  CHECK(filled("{} of {}, {}{}", 3, std::string("them"), "or", std::string_view(" not")) ==
        "3 of them, or not");
  CHECK(filled("{} {}", std::uint8_t{65}, std::size_t{0}) == "65 0");
  CHECK(filled("{} {}", -1, std::numeric_limits<std::int64_t>::min()) == "-1 -9223372036854775808");
  CHECK(filled("{}", std::numeric_limits<std::uint64_t>::max()) == "18446744073709551615");
}

TEST_CASE("other braces stand for themselves, and fillings are not looked at again") {
  CHECK(filled(R"({"no": {}, })", "{}") == R"({"no": {}, })");
}

TEST_CASE("hexadecimal digits") {
  CHECK(hexadecimal(0, 4) == "0000");
  CHECK(hexadecimal(0x2028, 4) == "2028");
  CHECK(hexadecimal(0xDEADBEEF, 8) == "deadbeef");
}

}  // namespace loggia
