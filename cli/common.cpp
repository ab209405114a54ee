#include "cli/common.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <format>
#include <iostream>
#include <random>
#include <sstream>

#include "notation/reader.h"

namespace loggia::cli {

int complain(std::string_view subject, const Problems& problems) {
  for (const Problem& problem : problems) {
    std::cerr << std::format("loggia: {}: {}\n", subject, to_text(problem));
  }
  if (problems.size() >= kMostProblems) std::cerr << "loggia: and perhaps more\n";
  return kFailed;
}

int complain(std::string_view subject, const Problem& problem) {
  return complain(subject, Problems{problem});
}

void warn(std::string_view subject, const Problems& warnings) {
  for (const Problem& warning : warnings) {
    std::cerr << std::format("loggia: {}: warning: {}\n", subject, to_text(warning));
  }
}

std::expected<std::ifstream, Problem> open_file(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) return std::unexpected(Problem{"", "no such file"});
  if (std::filesystem::is_directory(path, error)) {
    return std::unexpected(Problem{"", "is a folder, not a file"});
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::unexpected(Problem{"", "cannot be opened"});
  return file;
}

Problem too_large() {
  return {"", std::format("is larger than the {} bytes allowed", kMostJsonBytes)};
}

std::expected<std::string, Problem> read_file(const std::filesystem::path& path) {
  auto opened = open_file(path);
  if (!opened) return std::unexpected(opened.error());
  std::ifstream& file = *opened;
  // Bounded while it is read: a pipe or a device has no size to ask for.
  std::string text;
  std::vector<char> buffer(std::size_t{1} << 16U);
  while (file && text.size() <= kMostJsonBytes) {
    file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    text.append(buffer.data(), static_cast<std::size_t>(file.gcount()));
  }
  if (text.size() > kMostJsonBytes) return std::unexpected(too_large());
  if (file.bad()) return std::unexpected(Problem{"", "cannot be read"});
  return text;
}

Draft::Draft(std::filesystem::path path) : path_(std::move(path)) {
  std::error_code error;
  const auto target = std::filesystem::canonical(path_, error);  // a link stays a link
  if (!error) path_ = target;
  part_ = path_;
  const bool is_replaced =
      !std::filesystem::exists(path_, error) || std::filesystem::is_regular_file(path_, error);
  if (is_replaced) part_ += std::format(".{}.part", getpid());
  file_.open(part_, std::ios::binary | std::ios::trunc);
}

Draft::~Draft() {
  std::error_code ignored;
  if (part_ != path_) std::filesystem::remove(part_, ignored);  // gone where it was finished
}

bool Draft::keep_to_owner() const {
  if (part_ == path_) return true;  // no file of ours
  std::error_code error;
  std::filesystem::permissions(
      part_, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, error);
  return !error;
}

void Draft::write(std::string_view text) {
  file_.write(text.data(), static_cast<std::streamsize>(text.size()));
}

std::expected<void, Problem> Draft::finish() {
  file_.close();
  std::error_code error;
  if (file_ && part_ != path_) std::filesystem::rename(part_, path_, error);
  if (!file_ || error) return std::unexpected(Problem{"", "cannot be written"});
  return {};
}

std::expected<void, Problem> write_file(const std::filesystem::path& path, std::string_view text) {
  Draft draft(path);
  draft.write(text);
  return draft.finish();
}

std::expected<json::value, Problem> read_json_file(const std::filesystem::path& path) {
  return read_file(path).and_then([](const std::string& text) { return parse_json(text); });
}

std::vector<std::string> split_at_commas(const std::string& list) {
  std::vector<std::string> parts;
  std::istringstream stream(list);
  for (std::string part; std::getline(stream, part, ',');) parts.push_back(part);
  return parts;
}

std::optional<std::vector<std::string>> read_players(const AnyGame& game, std::string_view flag,
                                                     const std::string& list, Sitters sitters) {
  std::vector<std::string> players;
  std::vector<std::string_view> known(game.player_names().begin(), game.player_names().end());
  if (sitters == Sitters::kBotsAndPeople) known.emplace_back("person");
  for (const std::string& name : split_at_commas(list)) {
    players.push_back(tidied(name));
    if (std::ranges::find(known, players.back()) == known.end()) {
      complain(flag, {"", in_quotes(name) + " is no player; choose from " + joined(known)});
      return std::nullopt;
    }
  }
  if (std::cmp_not_equal(players.size(), game.seats())) {
    complain(flag, {"", std::format("needs {} names, not {}", game.seats(), players.size())});
    return std::nullopt;
  }
  return players;
}

CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
  const auto check = [least, most](std::string& text) -> std::string {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    if (parsed.ec != std::errc{} || parsed.ptr != end || number < least || number > most) {
      return std::format("{} is not a whole number from {} to {}", in_quotes(text), least, most);
    }
    text = std::to_string(number);
    return "";
  };
  return {check, ""};
}

std::optional<double> read_decimal(std::string_view text) {
  constexpr std::size_t kMostDigits = 15;
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  const bool is_plain = digits.find_first_not_of("0123456789.") == std::string_view::npos &&
                        std::ranges::count(digits, '.') <= 1 && !digits.empty() &&
                        digits.size() <= kMostDigits && digits != ".";
  if (!is_plain) return std::nullopt;
  return std::strtod(std::string(text).c_str(), nullptr);
}

CLI::Validator decimal_number(double least, double most) {
  const auto check = [least, most](const std::string& text) -> std::string {
    const auto number = read_decimal(text);
    if (number && *number >= least && *number <= most) return "";
    return std::format("{} is not a number from {} to {}", in_quotes(text), least, most);
  };
  return {check, ""};
}

bool is_stdout_terminal() { return isatty(STDOUT_FILENO) == 1; }

Style style_for_stdout() {
  // https://no-color.org
  return {.has_colour = is_stdout_terminal() && std::getenv("NO_COLOR") == nullptr};
}

std::uint64_t fresh_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

}  // namespace loggia::cli
