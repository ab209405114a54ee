// The match service among the others: what it asks of its world goes to the store, the bots and the
// lines, and what they answer comes back to it.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "server/bot_pool.h"
#include "server/lines.h"
#include "server/metrics.h"
#include "server/outside.h"
#include "server/store_thread.h"
#include "table/service.h"

namespace loggia::server {

class Tables final : private table::TextWorld {
 public:
  Tables(table::Library library, StoreThread& store, BotPool& bots, const Lines& lines,
         const Outside& outside);

  [[nodiscard]] table::Service& service() { return service_; }
  [[nodiscard]] const table::Library& library() const { return library_; }
  // Wakes those that are due, also where they are in the store alone; forgets those nobody uses.
  void tick();
  void measure(Exposition& out);

 private:
  void send(table::Connection to, std::shared_ptr<const std::string> text) override;
  void append(store::Append append) override;
  void put_content(const std::string& hash, const std::string& text) override;
  void load(const std::string& match) override;
  void count_unfinished(const std::string& match, const std::string& guest) override;
  void think(table::Thought thought) override;
  std::string random(std::size_t bytes) override;

  StoreThread& store_;
  BotPool& bots_;
  const Lines& lines_;
  const Outside& outside_;
  table::Library library_;
  table::Service service_;
  std::set<std::string> stored_contents_;
  Histogram appends_;
};

}  // namespace loggia::server
