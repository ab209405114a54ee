// For tests: the same past as far as one pair of eyes saw it, and otherwise where they did not
// look: cards that others drew or stole, blocks that others turned.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/match.h"

namespace loggia {

// What happened, and who looked on.
struct Past {
  std::shared_ptr<const AnyGame> game;
  Viewer viewer;
  std::vector<Entry> entries;
};

namespace lookalikes {

// All that may happen next. A decision has no kind.
inline std::vector<AnyChance> possible(const Match& match) {
  if (match.turn().is_chance()) return match.game().chances(match.state());
  std::vector<AnyChance> decisions;
  for (const AnyAction& action : match.game().legal(match.state())) {
    decisions.push_back({.action = action});
  }
  return decisions;
}

inline std::uint32_t kind_of(const Match& match, const AnyAction& action) {
  const std::string text = match.game().action_text(action);
  for (const AnyChance& chance : possible(match)) {
    if (match.game().action_text(chance.action) == text) return chance.kind;
  }
  return 0;
}

// Something that could have happened there instead, and would have looked the same.
template <class Fits>
std::optional<AnyAction> another(const Past& past, const Match& match, const AnyAction& action,
                                 Rng& rng, Fits fits) {
  const auto look_of = [&](const AnyAction& each) {
    return past.game->seen_json(past.game->redact(each, past.viewer));
  };
  const json::object seen = look_of(action);
  std::vector<AnyAction> found;
  for (const AnyChance& chance : possible(match)) {
    if (fits(chance) && look_of(chance.action) == seen) {
      found.push_back(chance.action);
    }
  }
  if (found.empty()) return std::nullopt;
  return found[rng.below(static_cast<std::uint32_t>(found.size()))];
}

// Another card or turn at one place that was not seen; where that card came later, and unseen too,
// the two change places. Nothing where something seen could then not have happened.
inline std::optional<Past> changed_at(const Past& past, std::size_t place, Rng& rng) {
  const AnyGame& game = *past.game;
  Past other = past;
  Match was(past.game, {});
  Match is(past.game, {});
  std::uint32_t old_kind = 0;
  for (std::size_t i = 0; i < past.entries.size(); ++i) {
    Entry& entry = other.entries[i];
    if (Acted* acted = std::get_if<Acted>(&entry)) {
      std::optional<AnyAction> changed = acted->action;
      if (i == place) {
        old_kind = kind_of(was, acted->action);
        const bool is_chance = was.turn().is_chance();
        const std::string old = game.action_text(acted->action);
        changed = another(past, is, acted->action, rng, [&](const AnyChance& c) {
          return is_chance ? c.kind != old_kind : game.action_text(c.action) != old;
        });
      } else if (game.check(is.state(), acted->action)) {
        const bool is_chance = is.turn().is_chance();
        changed = another(past, is, acted->action, rng,
                          [&](const AnyChance& c) { return !is_chance || c.kind == old_kind; });
      }
      if (!changed) return std::nullopt;
      acted->action = *changed;
    }
    if (!is.repeat(entry) || !was.repeat(past.entries[i])) return std::nullopt;
  }
  return other;
}

}  // namespace lookalikes

// As different as so many changes make it.
inline Past lookalike(Past past, int changes, Rng& rng) {
  for (int i = 0; i < changes && !past.entries.empty(); ++i) {
    const auto place = rng.below(static_cast<std::uint32_t>(past.entries.size()));
    if (auto changed = lookalikes::changed_at(past, place, rng)) past = std::move(*changed);
  }
  return past;
}

// In how many places.
inline int differing(const Past& one, const Past& two) {
  int places = 0;
  for (std::size_t i = 0; i < one.entries.size(); ++i) {
    const Acted* first = std::get_if<Acted>(&one.entries[i]);
    const Acted* second = std::get_if<Acted>(&two.entries[i]);
    places += first != nullptr && second != nullptr &&
              one.game->action_text(first->action) != two.game->action_text(second->action);
  }
  return places;
}

}  // namespace loggia
