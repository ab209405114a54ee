// leak_test [COUNT [FIRST]], from the seeds of LOGGIA_SEED on: whoever sits or looks on at a table
// learns what the rules show them, and nothing else. Each seed is an evening of one match of each
// game. For everybody there it is played again: the same as far as that person may know, and
// otherwise in everything else (hands, decks, unseen thefts, how blocks are turned, ids, what
// others try). Every byte must be the same, up to the event that ends the match. Prints the seed
// that fails. First it shows that leaks on purpose are found.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <format>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seeded.h"
#include "tests/leak/evening.h"

namespace loggia::table {
namespace {

constexpr std::array<std::string_view, 2> kGames = {"balconia", "highrise"};

struct Found {
  int comparisons = 0;
  std::size_t messages = 0;
  int hidden = 0;     // what an observer saw less of than there was
  int otherwise = 0;  // and how much of it was changed
  std::string leak;   // the first
};

int hidden_in(const Past& past) {
  return static_cast<int>(std::ranges::count_if(past.entries, [&](const Entry& entry) {
    const Acted* acted = std::get_if<Acted>(&entry);
    return acted != nullptr &&
           past.game->seen_json(past.game->redact(acted->action, past.viewer)) !=
               past.game->action_json(acted->action);
  }));
}

// Where the two part, in words.
std::string difference(std::span<const std::string> once, std::span<const std::string> again) {
  const auto [a, b] = std::ranges::mismatch(once, again);
  if (a == once.end() && b == again.end()) return "";
  return std::format("message {}\n  once:  {}\n  again: {}", a - once.begin() + 1,
                     a == once.end() ? "none" : *a, b == again.end() ? "none" : *b);
}

std::string secret_in(const Evening& evening, std::span<const std::string> heard) {
  for (const std::string& text : heard) {
    for (const std::string& secret : evening.secrets) {
      if (text.contains(secret)) return std::format("{} in {}", secret, text);
    }
  }
  return "";
}

void compare(const Evening& evening, std::size_t observer, std::size_t steps,
             const Stage::Leak& leak, Rng& rng, Found& found) {
  const Step& last = evening.steps[steps - 1];
  const auto known = static_cast<std::ptrdiff_t>(last.entries);
  const Past past{evening.game,
                  evening.viewers[observer],
                  {evening.entries.begin(), evening.entries.begin() + known}};
  constexpr int kChanges = 80;
  const Past other = lookalike(past, kChanges, rng);
  found.hidden += hidden_in(past);
  found.otherwise += differing(past, other);
  const std::span<const std::string> once =
      std::span(evening.heard[observer]).first(last.heard[observer]);
  const auto again = heard_again({evening, observer, steps, other.entries, leak}, rng);
  ++found.comparisons;
  found.messages += once.size();
  std::string problem = difference(once, again);
  if (problem.empty()) problem = secret_in(evening, once);
  if (found.leak.empty() && !problem.empty()) {
    found.leak = std::format("{}: {}, after {} steps: {}", evening.game->name(),
                             evening.people[observer].name, steps, problem);
  }
}

// Everybody there, at the end and at some moments before: what is in a hand then may still be
// anything.
void look(std::string_view game, std::uint64_t seed, const Stage::Leak& leak, Found& found) {
  const Evening evening = random_evening(game, seed, leak);
  Rng rng = Rng::stream(71, seed);
  const auto all = static_cast<std::uint32_t>(evening.steps.size());
  for (std::size_t observer = 0; observer < evening.people.size(); ++observer) {
    for (const std::uint32_t steps : {all, 1 + rng.below(all), 1 + rng.below(all)}) {
      compare(evening, observer, steps, leak, rng, found);
    }
  }
}

// Leaks on purpose, of decisions and chance alone: ids of guests would be found too easily.
bool is_action(const store::Row& row) { return row.body.contains(R"("action")"); }
struct Sieve {
  std::string_view what;
  Stage::Leak leak;
};
const std::array<Sieve, 2> kSieves = {
    {{"who tells whole actions",
      [](const store::Row& row) {
        return is_action(row) ? std::optional(row.body) : std::nullopt;
      }},
     {"who sends one message more for some", [](const store::Row& row) {
        const bool is_some = is_action(row) && sha256(row.body).front() < '8';
        return is_some ? std::optional<std::string>("x") : std::nullopt;
      }}}};

bool finds_leaks() {
  for (const auto& [what, leak] : kSieves) {
    for (const std::string_view game : kGames) {
      constexpr std::uint64_t kSeeds = 6;
      int caught = 0;
      for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        Found found;
        look(game, seed, leak, found);
        caught += found.leak.empty() ? 0 : 1;
      }
      std::cout << std::format("{}: {} is caught in {} of {} evenings\n", game, what, caught,
                               kSeeds);
      if (caught < 3) return false;
    }
  }
  return true;
}

}  // namespace
}  // namespace loggia::table

int main(int argc, char** argv) {
  using namespace loggia::table;
  const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100;
  const std::uint64_t first =
      argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1 + (loggia::lot() * count);
  if (!finds_leaks()) {
    std::cerr << "a leak on purpose was not found\n";
    return 1;
  }
  for (const std::string_view game : kGames) {
    Found found;
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
      look(game, seed, nullptr, found);
      if (found.leak.empty()) continue;
      std::cerr << "seed " << seed << ": " << found.leak << "\nagain: leak_test 1 " << seed << "\n";
      return 1;
    }
    std::cout << std::format(
        "{}: {} evenings played again {} times, {} of {} hidden things otherwise: {} messages, all "
        "the same\n",
        game, count, found.comparisons, found.otherwise, found.hidden, found.messages);
  }
  return 0;
}
