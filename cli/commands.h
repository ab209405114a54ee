// The commands of `loggia`. Each adds itself to the program; what it returns is the exit code.
#pragma once

#include <CLI/CLI.hpp>

namespace loggia::cli {

// Set by the command that ran.
struct Exit {
  int code = 0;
};

void add_serve(CLI::App& app, Exit& exit);
void add_export(CLI::App& app, Exit& exit);
void add_import(CLI::App& app, Exit& exit);
void add_play(CLI::App& app, Exit& exit);
void add_score(CLI::App& app, Exit& exit);
void add_simulate(CLI::App& app, Exit& exit);
void add_arena(CLI::App& app, Exit& exit);
void add_ladder(CLI::App& app, Exit& exit);
void add_balance(CLI::App& app, Exit& exit);
void add_replay(CLI::App& app, Exit& exit);
void add_verify(CLI::App& app, Exit& exit);
void add_blocks(CLI::App& app, Exit& exit);
void add_solve(CLI::App& app, Exit& exit);
void add_regret(CLI::App& app, Exit& exit);
void add_bench(CLI::App& app, Exit& exit);

}  // namespace loggia::cli
