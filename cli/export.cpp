// `loggia export FILE`: everything the tables are kept in, as one text, to keep it or to move it.
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/data_place.h"
#include "cli/records.h"
#include "cli/transfer.h"

namespace loggia::cli {

namespace {

struct ExportCommand {
  explicit ExportCommand(CLI::App& command) {
    command
        .add_option("FILE", path,
                    "where to write it (loggia.export/1), - for stdout; it holds secrets")
        ->required();
    add_data_option(command, data);
  }

  [[nodiscard]] int run() const {
    if (data == "memory:") {
      warn("--data", {{"", std::string(kMemoryKeepsNothing)}});
      return kBadUsage;
    }
    if (const auto taken = taken_by_another(path, "choose another name")) {
      return complain(path, *taken);
    }
    const auto store = open_data(data, NewFolder::kRefused);
    if (store == nullptr) return kFailed;
    if (path == "-") return report("stdout", store::export_all(*store, std::cout));
    Draft draft(path);
    // Seeds of matches that are not over, and hashes of passwords.
    if (!draft.is_open() || !draft.keep_to_owner()) return complain(path, {"", "cannot be opened"});
    const auto done = store::export_all(*store, draft.stream());
    if (!done) return report(path, done);
    if (const auto finished = draft.finish(); !finished) return complain(path, finished.error());
    return report(path, done);
  }

  static int report(const std::string& where, const store::Answer<store::Transferred>& done) {
    if (!done) return complain(where, {"", done.error().text});
    std::cerr << "exported " << transfer_text(*done) << "\n";
    return kDone;
  }

  std::string path;
  std::string data = "data";
};

}  // namespace

void add_export(CLI::App& app, Exit& exit) {
  CLI::App* command = app.add_subcommand("export", "Write all tables and guests into one file");
  auto exporting = std::make_shared<ExportCommand>(*command);
  command->callback([exporting, &exit] { exit.code = exporting->run(); });
}

}  // namespace loggia::cli
