// An array whose index is a key of one kind (a seat, a card, the number of a face), and nothing
// else.
#pragma once

#include <array>
#include <cstddef>

namespace loggia {

template <class Key, class T, int kKeys>
struct Per {
  std::array<T, static_cast<std::size_t>(kKeys)> items;

  constexpr T& operator[](Key key) { return items[static_cast<std::size_t>(key)]; }
  constexpr const T& operator[](Key key) const { return items[static_cast<std::size_t>(key)]; }

  // Of all keys, in their order.
  constexpr auto begin() { return items.begin(); }
  constexpr auto end() { return items.end(); }
  [[nodiscard]] constexpr auto begin() const { return items.begin(); }
  [[nodiscard]] constexpr auto end() const { return items.end(); }

  friend constexpr bool operator==(const Per&, const Per&) = default;
};

}  // namespace loggia
