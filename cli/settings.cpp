#include "cli/settings.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <utility>

#include "cli/common.h"

namespace loggia::cli {
namespace {

std::expected<void, Problem> take(CLI::App& command, const CLI::ConfigItem& item) {
  std::string flag = "--" + item.name;
  std::ranges::replace(flag, '_', '-');
  CLI::Option* option = command.get_option_no_throw(flag);
  const bool is_known = option != nullptr && option->get_envname() != "LOGGIA_CONFIG" &&
                        !option->get_envname().empty() && !item.name.contains('-');
  if (!item.parents.empty() || !is_known) {
    return std::unexpected(Problem{"", in_quotes(item.fullname()) + " is no setting"});
  }
  if (option->count() > 0) return {};
  try {
    for (const std::string& value : item.inputs) option->add_result(value);
    option->run_callback();
  } catch (const CLI::Error& error) {
    return std::unexpected(Problem{"", error.what()});
  }
  return {};
}

}  // namespace

CLI::Option* from_environment(CLI::Option* option) {
  std::string name = "LOGGIA_" + option->get_lnames().front();
  std::ranges::transform(name, name.begin(), [](char letter) {
    return letter == '-' ? '_'
                         : static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  });
  return option->envname(name);
}

std::expected<void, Problem> read_settings(CLI::App& command, const std::filesystem::path& file) {
  const auto text = read_file(file);
  if (!text) return std::unexpected(text.error());
  std::istringstream lines(*text);
  std::set<std::string> seen;
  try {
    for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_config(lines)) {
      if (!seen.insert(item.fullname()).second) {
        return std::unexpected(Problem{"", in_quotes(item.fullname()) + " is there twice"});
      }
      if (auto taken = take(command, item); !taken) return taken;
    }
  } catch (const CLI::Error& error) {
    return std::unexpected(Problem{"", error.what()});
  }
  return {};
}

}  // namespace loggia::cli
