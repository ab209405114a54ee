// What a client makes of a match it is told of: folds the events of docs/PROTOCOL.md, as one seat
// or a spectator was told them, to what that pair of eyes sees, may do, and has just seen happen.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "notation/any_game.h"
#include "table/library.h"

namespace loggia::table {

class Following {
 public:
  explicit Following(Library& library) : library_(&library) {}

  // Events that follow those heard so far, as a message has them, and the chair, from 1, of who is
  // told them. Answers with a frame for each: {"seq": 8, "event": …, "happenings": […], "view": …},
  // the last two where it was something of the game. What makes no sense is not heard, nor what
  // comes after it.
  std::expected<json::array, Problem> hear(const json::array& events, std::optional<int> chair);

  // How it stands: phase, seats, turn, view, legal decisions, what an undo would name, the result.
  [[nodiscard]] json::object now() const;
  // What a decision would change in the view; null where that cannot be said.
  [[nodiscard]] json::value preview(const json::value& action) const;

  // The hash of a content that the library does not know, if that is what was wrong.
  [[nodiscard]] const std::string& missing_content() const { return missing_content_; }

 private:
  struct Standing {
    std::uint64_t seq = 0;
    std::string by;
    json::value action;
  };

  std::expected<void, Problem> make(const Reader& event);
  bool take_chair(const Reader& sat);
  std::expected<void, Problem> start(const Reader& event, std::optional<int> chair);
  std::expected<json::array, Problem> act(const Reader& event, std::uint64_t seq);
  std::expected<void, Problem> undo(const Reader& event);
  std::expected<json::object, Problem> hear_one(const json::value& event, std::optional<int> chair);
  [[nodiscard]] bool is_over() const { return !result_.is_null(); }

  Library* library_;
  std::uint64_t seq_ = 0;
  const GameEntry* entry_ = nullptr;
  std::string missing_content_;
  json::object made_;
  json::array seats_;
  json::object options_;
  json::value result_;
  std::string rematch_;
  bool is_closed_ = false;
  Viewer viewer_;
  std::shared_ptr<const AnyGame> game_;
  std::unique_ptr<Onlooker> onlooker_;
  std::vector<Standing> standing_;
};

}  // namespace loggia::table
