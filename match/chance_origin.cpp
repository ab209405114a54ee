#include "match/chance_origin.h"

#include <algorithm>
#include <utility>

#include "notation/filled.h"
#include "notation/wire_values.h"

namespace loggia {
namespace {

// Calls for every item of a list of this length, or of any up to `most` where none is said.
template <class Read>
void read_list(const Reader& reader, int least, int most, Read read) {
  const json::array* list = reader.array();
  if (list == nullptr) return;
  if (std::cmp_less(list->size(), least) || std::cmp_greater(list->size(), most)) {
    reader.fail(filled("must be {}, not {}", most, list->size()));
    return;
  }
  for (std::size_t i = 0; i < list->size(); ++i) {
    read(reader.item((*list)[i], std::to_string(i + 1)));
  }
}

void read_chairs(const Reader& reader, int seats, ChanceOrigin& origin) {
  read_list(reader, seats, seats, [&](const Reader& item) {
    const auto chair = item.integer(1, seats);
    if (!chair) return;
    if (std::ranges::contains(origin.chairs, *chair - 1)) item.fail("is there twice");
    origin.chairs.push_back(*chair - 1);
  });
}

}  // namespace

json::object chance_origin_json(const ChanceOrigin& origin) {
  json::object out{{"commitment", origin.commitment}, {"seed", origin.seed}};
  out["nonces"] = json::array(origin.nonces.begin(), origin.nonces.end());
  if (!origin.chairs.empty()) {
    json::array& chairs = out["chairs"].emplace_array();
    for (const int chair : origin.chairs) chairs.emplace_back(chair + 1);
  }
  if (!origin.options.empty()) {
    out["options"] = json::array(origin.options.begin(), origin.options.end());
  }
  return out;
}

std::optional<ChanceOrigin> read_chance_origin(const Reader& reader, int seats) {
  if (!reader.is_object({"commitment", "seed", "nonces", "chairs", "options"})) return std::nullopt;
  const auto commitment = reader.field("commitment");
  const auto seed = reader.field("seed");
  const auto nonces = reader.field("nonces");
  if (!commitment || !seed || !nonces) return std::nullopt;
  ChanceOrigin origin{.seed = wire::Hash::read(*seed, nullptr).value_or(""),
                      .commitment = wire::Hash::read(*commitment, nullptr).value_or("")};
  read_list(*nonces, seats, seats, [&](const Reader& item) {
    if (auto nonce = wire::Word::read(item, nullptr)) origin.nonces.push_back(*std::move(nonce));
  });
  if (const auto chairs = reader.optional_field("chairs")) read_chairs(*chairs, seats, origin);
  if (const auto options = reader.optional_field("options")) {
    constexpr int kMostOptions = 16;
    read_list(*options, 1, kMostOptions, [&](const Reader& item) {
      if (auto key = item.line()) origin.options.push_back(*std::move(key));
    });
  }
  return origin;
}

void WrittenOrigin::write(const ChanceOrigin& origin, std::string& out, wire::Game /*game*/) {
  append_compact(chance_origin_json(origin), out);
}

std::optional<ChanceOrigin> WrittenOrigin::read(const Reader& reader, wire::Game game) {
  return read_chance_origin(reader, game->seats());
}

}  // namespace loggia
