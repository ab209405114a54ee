#include "server/metrics.h"

#include <unistd.h>

#include <format>
#include <fstream>
#include <utility>

namespace loggia::server {

void Histogram::add(double seconds) {
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    if (seconds <= kBounds[i]) ++below_[i];
  }
  ++count_;
  sum_ += seconds;
}

void Exposition::family(std::string_view name, std::string_view kind, std::string_view help) {
  text_ += std::format("# HELP loggia_{0} {2}\n# TYPE loggia_{0} {1}\n", name, kind, help);
}

void Exposition::member(std::string_view name, std::string_view label, std::string_view which,
                        std::uint64_t value) {
  text_ += std::format("loggia_{}{{{}=\"{}\"}} {}\n", name, label, which, value);
}

void Exposition::gauge(std::string_view name, std::string_view help, std::uint64_t value) {
  family(name, "gauge", help);
  text_ += std::format("loggia_{} {}\n", name, value);
}

void Exposition::counter(std::string_view name, std::string_view help, std::uint64_t value) {
  family(name, "counter", help);
  text_ += std::format("loggia_{} {}\n", name, value);
}

void Exposition::histogram(std::string_view name, std::string_view help,
                           const Histogram& histogram) {
  family(name, "histogram", help);
  const std::string bucket = std::format("{}_bucket", name);
  for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i) {
    member(bucket, "le", std::format("{}", Histogram::kBounds[i]), histogram.below_[i]);
  }
  member(bucket, "le", "+Inf", histogram.count_);
  text_ += std::format("loggia_{0}_sum {1}\nloggia_{0}_count {2}\n", name, histogram.sum_,
                       histogram.count_);
}

// Under the name that every program gives it.
void Exposition::resident_memory() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t size = 0;
  std::uint64_t resident = 0;
  if (!(file >> size >> resident)) return;
  text_ += std::format(
      "# HELP process_resident_memory_bytes Memory in use.\n"
      "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {}\n",
      resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)));
}

}  // namespace loggia::server
