// What the commands share: files, games made from flags, the terminal, exit codes.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/any_game.h"
#include "notation/json.h"
#include "notation/problem.h"
#include "notation/text.h"

namespace loggia::cli {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;    // a failed request
inline constexpr int kBadUsage = 2;  // bad usage

// Prints "loggia: FILE: where: what" for each, on stderr, and returns kFailed.
int complain(std::string_view subject, const Problems& problems);
int complain(std::string_view subject, const Problem& problem);
void warn(std::string_view subject, const Problems& warnings);

std::expected<std::ifstream, Problem> open_file(const std::filesystem::path& path);
Problem too_large();

// A whole file, up to the size JSON may have.
std::expected<std::string, Problem> read_file(const std::filesystem::path& path);

// A file that appears whole or not at all: written beside its place, then renamed over it. A pipe
// or a device is no file to replace, and is written to as it is.
class Draft {
 public:
  explicit Draft(std::filesystem::path path);
  ~Draft();
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  [[nodiscard]] bool is_open() const { return file_.is_open(); }
  // Nobody else may read it; said before anything is written.
  [[nodiscard]] bool keep_to_owner() const;
  void write(std::string_view text);
  [[nodiscard]] std::ostream& stream() { return file_; }
  std::expected<void, Problem> finish();

 private:
  std::filesystem::path path_;
  std::filesystem::path part_;  // path_ itself where that is no file
  std::ofstream file_;
};
std::expected<void, Problem> write_file(const std::filesystem::path& path, std::string_view text);
std::expected<json::value, Problem> read_json_file(const std::filesystem::path& path);

// Who may be named: only bots where nobody is there to be asked.
enum class Sitters : std::uint8_t { kBots, kBotsAndPeople };

// The players a flag names, "sensible,random" in any case, one for each seat; nothing after
// complaining of a name that is no player.
std::optional<std::vector<std::string>> read_players(const AnyGame& game, std::string_view flag,
                                                     const std::string& list, Sitters sitters);

// What stands between commas.
std::vector<std::string> split_at_commas(const std::string& list);

// A whole number in plain digits. CLI11 alone reads -1 as the largest one, and 010 as 8.
CLI::Validator whole_number(std::uint64_t least = 0,
                            std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

// The same with a decimal point, and a sign where that fits.
std::optional<double> read_decimal(std::string_view text);
CLI::Validator decimal_number(double least, double most);

Style style_for_stdout();
bool is_stdout_terminal();

// A seed nobody chose.
std::uint64_t fresh_seed();

}  // namespace loggia::cli
