// A list with room for N values and no heap: lists of legal actions, regions, explanations.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace loggia {

template <class T, std::size_t N>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  static constexpr std::size_t kCapacity = N;

  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1]; }
  constexpr T& back() { return (*this)[size_ - 1]; }

  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }

 private:
  // Left unset on purpose: a list is made for every decision, and only its filled part is read.
  std::array<T, N> items_;
  std::size_t size_ = 0;
};

}  // namespace loggia
