// The flags that make a game: one for each rule option, and its content. The same for all commands.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <expected>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "engine/core/rng.h"
#include "notation/registry.h"

namespace loggia::cli {

// What a game is made for decides some of what holds where nobody chose (H-23).
enum class Occasion : std::uint8_t { kPeople, kSimulation, kSurvey };

// A content by its built-in name, or from a file.
std::expected<json::value, Problem> read_content(const GameEntry& entry, const std::string& name);

class GameFlags {
 public:
  GameFlags(CLI::App& command, const GameEntry& entry, Occasion occasion);
  // For a command on a file that states the rules: only these options, over what the file says.
  GameFlags(CLI::App& command, const GameEntry& entry,
            std::initializer_list<std::string_view> options);

  // The flags that were given, over these choices; or over the usual ones.
  [[nodiscard]] OptionChoices choices(OptionChoices base) const;
  [[nodiscard]] OptionChoices choices() const { return choices(usual_); }
  // With what is left to chance drawn, as H-03 does the first player.
  [[nodiscard]] OptionChoices drawn(Rng& rng) const;
  // One for each choice of an option that is surveyed, unless its flag was given.
  [[nodiscard]] std::vector<OptionChoices> surveyed() const;

  // With another choice of one option, where there is such an option and its flag was not given.
  [[nodiscard]] OptionChoices with(OptionChoices choices, std::string_view key,
                                   std::string_view text) const;

  // Or an exit code after complaining: choices that exclude each other are bad usage, a content
  // that is not right is a failed request.
  [[nodiscard]] std::expected<std::shared_ptr<const AnyGame>, int> make(
      const OptionChoices& choices) const;
  // Empty where none was given.
  [[nodiscard]] const std::string& content() const { return content_; }
  [[nodiscard]] const GameEntry& entry() const { return entry_; }
  // Whether a choice is what holds where nobody chose.
  [[nodiscard]] bool is_usual(const OptionChoices& choices, std::size_t option) const {
    return choices[option] == usual_[option];
  }

 private:
  void add_content(CLI::App& command, std::string_view without);
  void add_option(CLI::App& command, std::size_t option, const std::string& without);
  [[nodiscard]] int complain_of_choices(const Problems& problems) const;
  [[nodiscard]] bool is_given(std::size_t option) const { return !given_[option].empty(); }

  const GameEntry& entry_;
  OptionChoices usual_;
  std::string content_;             // a built-in name, or a file
  std::vector<std::string> given_;  // by option, the text of the choice; empty where not given
};

// A command with a subcommand for each game: a Command is made of that and the game, and run().
template <class Command>
void add_for_games(CLI::App& app, const std::string& name, const std::string& help, Exit& exit) {
  CLI::App* all = app.add_subcommand(name, help);
  all->require_subcommand(1);
  for (const GameEntry& entry : games()) {
    CLI::App* game = all->add_subcommand(std::string(entry.name), std::string(entry.title));
    auto command = std::make_shared<Command>(*game, entry);
    game->callback([command, &exit] { exit.code = command->run(); });
  }
}

}  // namespace loggia::cli
