// `loggia serve`: tables for people on many devices.
#include "server/serve.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "cli/block_sets.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/data_place.h"
#include "cli/settings.h"
#include "server/origin.h"

namespace loggia::cli {
namespace {

constexpr std::uint64_t kMost = 1'000'000'000;
constexpr std::size_t kColumn = 40;  // where help begins

// The footer says how variables are named.
class WithoutEnvironment final : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    const std::string text = CLI::Formatter::make_option_opts(option);
    return text.substr(0, text.find(" (Env:"));
  }
};

class ServeCommand {
 public:
  explicit ServeCommand(CLI::App& command) : command_(command) {
    add("--listen", listen_, "where to listen", "ADDRESS:PORT")->capture_default_str();
    add_data_option(command, data_);
    add("--blocks", blocks_,
        "a folder with more block sets, *.json; default: blocks in the data folder", "DIR");
    add("--public-url", public_url_, "the address that browsers see; default: where it listens",
        "URL");
    add("--trusted-proxy", trusted_proxies_,
        "whose X-Forwarded-For is believed; may be given again", "ADDRESS[/BITS]")
        ->delimiter(',')
        ->allow_extra_args(false);
    add("--web", web_, "the built web app; default: web beside the program, if it is there", "DIR");
    add("--metrics", metrics_, "/metrics at a place of its own, and not for everybody",
        "ADDRESS:PORT");
    number("--bot-threads", bot_threads_, "threads on which bots think; default: all cores but one",
           1);
    from_environment(
        command.add_flag("--log-requests", logs_requests_, "a line of the log for each request"));
    add("--config", config_, "a file of settings: those here, and limits", "FILE");
    add_limits();
    add_policy();
    auto formatter = std::make_shared<WithoutEnvironment>();
    formatter->column_width(kColumn);
    command.formatter(formatter);
    command.footer(
        "Each may also stand in the environment (LOGGIA_DATA, LOGGIA_PUBLIC_URL, …) or in the "
        "file\n"
        "(data = \"games\", public_url = …): a flag comes first, then the environment, then the "
        "file.\ndocs/HOSTING.md tells more.");
  }

  [[nodiscard]] int run() {
    if (!config_.empty()) {
      if (const auto read = read_settings(command_, config_); !read) {
        complain(config_, read.error());
        return kBadUsage;
      }
    }
    auto known = options();
    if (!known) {
      complain(known.error().where, {"", known.error().what});
      return kBadUsage;
    }
    auto store = open_data(data_, NewFolder::kMade);
    if (store == nullptr) return kFailed;
    if (const auto folder = block_folder(); !folder.empty()) {
      if (!add_block_sets(folder, known->library)) return kFailed;
    }
    const auto served = server::serve(*known, std::move(store));
    return served ? kDone : complain("serve", served.error());
  }

 private:
  template <class Value>
  CLI::Option* add(const std::string& name, Value& value, const std::string& help,
                   const std::string& type) {
    return from_environment(command_.add_option(name, value, help)->type_name(type));
  }
  CLI::Option* number(const std::string& name, std::uint64_t& value, const std::string& help,
                      std::uint64_t least = 0) {
    return add(name, value, help, "N")->check(whole_number(least, kMost).name(""));
  }

  void add_limits() {
    const auto limit = [this](const std::string& name, std::uint64_t& value, std::uint64_t least,
                              const std::string& help) {
      number(name, value, help, least)
          ->group("Limits (0 for connections and rates: none)")
          ->capture_default_str();
    };
    constexpr std::uint64_t kBytes = 1024;
    limit("--connections", limits_.connections, 0, "of everybody together");
    limit("--connections-per-address", limits_.connections_per_address, 0, "");
    limit("--requests-per-second", limits_.requests_per_second, 0, "HTTP, of an address");
    limit("--requests-at-once", limits_.requests_at_once, 1, "");
    limit("--guests-per-minute", limits_.guests_per_minute, 0, "new ones, of an address");
    limit("--guests-at-once", limits_.guests_at_once, 1, "");
    limit("--messages-per-second", limits_.messages_per_second, 0, "on a WebSocket");
    limit("--messages-at-once", limits_.messages_at_once, 1, "");
    limit("--guest-messages-per-second", limits_.guest_messages_per_second, 0,
          "on all WebSockets of a guest");
    limit("--guest-messages-at-once", limits_.guest_messages_at_once, 1, "");
    limit("--header-bytes", limits_.header_bytes, kBytes, "of a request");
    limit("--body-bytes", limits_.body_bytes, kBytes, "of a request");
    limit("--message-bytes", limits_.message_bytes, kBytes, "of a client");
    limit("--waiting-bytes", limits_.waiting_bytes, kBytes, "for a client that does not read");
    limit("--header-seconds", limits_.header_seconds, 1, "for a request to come");
    limit("--body-seconds", limits_.body_seconds, 1, "for the rest of it");
    limit("--response-seconds", limits_.response_seconds, 1, "for the client to read the answer");
    limit("--handshake-seconds", limits_.handshake_seconds, 1, "of a WebSocket");
    limit("--away-seconds", limits_.away_seconds, 1, "until whoever is silent counts as away");
    limit("--idle-seconds", limits_.idle_seconds, 1, "until a silent WebSocket is closed");
  }

