#include "cli/records.h"

#include <format>
#include <vector>

#include "cli/common.h"

namespace loggia::cli {

// A file with a record a line may be far larger than a record, and a pipe can be read once only.
std::expected<std::string, Problem> read_record_text(const std::filesystem::path& path,
                                                     std::optional<std::size_t> number,
                                                     std::string_view advice) {
  auto file = open_file(path);
  if (!file) return std::unexpected(file.error());
  constexpr std::size_t kMostLine = kMostJsonBytes + 2;  // getline adds a line's end and a zero
  std::vector<char> buffer(kMostLine);
  std::string whole;
  std::size_t records = 0;
  while (file->getline(buffer.data(), kMostLine)) {
    const auto length = static_cast<std::size_t>(file->gcount() - (file->eof() ? 0 : 1));
    const std::string_view line(buffer.data(), length);
    if (line.starts_with("{\"format\"") && ++records == number) return std::string(line);
    if (whole.size() <= kMostJsonBytes) whole.append(line).append(file->eof() ? "" : "\n");
  }
  if (!file->eof()) return std::unexpected(too_large());
  if (number && records == 0 && *number == 1) return whole;  // a record over many lines
  if (number) {
    return std::unexpected(Problem{"", std::format("holds {} records, not {}", records, *number)});
  }
  if (records > 1) {
    return std::unexpected(Problem{"", std::format("holds {} records; {}", records, advice)});
  }
  return whole;
}

std::optional<Problem> taken_by_another(const std::filesystem::path& path,
                                        std::string_view advice) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  return Problem{"", std::format("is there already; {}", advice)};
}

}  // namespace loggia::cli
