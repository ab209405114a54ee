// The world of tables in a browser: what the service asks for is handed to the page's worker as a
// list of orders, and its answers come in as calls.
#pragma once

#include <deque>
#include <string>
#include <utility>

#include "notation/json.h"
#include "table/service.h"

namespace loggia::wasm {

class LocalWorld final : public table::TextWorld {
 public:
  void send(table::Connection to, std::shared_ptr<const std::string> text) override;
  void append(store::Append append) override;
  void put_content(const std::string& hash, const std::string& text) override;
  void load(const std::string& match) override;
  void count_unfinished(const std::string& match, const std::string& guest) override;
  void think(table::Thought thought) override;
  std::string random(std::size_t bytes) override;

  void hand_out_record(const std::string& match, const table::Table* table);

  // Everything asked for since the last time: [{"send": 1, "text": …}, {"append": …}, {"load": …},
  // {"content": …, "text": …}, {"think": …}, {"record": …, "text": …}].
  json::array take_orders(table::Service& service, table::Milliseconds now);

 private:
  json::array orders_;
  std::deque<std::string> makings_;
};

// The thought of a "think" order, thought through: {"action": …}. Null where it makes no sense.
// With "nodes" in it the move is the same on every machine; else two seconds are the most.
json::value think(const json::value& thought);

}  // namespace loggia::wasm
