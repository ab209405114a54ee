#include "match/fair_chance.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include "notation/filled.h"
#include "notation/registry.h"

namespace loggia {

std::string commitment_to(std::string_view seed) { return sha256(seed); }

FairChance::FairChance(const ChanceOrigin& origin) {
  std::string text = "loggia.chance/1\n" + origin.seed + "\n";
  for (const std::string& nonce : origin.nonces) text += nonce + "\n";
  key_.add(sha256(text)).add("\n");
}

std::uint64_t FairChance::below(std::string_view name, std::uint64_t many) const {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  // Of 2^64 numbers the last few that would favour small remainders do not count.
  const std::uint64_t last_fair = kMost - ((kMost - many + 1) % many);
  for (int attempt = 0;; ++attempt) {
    const std::string digits = Sha256(key_).add(filled("{}\n{}\n", name, attempt)).digits();
    std::uint64_t number = 0;
    std::from_chars(digits.data(), digits.data() + 16, number, 16);
    if (number <= last_fair) return number % many;
  }
}

AnyAction FairChance::draw(const Match& match) const {
  const std::vector<AnyChance> outcomes = match.game().chances(match.state());
  std::uint64_t all = 0;
  for (const AnyChance& outcome : outcomes) all += outcome.weight;
  std::uint64_t number = below(filled("draw {}", match.chance_count() + 1), all);
  const auto drawn = std::ranges::find_if(outcomes, [&](const AnyChance& outcome) {
    if (number < outcome.weight) return true;
    number -= outcome.weight;
    return false;
  });
  return drawn->action;
}

std::vector<int> FairChance::shuffled_chairs(int chairs) const {
  std::vector<int> order;
  for (int i = 0; i < chairs; ++i) order.push_back(i);
  for (std::size_t seat = 0; seat + 1 < order.size(); ++seat) {
    const auto others = below(filled("seat {}", seat + 1), order.size() - seat);
    std::swap(order[seat], order[seat + static_cast<std::size_t>(others)]);
  }
  return order;
}

namespace {

// "" or why the option was not drawn so.
std::string verify_option(const FairChance& chance, const Match& match, std::string_view key) {
  const GameEntry& entry = *find_game(match.game().name());
  const auto spec = std::ranges::find(entry.options, key, &OptionSpec::key);
  if (spec == entry.options.end() || spec->drawn_from == nullptr) {
    return in_quotes(key) + " is not drawn by chance";
  }
  Problems problems;
  const json::value options = match.game().options();
  const OptionChoices choices = read_options(Reader(options, "options", problems), entry.options);
  const auto drawn = static_cast<std::size_t>(chance.below(key, spec->drawn_from(choices)));
  const std::size_t found = choices[static_cast<std::size_t>(spec - entry.options.begin())];
  if (drawn == found) return "";
  return filled("{} is {}, but {} was drawn", key, spec->text(found), spec->text(drawn));
}

std::string numbers(const std::vector<int>& list) {
  std::string text;
  for (const int number : list) text += (text.empty() ? "" : ", ") + std::to_string(number + 1);
  return text;
}

}  // namespace

std::expected<std::size_t, Problem> verify(const Match& match) {
  const auto wrong = [](std::string where, std::string what) {
    return std::unexpected(Problem{std::move(where), std::move(what)});
  };
  if (!match.chance_origin()) {
    return wrong("chance", "is not in this record, so its draws cannot be proved");
  }
  const ChanceOrigin& origin = *match.chance_origin();
  if (commitment_to(origin.seed) != origin.commitment) {
    return wrong("chance, commitment", "is not the SHA-256 of the seed");
  }
  const FairChance chance(origin);
  if (!origin.chairs.empty()) {
    const auto drawn = chance.shuffled_chairs(match.game().seats());
    if (origin.chairs != drawn) {
      return wrong("chance, chairs",
                   filled("are {}, but {} were drawn", numbers(origin.chairs), numbers(drawn)));
    }
  }
  for (const std::string& key : origin.options) {
    const std::string problem = verify_option(chance, match, key);
    if (!problem.empty()) return wrong("chance, options", problem);
  }
  const AnyGame& game = match.game();
  Match follower(match.shared_game(), {});
  std::size_t proved = 0;
  for (const Entry& entry : match.entries()) {
    const Acted* acted = std::get_if<Acted>(&entry);
    if (acted != nullptr && acted->by.is_chance()) {
      const std::string drawn = game.action_text(chance.draw(follower));
      const std::string found = game.action_text(acted->action);
      if (drawn != found) {
        return wrong(filled("entry {}", follower.entries().size() + 1),
                     filled("is {}, but {} was drawn", found, drawn));
      }
      ++proved;
    }
    // It was played once, so it can be played again.
    (void)follower.repeat(entry);
  }
  return proved;
}

}  // namespace loggia
