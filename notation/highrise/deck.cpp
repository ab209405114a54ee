#include "notation/highrise/deck.h"

#include "notation/filled.h"
#include "notation/highrise/names.h"

namespace loggia::highrise {
namespace {

constexpr int kMostOfAKind = 60;
constexpr int kMostDealt = 20;

Pile read_cards(const Reader& reader) {
  Pile cards;
  if (!reader.is_any_object()) return cards;
  int total = 0;
  for (const auto& [key, value] : reader.object()) {
    const auto card = parse_card(key);
    if (!card) {
      reader.fail(filled("{} is not a card; choose from {}", in_quotes(key), joined(kCardNames)));
      continue;
    }
    const auto count = reader.item(value, key).integer(1, kMostOfAKind);
    if (!count) continue;
    total += *count;
    for (auto i = *count; i > 0 && total <= kMostCards; --i) cards.add(*card);
  }
  if (total > kMostCards) {
    reader.fail(filled("{} of them, more than the {} allowed", total, kMostCards));
  }
  return cards;
}

}  // namespace

std::optional<NamedDeck> read_deck(const Reader& reader, Problems& problems) {
  const std::size_t before = problems.size();
  NamedDeck named;
  Deck& deck = named.deck;
  if (reader.is_object({"$schema", "format", "name", "cards", "dealt", "full", "refill"})) {
    reader.expect_format("loggia.deck/1");
    named.name = reader.field("name").and_then(&Reader::line).value_or("");
    const auto cards = reader.field("cards");
    if (cards) deck.cards = read_cards(*cards);
    deck.dealt = reader.integer_field("dealt", 1, kMostDealt).value_or(1);
    deck.full = reader.integer_field("full", 1, kMostCards).value_or(1);
    deck.refill = reader.integer_field("refill", 0, kMostDealt).value_or(0);
    if (problems.size() == before && deck.cards.size < kMaxSeats * deck.dealt) {
      cards->fail(filled("{} of them, too few to deal {} to each of {} players", deck.cards.size,
                         deck.dealt, kMaxSeats));
    }
  }
  if (problems.size() > before) return std::nullopt;
  return named;
}

json::object content_json(const NamedDeck& named) {
  json::object cards;
  for (int i = 0; i < kCards; ++i) {
    const Card card = card_at(i);
    if (named.deck.cards.has(card)) cards[name(card)] = named.deck.cards[card];
  }
  return {{"format", "loggia.deck/1"}, {"name", named.name},      {"cards", std::move(cards)},
          {"dealt", named.deck.dealt}, {"full", named.deck.full}, {"refill", named.deck.refill}};
}

}  // namespace loggia::highrise
