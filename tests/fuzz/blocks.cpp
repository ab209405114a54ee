// Block sets from strangers: refused with words that can be printed, or read, written and read
// again the same; and both scorers agree on a match played with one. A list alone is taken for
// faces, laid over the standard set again and again: a short input reaches further than a long one.
#include "notation/balconia/blocks.h"

#include "notation/balconia/lint.h"
#include "tests/fuzz/expect.h"

namespace loggia::balconia {
namespace {

std::optional<NamedBlockSet> read(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) {
    expect_printable({value.error()});
    return std::nullopt;
  }
  static const json::value kStandard = parse_json(standard_blocks_text()).value();
  json::value set = *value;
  if (const json::array* faces = value->if_array(); faces != nullptr && !faces->empty()) {
    set = kStandard;
    std::size_t next = 0;
    for (json::value& block : set.at("blocks").as_array()) {
      for (json::value& face : block.at("faces").as_array())
        face = (*faces)[next++ % faces->size()];
    }
  }
  Problems problems;
  auto named = read_blocks(Reader(set, "", problems), problems);
  expect(named.has_value() == problems.empty());
  expect_printable(problems);
  return named;
}

}  // namespace
}  // namespace loggia::balconia

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  using namespace loggia::balconia;
  const auto named = read(as_text(data, size));
  if (!named) return 0;
  const auto again = read(pretty(content_json(*named)));
  expect(again && again->set == named->set && again->name == named->name &&
         again->entrance_names == named->entrance_names &&
         content_hash(*again) == content_hash(*named));
  expect_printable(blocks_warnings(*named));
  const Balconia game(named->set, {.free_placement = true, .full_building = true});
  State state = game.start();
  Rng rng(size);
  play_randomly(game, state, rng);
  expect_scorers_agree(game, state);
  return 0;
}
