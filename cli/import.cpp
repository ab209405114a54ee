// `loggia import FILE`: what `loggia export` wrote, into this store or another kind of store.
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/data_place.h"
#include "cli/transfer.h"

namespace loggia::cli {
namespace {

struct ImportCommand {
  explicit ImportCommand(CLI::App& command) {
    command.add_option("FILE", path, "what `loggia export` wrote (loggia.export/1), - for stdin")
        ->required();
    add_data_option(command, data);
  }

  [[nodiscard]] int run() const {
    if (data == "memory:") {
      warn("--data", {{"", std::string(kMemoryKeepsNothing)}});
      return kBadUsage;
    }
    if (path == "-") return import_from(std::cin, "stdin");
    auto file = open_file(path);
    return file ? import_from(*file, path) : complain(path, file.error());
  }

  [[nodiscard]] int import_from(std::istream& in, const std::string& where) const {
    const auto store = open_data(data, NewFolder::kMade);
    if (store == nullptr) return kFailed;
    const auto done = store::import_all(in, *store);
    if (!done) {
      complain(where, {"", done.error().text});
      std::cerr << "loggia: what is imported stays; the same import may be repeated\n";
      return kFailed;
    }
    std::cerr << "imported " << transfer_text(*done) << "\n";
    return kDone;
  }

  std::string path;
  std::string data = "data";
};

}  // namespace

void add_import(CLI::App& app, Exit& exit) {
  CLI::App* command = app.add_subcommand("import", "Read what export wrote, into another store");
  auto importing = std::make_shared<ImportCommand>(*command);
  command->callback([importing, &exit] { exit.code = importing->run(); });
}

}  // namespace loggia::cli
