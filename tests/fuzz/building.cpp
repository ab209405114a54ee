// Buildings from strangers: refused with words that can be printed, or scored alike by both
// scorers, with a sheet and a drawing.
#include "notation/balconia/building.h"

#include "notation/balconia/drawing.h"
#include "notation/balconia/sheet.h"
#include "notation/balconia/testing.h"
#include "tests/fuzz/expect.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  using namespace loggia::balconia;
  static const NamedBlockSet kStandard = standard_set();
  const auto value = parse_json(as_text(data, size));
  if (!value) return 0;
  Problems problems;
  const auto building = read_building(Reader(*value, "", problems), problems);
  expect(building.has_value() == problems.empty());
  expect_printable(problems);
  if (!building) return 0;
  expect_printable(building_warnings(*building));
  const Balconia game(kStandard.set, building->options);
  expect_scorers_agree(game, building->state);
  const SideScore side = game.explain(building->state, kGreen, Sight::kBothSides);
  expect(sheet_text(side, {}).ends_with("\n"));
  expect(parse_json(pretty(side_json(side, Detail::kExplained))).has_value());
  expect(!draw(game, building->state, kSpectator, {}).empty());
  return 0;
}
