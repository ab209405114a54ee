// `loggia blocks check FILE`: the lint for block sets, for owners who type in their own box.
#include "notation/balconia/blocks.h"

#include <format>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"
#include "notation/balconia/lint.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

int check(const std::string& path) {
  const auto value = read_json_file(path);
  if (!value) return complain(path, value.error());
  Problems problems;
  const auto named = balconia::read_blocks(Reader(*value, "", problems), problems);
  if (!named) return complain(path, problems);
  warn(path, balconia::blocks_warnings(*named));
  std::cout << std::format("{}: {} is a good block set, {}\n", path, in_quotes(named->name),
                           balconia::content_hash(*named).substr(0, 12));
  return kDone;
}

}  // namespace

void add_blocks(CLI::App& app, Exit& exit) {
  CLI::App* blocks = app.add_subcommand("blocks", "Work on block sets of Balconia");
  blocks->require_subcommand(1);
  CLI::App* check_command = blocks->add_subcommand("check", "Say what is wrong with a block set");
  auto path = std::make_shared<std::string>();
  check_command->add_option("FILE", *path, "a block set (loggia.blocks/1)")->required();
  check_command->callback([path, &exit] { exit.code = check(*path); });
}

}  // namespace loggia::cli
