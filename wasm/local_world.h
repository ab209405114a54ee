// The world of tables in a browser: what the service asks for is handed to the page's worker as
// orders, and its answers come in as calls. Beside those of lines.h there are:
//
//   append  "match" "phase" "touched" "members" "awaited" CARD, then for each row
//           "seq" "time" "command" BODY; who is meant is told by guests, with spaces between
//   load    "match"
//   content "hash" TEXT        to be kept
//   think   "match" "seq" THOUGHT   (thinker.h)
//   record  "match" TEXT       empty: there is none
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "table/service.h"
#include "wasm/lines.h"

namespace loggia::wasm {

class LocalWorld final : public table::World {
 public:
  LocalWorld(Lines& lines, Orders& orders) : lines_(&lines), orders_(&orders) {}

  void tell(std::span<const table::Connection> to, const table::told::Message& message,
            wire::Game game) override;
  void append(store::Append append) override;
  void put_content(const std::string& hash, const std::string& text) override;
  void load(const std::string& match) override;
  void count_unfinished(const std::string& match, const std::string& guest) override;
  void think(table::Thought thought) override;
  std::string random(std::size_t bytes) override;

  void hand_out_record(const std::string& match, const table::Table* table);
  // The thinker is another one, and knows nothing.
  void forget_thinker() { thinker_ = {}; }
  // Tells the service what is asked of the world itself.
  void settle(table::Service& service, Time now);

 private:
  // What the thinker was sent of the last match that it thought about.
  struct Sent {
    std::string match;
    std::vector<std::string> standing;
  };

  Lines* lines_;
  Orders* orders_;
  std::deque<std::string> makings_;
  Sent thinker_;
};

}  // namespace loggia::wasm
