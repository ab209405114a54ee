#include "cli/data_place.h"

#include <filesystem>

#include "store/open.h"

namespace loggia::cli {
namespace {

namespace fs = std::filesystem;

std::expected<std::string, Problem> address_of(const std::string& data, NewFolder new_folder) {
  // Anything like a URL is no folder, also where it is mistyped: it may hold a password.
  if (data == "memory:" || data.contains("://")) return data;
  const fs::path file = fs::path(data) / "loggia.sqlite";
  std::error_code error;
  if (new_folder == NewFolder::kMade) {
    fs::create_directories(data, error);
    if (error) return std::unexpected(Problem{data, error.message()});
  } else if (!fs::exists(file, error)) {
    return std::unexpected(Problem{data, "there are no tables in this folder"});
  }
  return "sqlite:" + file.string();
}

}  // namespace

void add_data_option(CLI::App& command, std::string& data) {
  command
      .add_option("--data", data,
                  "a folder for the matches; or postgres://…, or memory: to keep nothing")
      ->capture_default_str()
      ->type_name("DIR")
      ->envname("LOGGIA_DATA");
}

std::unique_ptr<store::Store> open_data(const std::string& data, NewFolder new_folder) {
  const auto address = address_of(data, new_folder);
  if (!address) {
    complain("--data", address.error());
    return nullptr;
  }
  auto opened = store::open(*address);
  if (!opened) {
    complain("--data", {"", opened.error().text});
    return nullptr;
  }
  return *std::move(opened);
}

}  // namespace loggia::cli
