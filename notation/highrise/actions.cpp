#include "notation/highrise/actions.h"

#include <array>

#include "notation/filled.h"
#include "notation/highrise/names.h"
#include "notation/text.h"

namespace loggia::highrise {
namespace {

using Kind = Action::Kind;

constexpr Per<Kind, std::string_view, 13> kKindNames = {
    "draw", "theft",     "build", "steal",       "dog", "bone", "hammer",
    "ball", "milkshake", "thief", "super_thief", "van", "end"};

constexpr std::string_view kind_name(Kind kind) { return kKindNames[kind]; }

bool is_against(Kind kind) {
  return kind == Kind::kHammer || kind == Kind::kBall || kind == Kind::kMilkshake ||
         kind == Kind::kThief;
}

// Numbers as numbers, the others by name.
json::value card_json(Card card) {
  if (is_number(card)) return value_of(card);
  return json::value(name(card));
}

std::optional<Card> read_card(const Reader& reader) {
  if (reader.value().is_number() && !reader.value().is_double()) {
    const auto value = reader.integer(1, kNumbers);
    return value ? std::optional(number_card(*value)) : std::nullopt;
  }
  const auto place = reader.name(std::span(kCardNames).subspan(kNumbers), "a card");
  return place ? std::optional(card_at(kNumbers + *place)) : std::nullopt;
}

std::optional<Card> read_card(const Reader& reader, std::string_view field) {
  return reader.field(field).and_then([](const Reader& card) { return read_card(card); });
}

std::optional<Seat> read_seat(const Reader& reader, std::string_view field) {
  return reader.name_field(field, kSeatNames, "a seat").transform(seat_at);
}

std::optional<int> read_floor(const Reader& reader) {
  return reader.integer_field("floor", 1, kMostFloors).transform([](int floor) {
    return floor - 1;
  });
}

// The cards of a floor have no order (H-09); the engine knows them by one name.
Action build_of(Card one, Card two) {
  return one < two ? Action::build(one, two) : Action::build(two, one);
}

std::optional<Action> read_build(const Reader& reader) {
  const auto field = reader.field("cards");
  const json::array* cards = field ? field->array() : nullptr;
  if (cards == nullptr) return std::nullopt;
  if (cards->size() != 2) {
    field->fail(filled("must list two cards, not {}", cards->size()));
    return std::nullopt;
  }
  const auto first = read_card(field->item((*cards)[0], "first"));
  const auto second = read_card(field->item((*cards)[1], "second"));
  if (!first || !second) return std::nullopt;
  return build_of(*first, *second);
}

std::expected<Action, std::string> parse_build(std::span<const std::string_view> words) {
  const auto first = words.size() == 3 ? parse_card(words[1]) : std::nullopt;
  const auto second = words.size() == 3 ? parse_card(words[2]) : std::nullopt;
  if (first && second) return build_of(*first, *second);
  return std::unexpected("a floor is two cards from 1 to 8, or one and a joker: build 4 5");
}

std::expected<Action, std::string> parse_steal(std::span<const std::string_view> words) {
  const bool is_whole = words.size() == 5 && words[1] == "from" && words[3] == "with";
  const auto seat = is_whole ? parse_seat(words[2]) : std::nullopt;
  const auto card = is_whole ? parse_card(words[4]) : std::nullopt;
  if (seat && card) return Action::steal(*card, *seat);
  return std::unexpected("say whom and with what, such as steal from blue with 5");
}

// Counted from 1, the ground.
std::optional<int> parse_floor(std::string_view text) {
  if (text.size() != 1 || text[0] < '1' || text[0] > '0' + kMostFloors) return std::nullopt;
  return text[0] - '1';
}

std::expected<Action, std::string> parse_dog(std::span<const std::string_view> words) {
  if (const auto floor = words.size() == 2 ? parse_floor(words[1]) : std::nullopt) {
    return Action::dog(*floor);
  }
  return std::unexpected("say which floor from the ground, such as dog 1");
}

std::expected<Action, std::string> parse_bone(std::span<const std::string_view> words) {
  const auto seat = words.size() == 3 ? parse_seat(words[1]) : std::nullopt;
  const auto floor = words.size() == 3 ? parse_floor(words[2]) : std::nullopt;
  if (seat && floor) return Action::bone(*seat, *floor);
  return std::unexpected("say whose dog and on which floor, such as bone blue 1");
}

std::expected<Action, std::string> parse_against(Kind kind,
                                                 std::span<const std::string_view> words) {
  if (const auto seat = words.size() == 2 ? parse_seat(words[1]) : std::nullopt) {
    return Action::against(kind, *seat);
  }
  return std::unexpected(filled("say whom it is for, such as {} blue", kind_name(kind)));
}

std::expected<Action, std::string> parse_chance(Kind kind,
                                                std::span<const std::string_view> words) {
  if (kind == Kind::kDraw && words.size() == 3) {
    const auto seat = parse_seat(words[1]);
    const auto card = parse_card(words[2]);
    if (seat && card) return Action::draw(*seat, *card);
  }
  if (kind == Kind::kTheft && words.size() == 4) {
    const auto from = parse_seat(words[1]);
    const auto by = parse_seat(words[2]);
    const auto card = parse_card(words[3]);
    if (from && by && card) return Action::theft(*from, *by, *card);
  }
  return std::unexpected("a draw is draw red 5, a theft is theft blue red 5");
}

// "a 5", "an 8"
std::string one(Card card) {
  return filled("{} {}", card == number_card(8) ? "an" : "a", name(card));
}

}  // namespace

json::object action_json(Action action) {
  json::object out{{"do", kind_name(action.kind)}};
  switch (action.kind) {
    case Kind::kDraw:
      out["seat"] = name(action.seat);
      out["card"] = card_json(action.card);
      break;
    case Kind::kTheft:
      out["from"] = name(action.seat);
      out["by"] = name(action.by);
      out["card"] = card_json(action.card);
      break;
    case Kind::kBuild:
      out["cards"] = json::array{card_json(action.card), card_json(action.other)};
      break;
    case Kind::kSteal:
      out["from"] = name(action.seat);
      out["with"] = card_json(action.card);
      break;
    case Kind::kDog: out["floor"] = action.floor + 1; break;
    case Kind::kBone:
      out["to"] = name(action.seat);
      out["floor"] = action.floor + 1;
      break;
    case Kind::kHammer:
    case Kind::kBall:
    case Kind::kMilkshake:
    case Kind::kThief: out["to"] = name(action.seat); break;
    case Kind::kSuperThief:
    case Kind::kVan:
    case Kind::kEnd: break;
  }
  return out;
}

json::object seen_json(const Seen& seen) {
  json::object out = action_json(seen.action);
  if (seen.is_card_hidden) out["card"] = nullptr;
  return out;
}

std::optional<Action> read_action(const Highrise& /*game*/, const Reader& reader) {
  if (!reader.is_any_object()) return std::nullopt;
  const auto place = reader.name_field("do", kKindNames, "something to do");
  if (!place) return std::nullopt;
  const Kind kind = static_cast<Kind>(*place);
  if (kind == Kind::kDraw && reader.is_object({"do", "seat", "card"})) {
    const auto seat = read_seat(reader, "seat");
    const auto card = read_card(reader, "card");
    if (seat && card) return Action::draw(*seat, *card);
  } else if (kind == Kind::kTheft && reader.is_object({"do", "from", "by", "card"})) {
    const auto from = read_seat(reader, "from");
    const auto by = read_seat(reader, "by");
    const auto card = read_card(reader, "card");
    if (from && by && card) return Action::theft(*from, *by, *card);
  } else if (kind == Kind::kBuild && reader.is_object({"do", "cards"})) {
    return read_build(reader);
  } else if (kind == Kind::kSteal && reader.is_object({"do", "from", "with"})) {
    const auto from = read_seat(reader, "from");
    const auto card = read_card(reader, "with");
    if (from && card) return Action::steal(*card, *from);
  } else if (kind == Kind::kDog && reader.is_object({"do", "floor"})) {
    if (const auto floor = read_floor(reader)) return Action::dog(*floor);
  } else if (kind == Kind::kBone && reader.is_object({"do", "to", "floor"})) {
    const auto to = read_seat(reader, "to");
    const auto floor = read_floor(reader);
    if (to && floor) return Action::bone(*to, *floor);
  } else if (is_against(kind) && reader.is_object({"do", "to"})) {
    if (const auto to = read_seat(reader, "to")) return Action::against(kind, *to);
  } else if (kind >= Kind::kSuperThief && reader.is_object({"do"})) {
    return Action::alone(kind);
  }
  return std::nullopt;
}

std::string action_text(Action action) {
  switch (action.kind) {
    case Kind::kDraw: return filled("draw {} {}", name(action.seat), name(action.card));
    case Kind::kTheft:
      return filled("theft {} {} {}", name(action.seat), name(action.by), name(action.card));
    case Kind::kBuild: return filled("build {} {}", name(action.card), name(action.other));
    case Kind::kSteal: return filled("steal from {} with {}", name(action.seat), name(action.card));
    case Kind::kDog: return filled("dog {}", action.floor + 1);
    case Kind::kBone: return filled("bone {} {}", name(action.seat), action.floor + 1);
    case Kind::kHammer:
    case Kind::kBall:
    case Kind::kMilkshake:
    case Kind::kThief: return filled("{} {}", kind_name(action.kind), name(action.seat));
    case Kind::kSuperThief:
    case Kind::kVan:
    case Kind::kEnd: break;
  }
  return std::string(kind_name(action.kind));
}

std::string seen_text(const Seen& seen) {
  const Action& action = seen.action;
  const std::string card = seen.is_card_hidden ? "a card" : one(action.card);
  if (action.kind == Kind::kDraw) return filled("{} draws {}", name(action.seat), card);
  if (action.kind == Kind::kTheft) {
    return filled("{} takes {} from {}", name(action.by), card, name(action.seat));
  }
  return action_text(action);
}

std::expected<Action, std::string> parse_action(const Highrise& /*game*/, std::string_view text) {
  const auto parts = words(text);
  const auto found = parts.empty() ? kKindNames.end() : std::ranges::find(kKindNames, parts[0]);
  if (found == kKindNames.end()) return std::unexpected("that is not a play I know");
  const Kind kind = static_cast<Kind>(found - kKindNames.begin());
  if (kind <= Kind::kTheft) return parse_chance(kind, parts);
  if (kind == Kind::kBuild) return parse_build(parts);
  if (kind == Kind::kSteal) return parse_steal(parts);
  if (kind == Kind::kDog) return parse_dog(parts);
  if (kind == Kind::kBone) return parse_bone(parts);
  if (is_against(kind)) return parse_against(kind, parts);
  if (parts.size() == 1) return Action::alone(kind);
  return std::unexpected(filled("{} stands alone", kind_name(kind)));
}

std::string consequence_text(Consequence consequence) {
  switch (consequence.kind) {
    case Consequence::Kind::kReshuffle: return "the discard has become the deck (H-07)";
    case Consequence::Kind::kLostTurn:
      return filled("{} loses a turn to a milkshake (H-20)", name(consequence.seat));
    case Consequence::Kind::kMissedTurn:
      return filled("{} misses a turn for the van (H-21)", name(consequence.seat));
    case Consequence::Kind::kStalled: return "no card has moved for too long (H-23)";
    case Consequence::Kind::kTurnLimit: break;
  }
  return "the last turn is over (H-23)";
}

}  // namespace loggia::highrise
