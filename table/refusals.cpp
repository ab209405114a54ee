#include "table/refusals.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "notation/refusals.h"
#include "notation/registry.h"

namespace loggia::table {
namespace {

struct Text {
  const char* code;
  const char* text;
};

// One for every code of refusals::, which a test checks.
constexpr std::array kTexts = {
    Text{refusals::kStarted.code, "the match has started already"},
    Text{refusals::kNotStarted.code, "the match has not started yet"},
    Text{refusals::kNoSuchChair.code, "there is no such chair at this table"},
    Text{refusals::kChairTaken.code, "somebody else has that chair"},
    Text{refusals::kAlreadySeated.code, "you sit at this table already"},
    Text{refusals::kNotYourTable.code, "only the person who made the table may do that"},
    Text{refusals::kNotSeated.code, "nobody sits there"},
    Text{refusals::kTooManyUndos.code, "this match is too long to take anything else back"},
    Text{refusals::kNotOver.code, "the match is not over yet"},
    Text{refusals::kClosed.code, "the table was closed before the match started"},
    Text{refusals::kImpossible.code, "that is not possible at this table"},
    Text{refusals::kNotAtTable.code, "you do not sit at this table"},
    Text{refusals::kNoAction.code, "that is no action of this game"},
    Text{refusals::kNotYours.code, "only one's own decision can be taken back"},
    Text{refusals::kNothingAsked.code, "nobody asked you anything"},
    Text{refusals::kStale.code, "something else has happened meanwhile"},
};

constexpr std::array kOfMatches = {table_refusals::kOver, table_refusals::kNothingToUndo,
                                   table_refusals::kUndoToChance, table_refusals::kNotYourTurn};

}  // namespace

std::vector<std::string_view> refusal_codes() {
  std::vector<std::string_view> codes;
  for (const Text& text : kTexts) codes.emplace_back(text.code);
  for (const Refusal& refusal : kOfMatches) codes.emplace_back(refusal.code);
  for (const GameEntry& game : games()) {
    for (const RefusalText& text : game.refusals) codes.push_back(text.code);
  }
  std::ranges::sort(codes);
  codes.erase(std::ranges::unique(codes).begin(), codes.end());
  return codes;
}

std::string refusal_text(const AnyGame* game, const Refusal& refusal) {
  const auto found =
      std::ranges::find(kTexts, std::string_view(refusal.code),
                        [](const Text& text) { return std::string_view(text.code); });
  if (found != kTexts.end()) return found->text;
  return game == nullptr ? refusal.code : loggia::refusal_text(*game, refusal);
}

}  // namespace loggia::table
