// What a client would like, as headers such as Accept-Encoding and Accept-Language have it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace loggia::server {

// The parts of a header, in small letters; blanks around them do not matter.
std::vector<std::string> parts(std::string_view text, char separator);

struct Accepted {
  std::string what;  // in small letters
  int liking = 0;    // in thousandths; 0: not at all
};
// In the header's order.
std::vector<Accepted> accepted(std::string_view header);

}  // namespace loggia::server
