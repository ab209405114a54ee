// Every game that is listed has a terminal and a survey.
#include <doctest/doctest.h>

#include "notation/registry.h"
#include "notation/survey.h"
#include "notation/terminal.h"

namespace loggia {

TEST_CASE("every game can be shown at a terminal and surveyed") {
  for (const GameEntry& entry : games()) {
    CAPTURE(entry.name);
    Problems problems;
    const auto game = entry.make_standard(usual_choices(entry.options), problems);
    REQUIRE(game != nullptr);
    CHECK(!terminal_of(*game)->draw(game->start(), kSpectator, {}).empty());
    const auto survey = make_survey(*game);
    REQUIRE(survey != nullptr);
    CHECK(!survey->report().title.empty());
  }
}

}  // namespace loggia
