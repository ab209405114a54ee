// For tests: documents changed in one place, and what was wrong with them as text.
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>

#include "notation/json.h"
#include "notation/problem.h"

namespace loggia {

// Puts this JSON at a JSON pointer ("/blocks/3/number"; "-" is the end of a list); with no JSON,
// removes what is there.
inline void change(json::value& document, std::string_view pointer, std::string_view text) {
  const std::size_t slash = pointer.rfind('/');
  json::value& parent = document.at_pointer(pointer.substr(0, slash));
  const std::string_view last = pointer.substr(slash + 1);
  if (json::object* object = parent.if_object()) {
    object->erase(last);
    if (!text.empty()) object->emplace(last, parse_json(text).value());
    return;
  }
  json::array& list = parent.as_array();
  if (last == "-") {
    list.push_back(parse_json(text).value());
  } else if (text.empty()) {
    list.erase(list.begin() + std::stoi(std::string(last)));
  } else {
    list[std::stoul(std::string(last))] = parse_json(text).value();
  }
}

// One a line.
inline std::string to_text(const Problems& problems) {
  std::string text;
  for (const Problem& problem : problems) text += to_text(problem) + "\n";
  return text;
}

}  // namespace loggia
