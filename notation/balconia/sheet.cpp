#include "notation/balconia/sheet.h"

#include <algorithm>
#include <format>

#include "notation/balconia/drawing.h"
#include "notation/balconia/names.h"
#include "notation/balconia/shown.h"

namespace loggia::balconia {
namespace {

// "cat" or "cats", "light pink flower" or "light pink flowers".
std::string spoken(Symbol symbol, bool is_plural) {
  if (symbol == Symbol::kPerson) return is_plural ? "people" : "person";
  if (symbol == Symbol::kLaundry) return is_plural ? "pieces of laundry" : "piece of laundry";
  std::string text(name(symbol));
  if (text.starts_with("flower_")) text = text.substr(7) + " flower";
  std::ranges::replace(text, '_', ' ');
  return text + (is_plural ? "s" : "");
}

// "2 cats (b2, c3)", "3 balconies without a cat (…)", "no cat".
std::string tally_text(const Tally& tally) {
  const bool is_plural = tally.total() > 1;
  std::string what = is_plural ? "balconies" : "balcony";
  if (tally.is_without) {
    what += " without a " + spoken(*tally.symbol, false);
  } else if (tally.symbol) {
    what = spoken(*tally.symbol, is_plural);
  }
  if (tally.shares.empty()) return "no " + what;
  std::string cells;
  for (const Share& share : tally.shares) {
    cells += cells.empty() ? "" : ", ";
    cells += cell_name(share.cell);
    if (share.count > 1) cells += std::format(" ×{}", share.count);
  }
  return std::format("{} {} ({})", tally.total(), what, cells);
}

std::string tallies_text(const BalconyScore& score) {
  std::string text;
  for (const Tally& tally : score.tallies) text += (text.empty() ? "" : ", ") + tally_text(tally);
  return text;
}

std::string reason(const BalconyScore& score) {
  if (score.face->lovebird) {
    if (score.partner) return "paired with the lovebird at " + cell_name(*score.partner);
    return score.region == 0 ? "looks out of the frame" : "no free partner in that column";
  }
  if (!score.face->condition) return "";
  if (score.region == 0) return "that is outside the frame";  // B-25
  switch (score.face->condition->kind) {
    case Condition::Kind::kIfHas:
    case Condition::Kind::kIfLacks: return tallies_text(score);
    case Condition::Kind::kEachColour:
      if (score.times == 0) return "no flower";
      return std::format("{}: {} × {}", tallies_text(score), counted(score.times, "colour"),
                         score.each);
    default: return std::format("{} × {}", tallies_text(score), score.each);
  }
}

std::string door_reason(const DoorScore& score) {
  std::string text = tally_text(score.own[0]) + ", " + tally_text(score.own[1]);
  if (score.is_open) return text + "; open until the other side may be seen";
  if (score.others) {
    text += std::format("; the other side has {} and {}", (*score.others)[0].total(),
                        (*score.others)[1].total());
  }
  return text;
}

std::string line(std::string_view place, int points, std::string_view condition,
                 std::string_view reason) {
  // The longest: "column above: 5 if magenta and lt.pink".
  constexpr std::size_t kConditionColumns = 38;
  return std::format("  {}  {:>3}  {} {}", place, points, fitted(condition, kConditionColumns),
                     reason);
}

std::string without_trailing_blanks(std::string text) {
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

}  // namespace

std::string sheet_text(const SideScore& side, const Style& style) {
  const std::string title = std::format("{}'s side", name(side.owner));
  std::string out = (side.owner == kGreen ? style.green(title) : style.pink(title)) + "\n";
  for (const BalconyScore& score : side.balconies) {
    const std::string condition = condition_text(*score.face);
    out += without_trailing_blanks(line(cell_name(score.cell), score.points,
                                        condition.empty() ? "no condition" : condition,
                                        reason(score))) +
           "\n";
  }
  out += std::format("door {:>3}  {}: {}\n", side.door.points,
                     door_text(side.door.door, side.door.fewer_of), door_reason(side.door));
  return out + style.bold(std::format(" total {}\n", counted(side.total, "point")));
}

json::object side_json(const SideScore& side, Detail detail) {
  json::object cells;
  json::object reasons;
  for (const BalconyScore& score : side.balconies) {
    cells[cell_name(score.cell)] = score.points;
    reasons[cell_name(score.cell)] = wire::as_json(shown::explained(score));
  }
  json::object out{{"cells", std::move(cells)}, {"door", side.door.points}, {"total", side.total}};
  if (detail == Detail::kExplained) {
    reasons["door"] = wire::as_json(shown::explained(side.door));
    out["explain"] = std::move(reasons);
  }
  return out;
}

json::object score_json(const Balconia& game, const State& state, Detail detail) {
  const Outcome outcome = game.outcome(state);
  const std::string_view winner =
      outcome.is_shared() ? "shared" : name(outcome.is_winner(kGreen) ? kGreen : kPink);
  return {{"green", side_json(game.explain(state, kGreen, Sight::kBothSides), detail)},
          {"pink", side_json(game.explain(state, kPink, Sight::kBothSides), detail)},
          {"winner", winner}};
}

}  // namespace loggia::balconia
