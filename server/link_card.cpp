#include "server/link_card.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "notation/filled.h"
#include "notation/json.h"
#include "server/accepted.h"

namespace loggia::server {
namespace {

namespace told = table::told;

constexpr std::string_view kTables = "/table/";
constexpr std::string_view kReplays = "/replay/online-";

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
  std::string out;
  for (const std::string& text : texts) out.append(out.empty() ? "" : between).append(text);
  return out;
}

// A name may be written from right to left; what stands around it must not turn with it. Nobody
// does so with the letters up to Cyrillic.
std::string isolated(std::string_view name) {
  constexpr unsigned char kAfterCyrillic = 0xd6;  // the first byte of Hebrew
  const bool may_turn = std::ranges::any_of(
      name, [](char byte) { return static_cast<unsigned char>(byte) >= kAfterCyrillic; });
  return may_turn ? filled("\u2068{}\u2069", name) : std::string(name);
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    switch (letter) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += letter;
    }
  }
  return out;
}

// "10 min": in the largest unit that fits without a rest.
std::string duration(Milliseconds time, const LinkWords& words) {
  constexpr std::array<std::int64_t, 4> kLengths = {1, 60, 3600, 86'400};
  const std::int64_t seconds = time / std::chrono::seconds(1);
  std::size_t unit = kLengths.size() - 1;
  while (unit > 0 && (seconds < kLengths[unit] || seconds % kLengths[unit] != 0)) --unit;
  return fill(words.units[unit], {Filling(seconds / kLengths[unit])});
}

// A match's card, in words for those who follow a link.
class MatchCard {
 public:
  MatchCard(const told::Card& card, const LinkWords& words, const LinkWords::Game& game)
      : card_(card), words_(words), game_(game) {}

  [[nodiscard]] std::string picture() const { return filled("/links/{}.png", game_.key); }

  // Nobody is invited to chairs that wait for others.
  [[nodiscard]] std::string invitation() const {
    if (free_chairs() == 0) return title();
    if (!card_.host) return fill(words_.invitation, {Filling(game_.name)});
    const std::string who = name_of(card_.chairs.at(static_cast<std::size_t>(*card_.host)));
    return fill(words_.invites, {Filling(who), Filling(game_.name)});
  }

  [[nodiscard]] std::string terms() const {
    const std::size_t free = free_chairs();
    std::vector<std::string> out = {
        free == 0 ? std::string(words_.reserved)
                  : fill(words_.free_seats, {Filling(free), Filling(card_.chairs.size())})};
    if (const std::string sitting = people(); !sitting.empty()) {
      out.push_back(fill(words_.at_table, {Filling(sitting)}));
    }
    for (const auto& [key, option] : game_.options) {
      const json::value* value = card_.terms.options.if_contains(key);
      if (value == nullptr || *value == false || value->is_string()) continue;
      const auto number = value->is_number() ? value->to_number<std::int64_t>() : 0;
      out.push_back(value->is_bool() ? std::string(option) : fill(option, {Filling(number)}));
    }
    add_clock(out);
    return joined(out, " · ");
  }

  [[nodiscard]] std::string title() const {
    const std::string who = people();
    return fill(words_.match_title, {Filling(game_.name), Filling(who)});
  }

  [[nodiscard]] std::string result(const Result& result) const {
    std::vector<std::string> winners;
    std::vector<std::string> scores;
    for (int place = 0; std::cmp_less(place, card_.chairs.size()); ++place) {
      const Seat seat = seat_at(place);
      const std::string name = at_seat(seat);
      if (result.outcome.is_winner(seat)) winners.push_back(name);
      scores.push_back(filled("{} {}", name, result.outcome.scores[seat]));
    }
    std::vector<std::string> out;
    const std::string won = joined(winners, ", ");
    if (!winners.empty()) out.push_back(fill(words_.won, {Filling(won)}));
    const std::string all = joined(scores, ", ");
    if (!result.resigned) out.push_back(fill(game_.points, {Filling(all)}));
    out.emplace_back(words_.over);
    return joined(out, " ");
  }

 private:
  using Chair = std::optional<told::Sitting>;

  [[nodiscard]] std::size_t free_chairs() const {
    const auto empty = std::ranges::count_if(card_.chairs, [](const Chair& each) { return !each; });
    return static_cast<std::size_t>(empty) - card_.kept.size();
  }

  [[nodiscard]] std::string name_of(const Chair& chair) const {
    const auto* person = chair ? std::get_if<told::Person>(&*chair) : nullptr;
    return person == nullptr ? std::string(words_.bot) : isolated(person->name);
  }

  [[nodiscard]] std::string at_seat(Seat seat) const {
    const auto is_there = [seat](const Chair& chair) {
      return chair && std::visit([](const auto& each) { return each.seat; }, *chair) == seat;
    };
    const auto chair = std::ranges::find_if(card_.chairs, is_there);
    return chair == card_.chairs.end() ? std::string() : name_of(*chair);
  }

  // Those who sit there.
  [[nodiscard]] std::string people() const {
    std::vector<std::string> names;
    for (const Chair& chair : card_.chairs) {
      if (chair) names.push_back(name_of(chair));
    }
    return joined(names, ", ");
  }

  void add_clock(std::vector<std::string>& out) const {
    const auto& [kind, time, increment] = card_.terms.clock;
    const auto add = [&](Milliseconds length, std::string_view pattern) {
      const std::string words = duration(length, words_);
      if (length > Milliseconds{}) out.push_back(fill(pattern, {Filling(words)}));
    };
    switch (kind) {
      case table::Clock::Kind::kNone: break;
      case table::Clock::Kind::kPerMove: add(time, words_.per_move); break;
      case table::Clock::Kind::kTotal:
        add(time, words_.per_match);
        add(increment, words_.increment);
        break;
    }
  }

  const told::Card& card_;
  const LinkWords& words_;
  const LinkWords::Game& game_;
};

}  // namespace

