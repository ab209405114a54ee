// For tests: documents changed in one place, and what was wrong with them as text; and what holds
// for the actions of every game.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <boost/json/value.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "notation/json.h"
#include "notation/problem.h"
#include "notation/reader.h"

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

// An action's JSON as text, or what is wrong with it.
template <Game G>
std::string read_as_text(const G& game, std::string_view text) {
  Problems problems;
  const json::value value = parse_json(text).value();
  const auto action = read_action(game, Reader(value, "action", problems));
  return action && problems.empty() ? action_text(*action) : to_text(problems);
}

// An action's text as it is written, or what is wrong with it.
template <Game G>
std::string parsed_as_text(const G& game, std::string_view text) {
  const auto action = parse_action(game, text);
  return action ? action_text(*action) : action.error();
}

template <Game G>
void check_round_trips(const G& game, const std::vector<typename G::Action>& actions) {
  REQUIRE_FALSE(actions.empty());
  for (const auto action : actions) {
    CAPTURE(action_text(action));
    Problems problems;
    const json::value value = action_json(action);
    const auto from_json = read_action(game, Reader(value, "", problems));
    REQUIRE(from_json.has_value());
    CHECK(problems.empty());
    CHECK(*from_json == action);
    const auto from_text = parse_action(game, action_text(action));
    REQUIRE(from_text.has_value());
    CHECK(*from_text == action);
  }
}

// Every refusal has a text of its own, and nothing else has one.
template <Game G>
void check_refusal_texts(const G& game, std::span<const Refusal> refusals) {
  std::vector<std::string> texts;
  for (const Refusal& refusal : refusals) {
    CAPTURE(refusal.code);
    const std::string text = refusal_text(game, refusal);
    CHECK_FALSE(text.empty());
    CHECK(std::ranges::find(texts, text) == texts.end());
    texts.push_back(text);
  }
  REQUIRE_FALSE(texts.empty());
  CHECK(refusal_text(game, Refusal{"", "no_such_code"}).empty());
}

}  // namespace loggia
