#include "cli/game_flags.h"

#include <algorithm>
#include <format>
#include <utility>

#include "cli/common.h"

namespace loggia::cli {

std::expected<json::value, Problem> read_content(const GameEntry& entry, const std::string& name) {
  const auto built_in = std::ranges::find(entry.contents, std::string_view(name), &BuiltIn::name);
  return built_in != entry.contents.end() ? parse_json(built_in->text) : read_json_file(name);
}

GameFlags::GameFlags(CLI::App& command, const GameEntry& entry, Occasion occasion)
    : entry_(entry), usual_(usual_choices(entry.options)), given_(entry.options.size()) {
  add_content(command, "the standard one");
  for (std::size_t i = 0; i < entry.options.size(); ++i) {
    const OptionSpec& spec = entry.options[i];
    if (occasion != Occasion::kPeople) {
      usual_[i] = spec.usual_in_simulations.value_or(spec.usual);
    }
    const bool is_drawn = spec.drawn_from != nullptr && occasion == Occasion::kPeople;
    const bool is_each = spec.is_surveyed && occasion == Occasion::kSurvey;
    add_option(command, i, is_drawn ? "drawn" : is_each ? "each in turn" : spec.text(usual_[i]));
  }
}

GameFlags::GameFlags(CLI::App& command, const GameEntry& entry,
                     std::initializer_list<std::string_view> options)
    : entry_(entry), usual_(usual_choices(entry.options)), given_(entry.options.size()) {
  constexpr const char* kFile = "what the file says";
  add_content(command, kFile);
  for (const std::string_view key : options) {
    const auto spec = std::ranges::find(entry.options, key, &OptionSpec::key);
    add_option(command, static_cast<std::size_t>(spec - entry.options.begin()), kFile);
  }
}

// `without`: what holds where the flag is not given.
void GameFlags::add_content(CLI::App& command, std::string_view without) {
  if (entry_.content_flag.empty()) return;
  std::string names;
  for (const BuiltIn& content : entry_.contents) names += std::string(content.name) + "|";
  command
      .add_option(std::string(entry_.content_flag), content_,
                  std::format("{}; default: {}", entry_.content_help, without))
      ->option_text(names + "FILE");
}

void GameFlags::add_option(CLI::App& command, std::size_t option, const std::string& without) {
  const OptionSpec& spec = entry_.options[option];
  const std::string help = std::format("{} ({})", spec.help, spec.rule);
  if (spec.is_switch()) {
    command.add_flag_callback(spec.flag(), [this, option] { given_[option] = "true"; }, help);
    return;
  }
  const auto choose = [&spec](std::string& text) {
    std::string choice = tidied(text);
    if (!spec.place(choice)) {
      return std::format("{} is not a choice; choose from {}", in_quotes(text), spec.listed(", "));
    }
    text = std::move(choice);
    return std::string();
  };
  command.add_option(spec.flag(), given_[option], std::format("{}; default: {}", help, without))
      ->transform(CLI::Validator(choose, ""))
      ->option_text(spec.listed("|"));
}

OptionChoices GameFlags::choices(OptionChoices base) const {
  for (std::size_t i = 0; i < given_.size(); ++i) {
    if (const auto place = entry_.options[i].place(given_[i])) base[i] = *place;
  }
  return base;
}

OptionChoices GameFlags::with(OptionChoices choices, std::string_view key,
                              std::string_view text) const {
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (entry_.options[i].key != key || is_given(i)) continue;
    if (const auto place = entry_.options[i].place(text)) choices[i] = *place;
  }
  return choices;
}

OptionChoices GameFlags::drawn(Rng& rng) const {
  OptionChoices drawn = choices();
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const OptionSpec& spec = entry_.options[i];
    if (spec.drawn_from == nullptr || is_given(i)) continue;
    drawn[i] = rng.below(static_cast<std::uint32_t>(spec.drawn_from(drawn)));
  }
  return drawn;
}

std::vector<OptionChoices> GameFlags::surveyed() const {
  std::vector<OptionChoices> all = {choices()};
  for (std::size_t i = 0; i < given_.size(); ++i) {
    const OptionSpec& spec = entry_.options[i];
    if (!spec.is_surveyed || is_given(i)) continue;
    std::vector<OptionChoices> more;
    for (const OptionChoices& base : all) {
      for (std::size_t place = 0; place < spec.size(); ++place) {
        more.push_back(base);
        more.back()[i] = place;
      }
    }
    all = std::move(more);
  }
  return all;
}

// Each by the flag that made the choice.
int GameFlags::complain_of_choices(const Problems& problems) const {
  for (const Problem& problem : problems) {
    const auto spec = std::ranges::find_if(entry_.options, [&](const OptionSpec& option) {
      return problem.where == option_place(option.key);
    });
    if (spec == entry_.options.end()) {
      complain(entry_.name, problem);
    } else {
      complain(spec->flag(), {"", problem.what});
    }
  }
  return kBadUsage;
}

std::expected<std::shared_ptr<const AnyGame>, int> GameFlags::make(
    const OptionChoices& choices) const {
  // With the standard content, nothing can be wrong but the choices.
  Problems problems;
  std::shared_ptr<const AnyGame> game = entry_.make_standard(choices, problems);
  if (game == nullptr) return std::unexpected(complain_of_choices(problems));
  if (content_.empty()) return game;
  const auto content = read_content(entry_, content_);
  if (!content) return std::unexpected(complain(content_, content.error()));
  game = entry_.make(choices, *content, problems);
  if (game == nullptr) return std::unexpected(complain(content_, problems));
  return game;
}

}  // namespace loggia::cli
