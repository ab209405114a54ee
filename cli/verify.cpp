// `loggia verify RECORD`: proves that chance in an online match was what it was said to be.
#include <format>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/records.h"
#include "match/fair_chance.h"
#include "match/record.h"

namespace loggia::cli {
namespace {

struct VerifyCommand {
  explicit VerifyCommand(CLI::App& command) {
    command.add_option("RECORD", path, "a match record (loggia.match/1) of an online table")
        ->required();
    command.add_option("--match", number, "which one, in a file with a record a line")
        ->transform(whole_number(1))
        ->type_name("N");
    command.add_flag("--json", as_json, "print JSON");
  }

  [[nodiscard]] int run() const {
    const auto text = read_record_text(path, number, "choose one with --match");
    if (!text) return complain(path, text.error());
    const auto match = read_record(*text);
    if (!match) return complain(path, match.error());
    const auto proved = verify(*match);
    if (!proved) return complain(path, proved.error());
    const ChanceOrigin& origin = *match->chance_origin();
    if (as_json) {
      std::cout << pretty({{"proved", *proved},
                           {"commitment", origin.commitment},
                           {"seats_drawn", !origin.chairs.empty()},
                           {"options_drawn", origin.options.size()}});
      return kDone;
    }
    std::cout << std::format(
        "{} draws proved: each follows from the seed and from what every player added.\n"
        "Compare this with what was shown before the match began:\n{}\n",
        *proved, origin.commitment);
    return kDone;
  }

  std::string path;
  std::optional<std::size_t> number;
  bool as_json = false;
};

}  // namespace

void add_verify(CLI::App& app, Exit& exit) {
  CLI::App* verify = app.add_subcommand("verify", "Prove every draw of an online match");
  auto command = std::make_shared<VerifyCommand>(*verify);
  verify->callback([command, &exit] { exit.code = command->run(); });
}

}  // namespace loggia::cli
