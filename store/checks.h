// What every store asks of the texts and appends it is handed, so that all of them refuse the same.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace loggia::store {

std::unexpected<Trouble> unavailable(std::string text);
std::unexpected<Trouble> broken(std::string text);
std::unexpected<Trouble> refused(std::string text);

// Names by which something is found again. PostgreSQL's indexes take no more than 2,700 bytes.
inline constexpr std::size_t kMostKeyBytes = 1000;

// So that who is awaited fits a number, a bit for each.
inline constexpr std::size_t kMostMembers = 60;

// UTF-8 without NUL: what all databases can hold.
bool is_storable(std::string_view text);
Answer<void> check(std::initializer_list<std::string_view> keys,
                   std::initializer_list<std::string_view> texts);
Answer<void> check(std::span<const Append> appends);
std::unexpected<Trouble> no_such_guest(std::string_view guest);

// Whether its rows are numbered on from the last there is.
bool follows(const Append& append, std::uint64_t last);
// Whether its rows are the ones that are there, which are handed over from its first one on.
bool is_there(const Append& append, std::span<const Row> rows);

// Databases count in int64: more than that is as good as all.
inline std::int64_t to_signed(std::uint64_t number) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();
  return static_cast<std::int64_t>(std::min(number, kMost));
}

}  // namespace loggia::store
