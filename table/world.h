// What the service asks of the world around it. Nothing here waits: answers come later, as calls of
// the service. The server answers with sockets, a store and threads; the simulation with faults.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/any_game.h"
#include "store/store.h"
#include "table/table.h"
#include "table/told.h"

namespace loggia::table {

using Connection = std::uint64_t;

// Nobody likes to wait longer, however strong the bot.
inline constexpr Milliseconds kLongestThought{2000};

// A bot is to choose. What it may not know is kept from it by the game's own Player.
struct Thought {
  std::string match;
  std::uint64_t seq = 0;  // of the last event
  Seat seat{};
  std::string bot;
  std::shared_ptr<const AnyGame> game;
  std::vector<AnyAction> standing;
  std::uint64_t stream = 0;  // of its random numbers
  std::string maker;         // of the table
};

class World {
 public:
  World() = default;
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  virtual ~World() = default;

  // To people who are told the same. `game` says what seats and actions are called; null where
  // none are spoken of.
  virtual void tell(std::span<const Connection> to, const told::Message& message,
                    wire::Game game) = 0;
  // Stored in the order asked: a rematch is there before it is told of. Answered by
  // Service::stored(). A content comes before the first append that needs it.
  virtual void append(store::Append append) = 0;
  virtual void put_content(const std::string& hash, const std::string& text) = 0;
  // Answered by Service::loaded().
  virtual void load(const std::string& match) = 0;
  // How many matches of a guest who wants to make this one are not over, as the store counts them.
  // Answered by Service::counted().
  virtual void count_unfinished(const std::string& match, const std::string& guest) = 0;
  // Answered by Service::thought().
  virtual void think(Thought thought) = 0;
  // So many random bytes, as hexadecimal digits: ids and secrets.
  virtual std::string random(std::size_t bytes) = 0;
  // What chance does next at this table. As it was promised there; tests may wish for other cards.
  virtual Entry draw_chance(const Table& table) { return table.draw_chance(); }
};

// A world whose people hear texts.
class TextWorld : public World {
 public:
  void tell(std::span<const Connection> to, const told::Message& message, wire::Game game) final;

 private:
  virtual void send(Connection to, std::shared_ptr<const std::string> text) = 0;
};

}  // namespace loggia::table
