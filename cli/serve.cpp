// `loggia serve`: tables for people on many devices.
#include "server/serve.h"

#include <charconv>
#include <filesystem>
#include <memory>
#include <thread>

#include "cli/block_sets.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/data_place.h"

namespace loggia::cli {
namespace {

struct ServeCommand {
  explicit ServeCommand(CLI::App& command) {
    command.add_option("--listen", listen, "where to listen")
        ->capture_default_str()
        ->type_name("ADDRESS:PORT")
        ->envname("LOGGIA_LISTEN");
    add_data_option(command, data);
    command
        .add_option("--blocks", blocks,
                    "a folder with more block sets, *.json; default: blocks in the data folder")
        ->type_name("DIR")
        ->envname("LOGGIA_BLOCKS");
    command
        .add_option("--public-url", public_url,
                    "the address that browsers see; default: where it listens")
        ->type_name("URL")
        ->envname("LOGGIA_PUBLIC_URL");
  }

  // Empty: none. Only a folder that was asked for must be there.
  [[nodiscard]] std::filesystem::path block_folder() const {
    if (!blocks.empty()) return blocks;
    const auto usual = std::filesystem::path(data) / "blocks";
    std::error_code error;
    return std::filesystem::is_directory(usual, error) ? usual : "";
  }

  [[nodiscard]] std::optional<server::ServeOptions> options() const {
    server::ServeOptions options{
        .public_url = public_url,
        .bot_threads = std::max(1U, std::thread::hardware_concurrency() - 1)};
    const std::size_t colon = listen.rfind(':');
    if (colon == std::string::npos) return std::nullopt;
    options.address = listen.substr(0, colon);
    if (options.address.starts_with('[') && options.address.ends_with(']')) {
      options.address = options.address.substr(1, options.address.size() - 2);
    }
    const char* first = listen.data() + colon + 1;
    const char* last = listen.data() + listen.size();
    const auto [end, error] = std::from_chars(first, last, options.port);
    if (error != std::errc() || end != last) return std::nullopt;
    return options;
  }

  [[nodiscard]] int run() const {
    auto known = options();
    if (!known) {
      warn("--listen", {{"", in_quotes(listen) + " is no ADDRESS:PORT, such as 127.0.0.1:8080"}});
      return kBadUsage;
    }
    auto store = open_data(data, NewFolder::kMade);
    if (store == nullptr) return kFailed;
    if (const auto folder = block_folder(); !folder.empty()) {
      if (!add_block_sets(folder, known->library)) return kFailed;
    }
    const auto served = server::serve(*known, std::move(store));
    return served ? kDone : complain("serve", served.error());
  }

  std::string listen = "127.0.0.1:8080";
  std::string data = "data";
  std::string blocks;
  std::string public_url;
};

}  // namespace

void add_serve(CLI::App& app, Exit& exit) {
  CLI::App* serve = app.add_subcommand("serve", "Open tables for people on many devices");
  auto command = std::make_shared<ServeCommand>(*serve);
  serve->callback([command, &exit] { exit.code = command->run(); });
}

}  // namespace loggia::cli
