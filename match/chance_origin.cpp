#include "match/chance_origin.h"

#include <algorithm>
#include <span>
#include <utility>

#include "notation/filled.h"

namespace loggia {
namespace {

void check_chairs(const Reader& reader, std::size_t seats, const std::vector<int>& chairs) {
  if (chairs.size() != seats) reader.fail(filled("must be {}, not {}", seats, chairs.size()));
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    const auto item = [&] { return reader.item(reader.value(), std::to_string(i + 1)); };
    const auto before = std::span(chairs).first(i);
    if (std::cmp_greater_equal(chairs[i], seats)) item().fail(filled("must be 1 to {}", seats));
    if (std::ranges::contains(before, chairs[i])) item().fail("is there twice");
  }
}

}  // namespace

std::optional<ChanceOrigin> read_chance_origin(const Reader& reader, int seats) {
  auto origin = wire::read<ChanceOrigin>(reader);
  if (!origin) return std::nullopt;
  const auto places = static_cast<std::size_t>(seats);
  if (origin->nonces.size() != places) {
    reader.field("nonces")->fail(filled("must be {}, not {}", places, origin->nonces.size()));
  }
  if (!origin->chairs.empty()) check_chairs(*reader.field("chairs"), places, origin->chairs);
  return origin;
}

std::optional<ChanceOrigin> WrittenOrigin::read(const Reader& reader, wire::Game game) {
  return read_chance_origin(reader, game->seats());
}

}  // namespace loggia
