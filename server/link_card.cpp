#include "server/link_card.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "notation/filled.h"
#include "notation/json.h"
#include "server/accepted.h"

namespace loggia::server {
namespace {

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
std::string duration(std::int64_t seconds, const LinkWords& words) {
  constexpr std::array<std::int64_t, 4> kLengths = {1, 60, 3600, 86'400};
  std::size_t unit = kLengths.size() - 1;
  while (unit > 0 && (seconds < kLengths[unit] || seconds % kLengths[unit] != 0)) --unit;
  return fill(words.units[unit], {Filling(seconds / kLengths[unit])});
}

// A match's card as it is stored (table/service.h), read for those who follow a link.
class MatchCard {
 public:
  MatchCard(const json::object& match, const LinkWords& words, const LinkWords::Game& game)
      : match_(match), words_(words), game_(game), chairs_(match.at("chairs").as_array()) {}

  [[nodiscard]] std::string picture() const { return filled("/links/{}.png", game_.key); }

  // Nobody is invited to chairs that wait for others.
  [[nodiscard]] std::string invitation() const {
    if (free_chairs() == 0) return title();
    const json::value* host = match_.if_contains("host");
    if (host == nullptr) return fill(words_.invitation, {Filling(game_.name)});
    const std::string who = name_of(chairs_.at(host->to_number<std::size_t>() - 1));
    return fill(words_.invites, {Filling(who), Filling(game_.name)});
  }

  [[nodiscard]] std::string terms() const {
    const std::size_t free = free_chairs();
    std::vector<std::string> out = {
        free == 0 ? std::string(words_.reserved)
                  : fill(words_.free_seats, {Filling(free), Filling(chairs_.size())})};
    if (const std::string sitting = people(); !sitting.empty()) {
      out.push_back(fill(words_.at_table, {Filling(sitting)}));
    }
    const json::object& options = match_.at("options").as_object();
    for (const auto& [key, option] : game_.options) {
      const json::value* value = options.if_contains(key);
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

  [[nodiscard]] std::string result() const {
    const json::object& result = match_.at("result").as_object();
    std::vector<std::string> winners;
    for (const json::value& seat : result.at("winners").as_array()) {
      winners.push_back(at_seat(seat.as_string()));
    }
    std::vector<std::string> out;
    const std::string won = joined(winners, ", ");
    if (!winners.empty()) out.push_back(fill(words_.won, {Filling(won)}));
    if (!result.contains("resigned")) {
      std::vector<std::string> scores;
      for (const auto& [seat, score] : result.at("scores").as_object()) {
        scores.push_back(filled("{} {}", at_seat(seat), score.to_number<std::int64_t>()));
      }
      const std::string all = joined(scores, ", ");
      out.push_back(fill(game_.points, {Filling(all)}));
    }
    out.emplace_back(words_.over);
    return joined(out, " ");
  }

 private:
  [[nodiscard]] std::size_t free_chairs() const {
    const json::value* kept = match_.if_contains("kept");
    const auto empty = std::ranges::count_if(chairs_, &json::value::is_null);
    return static_cast<std::size_t>(empty) - (kept == nullptr ? 0 : kept->as_array().size());
  }

  [[nodiscard]] std::string name_of(const json::value& chair) const {
    const json::value* name = chair.as_object().if_contains("name");
    return name != nullptr ? isolated(name->as_string()) : std::string(words_.bot);
  }

  [[nodiscard]] std::string at_seat(std::string_view seat) const {
    const auto* const chair = std::ranges::find_if(chairs_, [&](const json::value& each) {
      return each.is_object() && each.at("seat").as_string() == seat;
    });
    return chair == chairs_.end() ? std::string() : name_of(*chair);
  }

  // Those who sit there.
  [[nodiscard]] std::string people() const {
    std::vector<std::string> names;
    for (const json::value& chair : chairs_) {
      if (!chair.is_null()) names.push_back(name_of(chair));
    }
    return joined(names, ", ");
  }

  void add_clock(std::vector<std::string>& out) const {
    const json::object* clock = match_.at("clock").if_object();
    if (clock == nullptr) return;
    const auto add = [&](std::string_view field, std::string_view pattern) {
      const json::value* time = clock->if_contains(field);
      if (time == nullptr || *time == 0) return;
      const std::string length = duration(time->to_number<std::int64_t>(), words_);
      out.push_back(fill(pattern, {Filling(length)}));
    };
    add("move", words_.per_move);
    add("total", words_.per_match);
    add("increment", words_.increment);
  }

  const json::object& match_;
  const LinkWords& words_;
  const LinkWords::Game& game_;
  const json::array& chairs_;
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

LinkCard link_card(std::string_view path, const std::optional<store::Summary>& summary,
                   Language language) {
  const LinkWords& words = link_words(language);
  LinkCard card{.path = "/",
                .picture = "/links/loggia.png",
                .title = std::string(words.start_title),
                .description = std::string(words.start)};
  const auto match = summary ? parse_json(summary->card) : json::value(nullptr);
  if (!match || !match->is_object()) return card;
  const json::object& told = match->as_object();
  const bool is_over = told.contains("result");
  const bool is_playing = summary->phase == store::Phase::kPlaying;
  const bool is_open = summary->phase == store::Phase::kOpen;
  // Anybody may look at a table that waits for people, but there is nothing to watch again.
  const bool is_public = is_open ? path.starts_with(kTables)
                                 : (is_playing || is_over) && told.at("spectators").as_bool();
  const auto game = std::ranges::find(words.games, summary->game, &LinkWords::Game::key);
  if (!is_public || game == words.games.end()) return card;
  const MatchCard match_card(told, words, *game);
  card.path = path;
  card.picture = match_card.picture();
  card.title = is_open ? match_card.invitation() : match_card.title();
  card.description = is_open      ? match_card.terms()
                     : is_playing ? std::string(words.playing)
                                  : match_card.result();
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
