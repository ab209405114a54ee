// What Nim says of itself. What is usual does for the rest: see notation/notation.h.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "notation/filled.h"
#include "notation/notation.h"
#include "notation/refusals.h"
#include "notation/report.h"
#include "notation/terminal_of.h"
#include "notation/text.h"
#include "notation/wire_values.h"
#include "tests/nim/nim.h"

namespace loggia::nim {

inline constexpr std::array<std::string_view, 3> kSeatNames = {"oak", "ash", "elm"};
inline constexpr std::array<std::string_view, kHeaps> kHeapNames = {"a", "b", "c", "d"};
inline constexpr std::array<RefusalText, 2> kRefusalTexts = {
    {{"match_over", "the match is over"},
     {"too_few_sticks", "there are not so many in that heap"}}};

struct NamedHeaps {
  std::string name;
  Heaps heaps{};
};

inline json::object content_json(const NamedHeaps& named) {
  json::array heaps;
  for (const std::uint8_t sticks : named.heaps) {
    if (sticks > 0) heaps.emplace_back(sticks);
  }
  return {{"name", named.name}, {"heaps", std::move(heaps)}};
}
inline std::optional<NamedHeaps> read_heaps(const Reader& reader) {
  if (!reader.is_object({"name", "heaps"})) return std::nullopt;
  const auto name = reader.field("name").and_then(&Reader::line);
  const auto heaps = reader.field("heaps");
  const json::array* list = heaps ? heaps->array() : nullptr;
  if (!name || list == nullptr) return std::nullopt;
  if (list->empty() || list->size() > kHeaps) {
    heaps->fail(filled("there are 1 to {} heaps", kHeaps));
    return std::nullopt;
  }
  NamedHeaps named{.name = *name};
  for (std::size_t i = 0; i < list->size(); ++i) {
    const auto sticks = heaps->item((*list)[i], "heap").integer(std::uint8_t{1}, kMostSticks);
    if (!sticks) return std::nullopt;
    named.heaps[i] = *sticks;
  }
  return named;
}

inline std::string_view seat_name(const Nim& /*game*/, Seat seat) {
  return kSeatNames[static_cast<std::size_t>(seat)];
}
inline json::object options_json(const Nim& game) {
  return {{"players", game.options().players}, {"misere", game.options().misere}};
}

// "take 2 from b", {"take": 2, "from": "b"}
inline json::object action_json(Action action) {
  return {{"take", action.taken}, {"from", kHeapNames[action.heap]}};
}
inline std::string action_text(Action action) {
  return filled("take {} from {}", action.taken, kHeapNames[action.heap]);
}
inline std::optional<Action> read_action(const Nim& /*game*/, const Reader& reader) {
  if (!reader.is_object({"take", "from"})) return std::nullopt;
  const auto taken = reader.integer_field("take", std::uint8_t{1}, kMostSticks);
  const auto heap = reader.name_field("from", kHeapNames, "a heap");
  if (!taken || !heap) return std::nullopt;
  return Action{.heap = static_cast<std::uint8_t>(*heap), .taken = *taken};
}
inline std::expected<Action, std::string> parse_action(const Nim& /*game*/, std::string_view text) {
  for (std::uint8_t heap = 0; heap < kHeaps; ++heap) {
    for (std::uint8_t taken = 1; taken <= kMostSticks; ++taken) {
      const Action action{.heap = heap, .taken = taken};
      if (action_text(action) == text) return action;
    }
  }
  return std::unexpected("say how many from which heap: take 2 from b");
}
inline std::string refusal_text(const Nim& /*game*/, const Refusal& refusal) {
  return text_of(refusal, kRefusalTexts);
}
struct Shown {
  Heaps heaps{};

  static constexpr auto fields() {
    using Sticks = wire::Whole<0, kMostSticks, std::uint8_t>;
    return std::tuple(wire::field<wire::List<Sticks>>("heaps", &Shown::heaps));
  }
};
inline Shown shown_of(const Nim& /*game*/, const State& state) { return {state.heaps}; }

struct NimNotation {
  using Content = NamedHeaps;

  static constexpr const char* kTurnRule = "N-02";
  static constexpr std::array<PlayerEntry<Nim>, 2> kPlayers = {
      {{"random", choose_randomly}, {"expert", choose_expertly}}};
};

// At a terminal
inline std::string draw(const Nim& /*game*/, const State& state, Viewer /*viewer*/,
                        const Style& /*style*/) {
  std::string out;
  for (std::size_t i = 0; i < kHeaps; ++i) {
    out += filled("{} {}\n", kHeapNames[i], std::string(state.heaps[i], '|'));
  }
  return out;
}
// "2 b" is "take 2 from b".
inline std::string completed(const Nim& /*game*/, const State& /*state*/, std::string_view answer) {
  const auto parts = words(answer);
  return parts.size() == 2 ? filled("take {} from {}", parts[0], parts[1]) : std::string(answer);
}

// How often the first player wins.
class NimSurvey {
 public:
  NimSurvey(const Nim& game, const NamedHeaps& /*content*/) : game_(game) {}

  void add(std::span<const Action> match) {
    State state = game_.start();
    for (const Action action : match) game_.apply(state, action);
    matches_ += 1;
    won_ += game_.outcome(state).is_winner(seat_at(0)) ? 1 : 0;
  }
  void merge(const NimSurvey& other) {
    matches_ += other.matches_;
    won_ += other.won_;
  }
  [[nodiscard]] Report report() const {
    return {.title = "Nim",
            .note = "",
            .figures = {{"first_share", "won by the first player", percent(won_, matches_), "%"}},
            .tables = {}};
  }

 private:
  const Nim& game_;
  std::int64_t matches_ = 0;
  std::int64_t won_ = 0;
};

}  // namespace loggia::nim
