#include "server/link_card.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <format>

#include "notation/registry.h"

namespace loggia::server {
namespace {

constexpr std::string_view kId = "0123456789abcdef0123456789abcdef";
const std::string kTable = std::format("/table/{}", kId);
const std::string kReplay = std::format("/replay/online-{}", kId);

table::told::Listed listed(store::Phase phase, std::string_view chairs, std::string_view more = "",
                           std::string_view game = "balconia") {
  const std::string card = std::format(R"({{"game": "{}", "chairs": {}{}}})", game, chairs, more);
  const auto found = table::Cards().listed(
      {.match = std::string(kId), .summary = {.phase = phase, .card = card}}, "");
  REQUIRE(found.has_value());
  return *found;
}

table::told::Listed open(std::string_view chairs, std::string_view more = "",
                         std::string_view game = "balconia") {
  return listed(store::Phase::kOpen, chairs, more, game);
}

constexpr std::string_view kAnnAndBen =
    R"([{"name": "Ann", "seat": "pink"}, {"name": "Ben", "seat": "green"}])";
constexpr std::string_view kWon =
    R"(, "result": {"winners": ["pink"], "scores": {"green": 28, "pink": 34}})";

TEST_CASE("every game there is has words in every language, and of its own options alone") {
  for (const Language language : {Language::kEnglish, Language::kFrench, Language::kRussian}) {
    const auto& told = link_words(language).games;
    REQUIRE(told.size() == games().size());
    for (const LinkWords::Game& words : told) {
      CAPTURE(words.key);
      const GameEntry* game = find_game(words.key);
      REQUIRE(game != nullptr);
      for (const LinkWords::Option& option : words.options) {
        CAPTURE(option.key);
        const auto known = std::ranges::find(game->options, option.key, &OptionSpec::key);
        REQUIRE(known != game->options.end());
        CHECK(option.words.contains("{}") != known->is_switch());
      }
    }
  }
}

TEST_CASE("only ids of matches lead to one") {
  CHECK(match_at(kTable) == kId);
  CHECK(match_at(kReplay) == kId);
  for (const std::string& path :
       {kTable + "0", kTable + "/", std::string("/table/"), std::format("/replay/local-{}", kId),
        std::format("/x/{}", kId), std::format("/table/{}", std::string(32, 'A'))}) {
    CAPTURE(path);
    CHECK_FALSE(match_at(path));
  }
}

TEST_CASE("the language is the one liked best of those there are") {
  CHECK(language_of("") == Language::kEnglish);
  CHECK(language_of("*") == Language::kEnglish);
  CHECK(language_of("de, pt;q=0.5") == Language::kEnglish);
  CHECK(language_of("fr-CA,fr;q=0.9,en;q=0.8") == Language::kFrench);
  CHECK(language_of("de, ru;q=0.7, en;q=0.3") == Language::kRussian);
  CHECK(language_of("en;q=0.2, RU;q=0.4") == Language::kRussian);
  CHECK(language_of("fr;q=0, ru;q=nonsense") == Language::kEnglish);
}

TEST_CASE("an invitation says who invites to what, and who is there") {
  const auto card = [](const table::told::Listed& of, Language language = Language::kEnglish) {
    return link_card(kTable, of, language);
  };
  const auto alone = open(R"([null, {"name": "Ann"}])", R"(, "host": 2)");
  CHECK(card(alone).title == "Ann invites you to play Balconia");
  CHECK(card(alone).description == "1 of 2 seats free · At the table: Ann");
  CHECK(card(alone).picture == "/links/balconia.png");
  CHECK(card(alone).path == kTable);
  CHECK(card(alone, Language::kFrench).title == "Ann vous invite à jouer à Balconia");
  CHECK(card(alone, Language::kRussian).title == "Ann зовёт сыграть в игру «Балконица»");
  const auto empty = open("[null, null]");
  CHECK(card(empty).title == "An invitation to play Balconia");
  CHECK(card(empty).description == "2 of 2 seats free");
  const auto rematch = open(R"([null, {"name": "Ann"}])", R"(, "host": 2, "kept": [1])");
  CHECK(card(rematch).title == "Balconia: Ann");
  CHECK(card(rematch).description == "The free seats are reserved · At the table: Ann");
  const auto four = open(
      R"([{"name": "Ann"}, {"bot": "tenant"}, null, null])",
      R"(, "host": 1, "options": {"players": 4, "floors": 4, "turn_limit": "none", "first": "red"},
          "clock": {"total": 600, "increment": 5}, "spectators": false)",
      "highrise");
  CHECK(card(four).title == "Ann invites you to play High-Rises");
  CHECK(card(four).description ==
        "2 of 4 seats free · At the table: Ann, a bot · Floors to win: 4 · 10 min per player · "
        "plus 5 s per move");
  CHECK(card(four).picture == "/links/highrise.png");
}

TEST_CASE("a match says who plays, and its result once there is one") {
  const auto description = [](const std::string& path, const table::told::Listed& of) {
    return link_card(path, of, Language::kEnglish).description;
  };
  const auto playing = listed(store::Phase::kPlaying, kAnnAndBen);
  CHECK(link_card(kTable, playing, Language::kEnglish).title == "Balconia: Ann, Ben");
  CHECK(description(kTable, playing) == "The match has begun. Come in and watch.");
  const auto over = listed(store::Phase::kOver, kAnnAndBen, kWon);
  CHECK(link_card(kReplay, over, Language::kEnglish).title == "Balconia: Ann, Ben");
  CHECK(link_card(kReplay, over, Language::kEnglish).path == kReplay);
  CHECK(description(kReplay, over) ==
        "Won by Ann. Points: Ben 28, Ann 34. Watch the replay, move by move.");
  const auto resigned = listed(
      store::Phase::kOver, kAnnAndBen,
      R"(, "result": {"winners": ["pink"], "scores": {"green": 9, "pink": 0}, "resigned": "green"})");
  CHECK(description(kTable, resigned) == "Won by Ann. Watch the replay, move by move.");
}

TEST_CASE("what is not for everybody looks like what is not there") {
  const LinkCard start = link_card("/", std::nullopt, Language::kEnglish);
  CHECK(start.path == "/");
  CHECK(start.picture == "/links/loggia.png");
  const auto is_start = [&](const std::string& path, const std::optional<table::told::Listed>& of) {
    return link_card(path, of, Language::kEnglish) == start;
  };
  CHECK(is_start(kTable, std::nullopt));
  CHECK(is_start("/lobby", std::nullopt));
  for (const store::Phase phase : {store::Phase::kPlaying, store::Phase::kOver}) {
    const auto hidden = listed(phase, kAnnAndBen, std::format(R"({}, "spectators": false)", kWon));
    CHECK(is_start(kTable, hidden));
    CHECK(is_start(kReplay, hidden));
  }
  GameEntry other = games().front();
  other.name = "a game without words";
  auto without_words = open("[null, null]");
  without_words.card.terms.game = &other;
  CHECK(is_start(kTable, without_words));
  CHECK(is_start(kReplay, open("[null, null]")));                        // nothing to watch again
  CHECK(is_start(kTable, listed(store::Phase::kOver, "[null, null]")));  // closed
}

TEST_CASE("names are only ever names") {
  const auto html = [](std::string_view name) {
    const auto card =
        link_card(kTable, open(std::format(R"([{{"name": "{}"}}, null])", name), R"(, "host": 1)"),
                  Language::kEnglish);
    return card_html(card, "https://loggia.example", Language::kEnglish);
  };
  const std::string hostile = html(R"(</title><script>&'\"x=)");
  CHECK(hostile.contains("<title>&lt;/title&gt;&lt;script&gt;&amp;&#39;&quot;x= invites"));
  CHECK_FALSE(hostile.contains("<script"));
  CHECK_FALSE(hostile.contains("\"x="));
  CHECK(html("{}").contains("{} invites you to play Balconia"));
  CHECK(html("דנה").contains("\u2068דנה\u2069 invites"));
  CHECK(html("Боря").contains("<title>Боря invites"));
  CHECK(hostile.contains(
      std::format(R"(<meta property="og:url" content="https://loggia.example/table/{}" />)", kId)));
  CHECK(hostile.contains(
      R"(<meta property="og:image" content="https://loggia.example/links/balconia.png" />)"));
}

}  // namespace
}  // namespace loggia::server