Language language_of(std::string_view accept_language) {
  Language best = Language::kEnglish;
  int most = 0;
  for (const auto& [what, liking] : accepted(accept_language)) {
    for (const Language each : {Language::kEnglish, Language::kFrench, Language::kRussian}) {
      if (liking > most && parts(what, '-').front() == link_words(each).code) {
        best = each;
        most = liking;
      }
    }
  }
  return best;
}

std::optional<std::string> match_at(std::string_view path) {
  constexpr std::size_t kDigits = 32;
  for (const std::string_view before : {kTables, kReplays}) {
    if (!path.starts_with(before)) continue;
    const std::string_view id = path.substr(before.size());
    if (id.size() == kDigits &&
        id.find_first_not_of("0123456789abcdef") == std::string_view::npos) {
      return std::string(id);
    }
  }
  return std::nullopt;
}

LinkCard link_card(std::string_view path, const std::optional<table::told::Listed>& match,
                   Language language) {
  const LinkWords& words = link_words(language);
  LinkCard card{.path = "/",
                .picture = "/links/loggia.png",
                .title = std::string(words.start_title),
                .description = std::string(words.start)};
  if (!match) return card;
  const auto& [terms, chairs, host, kept, result] = match->card;
  const bool is_playing = match->phase == store::Phase::kPlaying;
  const bool is_open = match->phase == store::Phase::kOpen;
  // Anybody may look at a table that waits for people, but there is nothing to watch again.
  const bool is_public =
      is_open ? path.starts_with(kTables) : (is_playing || result) && terms.has_spectators;
  const auto game = std::ranges::find(words.games, terms.game->name, &LinkWords::Game::key);
  if (!is_public || game == words.games.end()) return card;
  const MatchCard match_card(match->card, words, *game);
  card.path = path;
  card.picture = match_card.picture();
  card.title = is_open ? match_card.invitation() : match_card.title();
  card.description = is_open      ? match_card.terms()
                     : is_playing ? std::string(words.playing)
                                  : match_card.result(*result);
  return card;
}

std::string card_html(const LinkCard& card, std::string_view origin, Language language) {
  std::string out = filled("<title>{}</title>", escaped(card.title));
  const auto add = [&](std::string_view kind, std::string_view name, std::string_view content) {
    out += filled("\n    <meta {}=\"{}\" content=\"{}\" />", kind, name, escaped(content));
  };
  const auto url = [&](std::string_view path) { return std::string(origin).append(path); };
  add("name", "description", card.description);
  add("property", "og:site_name", "Loggia");
  add("property", "og:type", "website");
  add("property", "og:locale", link_words(language).locale);
  add("property", "og:url", url(card.path));
  add("property", "og:title", card.title);
  add("property", "og:description", card.description);
  add("property", "og:image", url(card.picture));
  add("property", "og:image:width", "1200");
  add("property", "og:image:height", "630");
  add("name", "twitter:card", "summary_large_image");
  return out;
}

}  // namespace loggia::server
