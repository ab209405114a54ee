// Records from strangers: refused with words that can be printed, or read, written and read again
// the same, with a transcript and drawings for everybody. What a record leaves out is taken from
// that of a match not yet begun: a short input reaches further than a long one.
#include "match/record.h"

#include <algorithm>
#include <vector>

#include "match/transcript.h"
#include "notation/registry.h"
#include "notation/terminal.h"
#include "tests/fuzz/expect.h"

namespace loggia {
namespace {

std::vector<json::object> blank_records() {
  std::vector<json::object> records;
  for (const GameEntry& entry : games()) {
    Problems problems;
    records.push_back(
        record_json(Match(entry.make_standard(usual_choices(entry.options), problems), {})));
  }
  return records;
}

// By the game that the record names, or else by the first.
std::string completed(std::string_view text) {
  static const std::vector<json::object> kBlanks = blank_records();
  const auto value = parse_json(text);
  if (!value || !value->is_object()) return std::string(text);
  json::object record = value->get_object();
  const json::value* game = record.if_contains("game");
  const auto blank = std::ranges::find_if(kBlanks, [&](const json::object& candidate) {
    return game != nullptr && candidate.at("game") == *game;
  });
  for (const auto& [key, field] : blank == kBlanks.end() ? kBlanks.front() : *blank) {
    if (!record.contains(key)) record.emplace(key, field);
  }
  return compact(record);
}

}  // namespace
}  // namespace loggia

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  const auto match = read_record(completed(as_text(data, size)));
  if (!match) {
    expect_printable({match.error()});
    return 0;
  }
  const std::string written = pretty(record_json(*match));
  const auto again = read_record(written);
  expect(again && pretty(record_json(*again)) == written);
  expect(transcript(*again) == transcript(*match));
  const AnyGame& game = match->game();
  const auto terminal = terminal_of(game);
  std::vector<Viewer> viewers = {kSpectator};
  for (const Seat seat : seats_of(game)) viewers.emplace_back(seat);
  for (const Viewer viewer : viewers) {
    expect(terminal->draw(match->state(), viewer, {}) ==
           terminal->draw(again->state(), viewer, {}));
    expect(game.view(match->state(), viewer) == game.view(again->state(), viewer));
  }
  return 0;
}
