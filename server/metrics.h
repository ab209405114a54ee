// Numbers for Prometheus, in its text format 0.0.4.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::server {

// How long something took, again and again.
class Histogram {
 public:
  void add(double seconds);

 private:
  friend class Exposition;
  static constexpr std::array<double, 10> kBounds = {0.001, 0.002, 0.005, 0.01, 0.02,
                                                     0.05,  0.1,   0.2,   0.5,  2};
  std::array<std::uint64_t, kBounds.size()> below_{};
  std::uint64_t count_ = 0;
  double sum_ = 0;
};

class Exposition {
 public:
  // What is now, and what only grows. Names get "loggia_" in front.
  void gauge(std::string_view name, std::string_view help, std::uint64_t value);
  void counter(std::string_view name, std::string_view help, std::uint64_t value);
  void histogram(std::string_view name, std::string_view help, const Histogram& histogram);
  // Several of one name: first what they are, then each with its label.
  void family(std::string_view name, std::string_view kind, std::string_view help);
  void member(std::string_view name, std::string_view label, std::string_view which,
              std::uint64_t value);
  void resident_memory();

  [[nodiscard]] std::string text() && { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace loggia::server
