// What the module asks of its worker, in order: lists of texts. Which there are is told where they
// are given: lines.h, local_world.h.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "notation/filled.h"
#include "wasm/texts.h"

namespace loggia::wasm {

class Orders {
 public:
  void add(Texts order) { pack(order, packed_); }
  void add(std::initializer_list<std::string_view> order) {
    add(Texts(order.begin(), order.size()));
  }
  // All that was asked for since the last time.
  std::string take() { return std::exchange(packed_, {}); }

 private:
  std::string packed_;
};

inline std::string digits(std::uint64_t number) { return filled("{}", number); }

}  // namespace loggia::wasm
