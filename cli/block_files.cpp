#include "cli/block_files.h"

#include <filesystem>

#include "cli/common.h"
#include "cli/game_flags.h"
#include "engine/balconia/balconia.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

// A stranger's building opens plain files only.
std::optional<std::filesystem::path> find_file(const std::string& building_path,
                                               const std::string& name) {
  if (name.contains('\0')) return std::nullopt;
  const auto beside = std::filesystem::path(building_path).parent_path() / name;
  std::error_code error;
  for (const std::filesystem::path& file : {beside, std::filesystem::path(name)}) {
    if (std::filesystem::is_regular_file(file, error)) return file;
  }
  return std::nullopt;
}

}  // namespace

std::optional<balconia::NamedBlockSet> load_blocks(const std::string& building_path,
                                                   const std::string& name,
                                                   const std::string& chosen) {
  const GameEntry& entry = *find_game(balconia::Balconia::kName);
  std::string subject = chosen;
  std::expected<json::value, Problem> value;
  if (!chosen.empty() || name == "standard") {
    value = read_content(entry, chosen.empty() ? name : chosen);
  } else if (const auto file = find_file(building_path, name)) {
    subject = file->string();
    value = read_json_file(subject);
  } else {
    complain(building_path, {"blocks", in_quotes(name) + " is neither \"standard\" nor a file"});
    return std::nullopt;
  }
  if (!value) {
    complain(subject, value.error());
    return std::nullopt;
  }
  Problems problems;
  auto named = balconia::read_blocks(Reader(*value, "", problems), problems);
  if (!named) complain(subject, problems);
  return named;
}

}  // namespace loggia::cli