  void add_policy() {
    const auto days = [this](const std::string& name, std::uint64_t& value,
                             const std::string& help) {
      number(name, value, help)
          ->group("Days after which what nobody touched is cleaned away (0: never)")
          ->capture_default_str();
    };
    days("--open-days", policy_.open_days, "tables that wait for people");
    days("--playing-days", policy_.playing_days, "matches that nobody plays on");
    days("--over-days", policy_.over_days, "matches that are over");
    days("--guest-days", policy_.guest_days, "guests without a login who sit nowhere");
  }

  // Empty: none. Only a folder that was asked for must be there.
  [[nodiscard]] std::filesystem::path block_folder() const {
    if (!blocks_.empty()) return blocks_;
    const auto usual = std::filesystem::path(data_) / "blocks";
    std::error_code error;
    return std::filesystem::is_directory(usual, error) ? usual : "";
  }

  [[nodiscard]] std::expected<server::ServeOptions, Problem> options() const {
    server::ServeOptions options{.bot_threads = bot_threads_,
                                 .logs_requests = logs_requests_,
                                 .version = LOGGIA_VERSION,
                                 .limits = limits_,
                                 .policy = policy_};
    const auto no_endpoint = [](const std::string& flag, const std::string& text) {
      return std::unexpected(
          Problem{flag, in_quotes(text) + " is no ADDRESS:PORT, such as 127.0.0.1:8080"});
    };
    const auto listen = server::Endpoint::parse(listen_);
    if (!listen) return no_endpoint("--listen", listen_);
    options.listen = *listen;
    options.metrics = server::Endpoint::parse(metrics_);
    if (!metrics_.empty() && !options.metrics) return no_endpoint("--metrics", metrics_);
    if (!public_url_.empty()) {
      const auto origin = server::normal_origin(public_url_);
      if (!origin) return std::unexpected(Problem{"--public-url", origin.error().what});
      options.public_url = *origin;
    }
    for (const std::string& text : trusted_proxies_) {
      const auto network = server::Network::parse(text);
      if (!network) {
        return std::unexpected(Problem{
            "--trusted-proxy",
            in_quotes(text) + " is no ADDRESS or ADDRESS/BITS, such as 127.0.0.1 or 10.0.0.0/8"});
      }
      options.trusted_proxies.push_back(*network);
    }
    const auto has_app = [](const std::filesystem::path& folder) {
      std::error_code ignored;
      return std::filesystem::is_regular_file(folder / "index.html", ignored);
    };
    if (!web_.empty() && !has_app(web_)) {
      return std::unexpected(Problem{"--web", in_quotes(web_) + " has no index.html"});
    }
    std::error_code ignored;
    const auto beside =
        std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path() / "web";
    options.web = !web_.empty() ? std::filesystem::path(web_) : has_app(beside) ? beside : "";
    return options;
  }

  CLI::App& command_;
  std::string listen_ = "127.0.0.1:8080";
  std::string data_ = "data";
  std::string blocks_;
  std::string public_url_;
  std::vector<std::string> trusted_proxies_;
  std::string web_;
  std::string metrics_;
  std::string config_;
  std::uint64_t bot_threads_ = std::max(2U, std::thread::hardware_concurrency()) - 1;
  bool logs_requests_ = false;
  server::Limits limits_;
  server::Policy policy_;
};

}  // namespace

void add_serve(CLI::App& app, Exit& exit) {
  CLI::App* serve = app.add_subcommand("serve", "Open tables for people on many devices");
  auto command = std::make_shared<ServeCommand>(*serve);
  serve->callback([command, &exit] { exit.code = command->run(); });
}

}  // namespace loggia::cli
