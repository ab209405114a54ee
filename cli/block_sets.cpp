#include "cli/block_sets.h"

#include <algorithm>
#include <string>
#include <vector>

#include "cli/common.h"
#include "engine/balconia/balconia.h"
#include "match/chance_origin.h"
#include "notation/balconia/blocks.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

namespace fs = std::filesystem;

// As a shell lists *.json: what begins with a dot is somebody's business, not ours.
std::expected<std::vector<fs::path>, Problem> files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  fs::directory_iterator entries(folder, error);
  for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
    const fs::path& path = entries->path();
    if (path.extension() == ".json" && !path.filename().string().starts_with('.')) {
      files.push_back(path);
    }
  }
  if (error) return std::unexpected(Problem{"", error.message()});
  std::ranges::sort(files);
  return files;
}

Problems add(const fs::path& file, table::Library& library) {
  const GameEntry& game = *find_game(balconia::Balconia::kName);
  const std::string name = file.stem().string();
  if (!is_word(name)) {
    return {{"", "its name must be 1 to 64 letters, digits, - or _, before .json"}};
  }
  if (library.hash_of(game, name)) {
    return {{"", in_quotes(name) + " is the name of a built-in set; rename the file"}};
  }
  const auto value = read_json_file(file);
  if (!value) return {value.error()};
  Problems problems;
  if (!balconia::read_blocks(Reader(*value, "", problems), problems)) return problems;
  const auto added = library.add(game, name, compact(*value));
  return added ? Problems() : Problems{added.error()};
}

}  // namespace

bool add_block_sets(const fs::path& folder, table::Library& library) {
  const auto files = files_in(folder);
  if (!files) {
    complain(folder.string(), files.error());
    return false;
  }
  bool is_good = true;
  for (const fs::path& file : *files) {
    const Problems problems = add(file, library);
    is_good &= problems.empty();
    complain(file.string(), problems);
  }
  return is_good;
}

}  // namespace loggia::cli
