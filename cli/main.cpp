// The `loggia` program: finds the command and reports how it went. 0 done, 1 a failed request, 2
// bad usage.
#include <CLI/CLI.hpp>
#include <exception>
#include <format>
#include <iostream>
#include <string>

#include "cli/commands.h"
#include "cli/common.h"
#include "notation/registry.h"

namespace {

// The program's version, then those of the rules, which records name.
std::string version() {
  std::string text = "loggia " LOGGIA_VERSION;
  for (const loggia::GameEntry& entry : loggia::games()) {
    text += std::format("\n{} rules {}", entry.name, entry.rules_version);
  }
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace loggia::cli;
  try {
    CLI::App app{"Loggia: tabletop games about building houses."};
    app.footer(
        std::format("`loggia COMMAND --help` tells more, e.g. `loggia play {} --help`.\n"
                    "Exit codes: 0 done, 1 a failed request, 2 bad usage.",
                    loggia::games().front().name));
    app.set_version_flag("--version", version,
                         "Print the versions of the program and of the rules");
    app.require_subcommand(1);
    Exit exit;
    add_serve(app, exit);
    add_export(app, exit);
    add_import(app, exit);
    add_play(app, exit);
    add_score(app, exit);
    add_replay(app, exit);
    add_verify(app, exit);
    add_simulate(app, exit);
    add_arena(app, exit);
    add_ladder(app, exit);
    add_balance(app, exit);
    add_blocks(app, exit);
    add_solve(app, exit);
    add_regret(app, exit);
    add_bench(app, exit);
    try {
      app.parse(argc, argv);
    } catch (const CLI::Success& help) {
      return app.exit(help);
    } catch (const CLI::ParseError& error) {
      // CLI11 asks for what is missing before it names what stands there instead.
      const auto rest = app.remaining(true);
      const bool is_surplus = !rest.empty() && error.get_name() == "RequiredError";
      is_surplus ? app.exit(CLI::ExtrasError({rest.front()})) : app.exit(error);
      return kBadUsage;
    }
    std::cout.flush();
    if (!std::cout) {
      std::cerr << "loggia: the output cannot be written\n";
      return kFailed;
    }
    return exit.code;
  } catch (const std::exception& error) {
    std::cerr << "loggia: " << error.what() << "\n";
    return kFailed;
  }
}
