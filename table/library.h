// The games that tables play, by what they are made of. Tables that play the same share one.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/problem.h"
#include "notation/registry.h"

namespace loggia::table {

class Library {
 public:
  // With all contents that are part of the program.
  Library();

  // A content under a name; the same name again replaces it for new tables.
  std::expected<void, Problem> add(const GameEntry& game, std::string name, std::string_view text);
  // One that a stored table was made with: it has no name any more, or another.
  std::expected<void, Problem> add_unnamed(const GameEntry& game, std::string_view text);

  // The program's own first.
  [[nodiscard]] std::vector<std::string> names(const GameEntry& game) const;
  [[nodiscard]] std::optional<std::string> hash_of(const GameEntry& game,
                                                   std::string_view name) const;
  // As it is stored; nothing, if it was never added.
  [[nodiscard]] const std::string* text(std::string_view hash) const;

  std::expected<std::shared_ptr<const AnyGame>, Problem> game(const GameEntry& game,
                                                              const OptionChoices& choices,
                                                              const std::string& hash);

 private:
  using Key = std::pair<std::string_view, std::string>;  // a game, and a name or a hash

  std::expected<std::string, Problem> keep(const GameEntry& game, std::string_view text);

  std::map<Key, std::string> hashes_;                          // by name
  std::map<std::string, std::string, std::less<>> texts_;      // by hash
  std::map<std::string, std::weak_ptr<const AnyGame>> games_;  // by everything
};

}  // namespace loggia::table
