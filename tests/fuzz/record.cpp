// Records from strangers: refused with words that can be printed, or read, written and read again
// the same, with a transcript and drawings for everybody. What a record leaves out is taken from
// that of a match not yet begun: a short input reaches further than a long one.
#include "match/record.h"

#include "match/transcript.h"
#include "notation/registry.h"
#include "tests/fuzz/expect.h"

namespace loggia {
namespace {

json::object blank_record() {
  const GameEntry& entry = games()[0];
  Problems problems;
  return record_json(Match(entry.make_standard(usual_choices(entry.options), problems), {}));
}

std::string completed(std::string_view text) {
  static const json::object kBlank = blank_record();
  const auto value = parse_json(text);
  if (!value || !value->is_object()) return std::string(text);
  json::object record = value->get_object();
  for (const auto& [key, field] : kBlank) {
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
  for (const Viewer viewer : {Viewer(seat_at(0)), Viewer(seat_at(1)), kSpectator}) {
    const AnyGame& game = match->game();
    expect(game.draw(match->state(), viewer, {}) == game.draw(again->state(), viewer, {}));
    expect(game.view_json(match->state(), viewer) == game.view_json(again->state(), viewer));
  }
  return 0;
}
