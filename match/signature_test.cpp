// The signature of all games' behaviour. Where this test fails, behaviour or content has changed:
// if that was meant, `tests/golden/regenerate` and say so in the commit.
#include "match/signature.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <utility>

#include "engine/core/seeded.h"

namespace loggia {
namespace {

TEST_CASE("The signature is the committed one" * doctest::skip(kIsSanitized)) {
  std::ifstream file(LOGGIA_SOURCE_DIR "/tests/golden/signature.txt");
  std::string committed;
  REQUIRE(std::getline(file, committed));
  CHECK(signature() == committed);
}

TEST_CASE("The signature's matches make every choice of every option, with either player") {
  for (const GameEntry& entry : games()) {
    for (std::size_t option = 0; option < entry.options.size(); ++option) {
      CAPTURE(entry.options[option].key);
      std::set<std::pair<std::size_t, std::uint64_t>> made;  // choice and player
      for (std::uint64_t match = 0; match < kSignatureMatches; ++match) {
        made.emplace(signature_choices(entry, match)[option], match % 2);
      }
      const OptionSpec& spec = entry.options[option];
      if (spec.usual_in_simulations) continue;
      CHECK(made.size() >= 2 * std::min<std::size_t>(spec.size(), kSignatureMatches / 4));
    }
  }
}

}  // namespace
}  // namespace loggia
