#include "table/library.h"

#include <algorithm>

#include "notation/filled.h"

namespace loggia::table {

Library::Library() {
  for (const GameEntry& game : games()) {
    for (const BuiltIn& content : game.contents) {
      (void)add(game, std::string(content.name), content.text);  // tests read every one of them
    }
  }
}

std::expected<std::string, Problem> Library::keep(const GameEntry& game, std::string_view text) {
  const auto value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  Problems problems;
  const auto made = game.make(usual_choices(game.options), *value, problems);
  if (made == nullptr) return std::unexpected(problems.front());
  texts_.try_emplace(made->content_hash(), compact(made->content()));
  return made->content_hash();
}

std::expected<void, Problem> Library::add(const GameEntry& game, std::string name,
                                          std::string_view text) {
  auto hash = keep(game, text);
  if (!hash) return std::unexpected(hash.error());
  hashes_.insert_or_assign({game.name, std::move(name)}, *std::move(hash));
  return {};
}

std::expected<void, Problem> Library::add_unnamed(const GameEntry& game, std::string_view text) {
  const auto hash = keep(game, text);
  if (!hash) return std::unexpected(hash.error());
  return {};
}

std::vector<std::string> Library::names(const GameEntry& game) const {
  std::vector<std::string> names;
  for (const BuiltIn& content : game.contents) names.emplace_back(content.name);
  for (const auto& [key, hash] : hashes_) {
    const auto& [of, name] = key;
    if (of == game.name && !std::ranges::contains(game.contents, name, &BuiltIn::name)) {
      names.push_back(name);
    }
  }
  return names;
}

std::optional<std::string> Library::hash_of(const GameEntry& game, std::string_view name) const {
  const auto found = hashes_.find({game.name, std::string(name)});
  return found == hashes_.end() ? std::nullopt : std::optional(found->second);
}

const std::string* Library::text(std::string_view hash) const {
  const auto found = texts_.find(hash);
  return found == texts_.end() ? nullptr : &found->second;
}

std::expected<std::shared_ptr<const AnyGame>, Problem> Library::game(const GameEntry& game,
                                                                     const OptionChoices& choices,
                                                                     const std::string& hash) {
  const std::string* content = text(hash);
  if (content == nullptr) {
    return std::unexpected(Problem{"content", in_quotes(hash) + " is not known here"});
  }
  std::string key = filled("{} {}", game.name, hash);
  for (const std::size_t choice : choices) key += filled(" {}", choice);
  std::weak_ptr<const AnyGame>& kept = games_[key];
  if (auto shared = kept.lock()) return shared;
  Problems problems;
  std::shared_ptr<const AnyGame> made = game.make(choices, parse_json(*content).value(), problems);
  if (made == nullptr) return std::unexpected(problems.front());
  kept = made;
  std::erase_if(games_, [](const auto& entry) { return entry.second.expired(); });
  return made;
}

}  // namespace loggia::table
