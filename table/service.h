// The match service: a plain state machine between people, bots and the store. Check, append, tell:
// nobody is told anything before it is stored. One thing at a time happens at a table; what comes
// meanwhile waits in order. No sockets, no disk, no clock, no threads.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "store/store.h"
#include "table/commands.h"
#include "table/message.h"
#include "table/table.h"
#include "table/world.h"

namespace loggia::table {

// Of one guest, those that wait for people included.
inline constexpr std::size_t kMostUnfinished = 100;

class Service {
 public:
  Service(World& world, Library& library) : world_(world), library_(library) {}

  // People
  void connect(Connection connection, Person person);
  void disconnect(Connection connection, Time now);
  // Nothing was heard on this line since then, though it was asked: nobody may be there any more.
  void silent(Connection connection, Time since);
  // Something was heard after all.
  void heard(Connection connection, Time now);
  // What a guest does from now on is done under this name; chairs that were taken keep the old one.
  void rename(const std::string& guest, const std::string& name);
  void receive(Connection connection, std::string_view text, Time now);

  // Answers of the world. After what was stale the match is loaded anew.
  void stored(const std::string& match, store::Verdict verdict, Time now);
  // The store cannot hold what was to be appended: it is as if nobody had asked for it.
  void not_storable(const std::string& match);
  // All rows of a match, none if there is no such match; and the text of its content.
  void loaded(const std::string& match, const std::vector<store::Row>& rows,
              std::string_view content, Time now);
  void counted(const std::string& match, std::size_t unfinished, Time now);
  void thought(const std::string& match, std::uint64_t seq,
               std::expected<AnyAction, std::string> action, Time now);

  // Time

  // Looks at a match, though nobody said anything: at its clock, and whether a bot is to act.
  void wake(const std::string& match, Time now);
  // Wakes those that are due. Once in a while also where nothing is: what need not be told at once
  // is told then.
  void tick(Time now);
  [[nodiscard]] std::optional<Time> next_deadline() const;
  // Forgets tables that nobody has looked at since then; they are in the store.
  void forget_unused(Time since);

  // Somebody else wrote to this match: who watches it here is told.
  void written_elsewhere(const std::string& match);

  // Loads those again that were in this phase and untouched since before then: the store may have
  // cleaned them away.
  void look_again(Phase phase, Time before);

  // Of a match in memory, or null.
  [[nodiscard]] const Table* table(const std::string& match) const;
  // Shows it, loaded if need be, once nothing is under way at it; null, if there is no such match.
  using Inspector = std::function<void(const Table*)>;
  void inspect(const std::string& match, Time now, Inspector inspector);
  [[nodiscard]] std::size_t tables() const { return lives_.size(); }

 private:
  struct Client {
    Person person;
    bool has_said_hello = false;
    bool is_heard = true;
    std::set<std::string> watched;
  };

  // What waits for its turn at a table
  struct Given {
    Connection connection = 0;
    Person person;
    Command command;
    std::string key = person.guest + " " + command.id;  // as it is stored
  };
  struct Watching {
    Connection connection = 0;
    std::uint64_t after = 0;
  };
  struct Chosen {  // by a bot
    std::uint64_t seq = 0;
    std::expected<AnyAction, std::string> action;
  };
  struct Woken {};
  using Pending = std::variant<std::unique_ptr<Given>, Watching, Chosen, Woken, Inspector>;

  // Chairs are bits.
  struct Presence {
    unsigned present = 0;  // whose people watch
    // When those who do not watch last did; 0: nobody knows.
    std::array<Time, kMaxSeats> away_since{};
    std::size_t watching = 0;  // guests who sit nowhere
    unsigned kept = 0;         // free, for somebody
    unsigned told = 0;         // and they know of it

    friend bool operator==(const Presence&, const Presence&) = default;
  };

  struct Live {
    std::optional<Table> table;
    bool is_busy = false;          // being loaded or stored
    bool is_made = true;           // not, until the event is stored that makes it
    std::vector<Pending> waiting;  // in order; mostly none
    std::vector<Connection> watchers;
    std::unordered_map<std::uint64_t, std::uint64_t> commands;  // done: by hash, their last event
    std::string card;                                           // as it was last stored
    std::vector<Event> untold;                                  // until it is stored
    std::unique_ptr<Given> doing;
    std::optional<UndoAsked> undo_asked;
    Presence presence;               // as it was last told
    std::set<std::string> told;      // guests who know of the chair that is kept for them
    std::optional<Time> deadline;    // as it stands in deadlines_
    std::uint64_t bot_asked_at = 0;  // the last event when a bot was asked
    Time used;
  };

  // How tables come to be
  static bool is_make(const Pending& pending);
  void count_as_made(Live& live, const std::string& maker);
  // What keeps it from being made, if anything does.
  std::optional<Problem> make(const std::string& match, Live& live, std::unique_ptr<Given>& given,
                              Time now);
  void play_again(const std::string& match, Live& live, std::unique_ptr<Given>& given, Time now);

  // What comes in
  void stop_watching(const std::string& match, Connection connection, Time now);
  void greet(Connection connection, Client& client, const Hello& hello, Time now);
  void give_up(const std::string& match, std::string_view code, std::string_view text);
  void enqueue(const std::string& match, Pending pending, Time now);
  void work(const std::string& match, Live& live, Time now);
  void handle(const std::string& match, Live& live, Pending& pending, Time now);
  void handle(const std::string& match, Live& live, std::unique_ptr<Given>& given, Time now);
  void handle(const std::string& match, Live& live, const Watching& watching, Time now);
  void handle(const std::string& match, Live& live, const Chosen& chosen, Time now);
  void handle(const std::string& match, Live& live, const Woken& woken, Time now);
  static void handle(const std::string& match, Live& live, const Inspector& inspector, Time now);
  void reload(const std::string& match, Live& live);
  // After somebody else wrote there: who watches is told first what they missed.
  void catch_up(const std::string& match, Live& live);
  void fold(Live& live, const std::vector<store::Row>& rows, std::string_view content);

  // Who is looking
  enum class Eyes : std::uint8_t { kSeated, kOnlooker };
  [[nodiscard]] Eyes eyes_of(const Live& live, Connection watcher) const;
  // That these know of the chairs that are kept for them here.
  void note_told(Live& live, std::span<const Connection> watchers) const;
  // The same of who looks at the match before it, where the rematch is told of.
  void note_told_before(const std::string& match, Live& live) const;
  [[nodiscard]] Presence presence_at(const Live& live, Time left) const;
  // Tells it, if it changed; but not to one who is told by other means. `left` is when those who
  // look no more last did.
  void tell_presence(const std::string& match, Live& live, Time left, Connection except = 0);
  // At all tables that are watched on this line.
  void tell_presence(const Client& client, Time left);
  // Now and then: how many look on, to those who sit there.
  void tell_recounted();
  void send_presence(const std::string& match, const Live& live, Eyes whose, Connection except = 0);
  static told::Onlookers onlookers(const Live& live, Eyes whose);

  // What goes out
  void commit(const std::string& match, Live& live, std::vector<Event> events,
              std::unique_ptr<Given> given, Time now);
  void tell(const std::string& match, Live& live);
  static bool may_watch(const Table& table, std::string_view guest);
  void send_spectators_away(const std::string& match, Live& live);
  void ask_bot(const std::string& match, Live& live);
  void tell_undo_asked(const std::string& match, const Live& live);
  void note_deadline(const std::string& match, Live& live);
  void tell(Connection to, const told::Message& message, const Table* table = nullptr);
  void done(const Given& given, std::uint64_t seq);
  void refuse(const Given& given, const Table& table, const Refusal& refusal);
  void complain(Connection to, std::string_view id, std::string_view match, std::string_view code,
                std::string_view text);

  World& world_;
  Library& library_;
  std::unordered_map<std::string, std::size_t> making_;  // by guest: not stored yet
  std::unordered_map<Connection, Client> clients_;
  std::unordered_map<std::string, Live> lives_;
  std::set<std::pair<Time, std::string>> deadlines_;
  std::set<std::string> recounted_;  // where other onlookers are there than was told
};

// The table that a log tells of. Nothing, if it makes no sense: nobody plays on what is damaged.
// The content is its own, in case the library does not know it.
std::optional<Table> folded(const std::vector<store::Row>& rows, std::string_view content,
                            Library& library);

// How a match stands, for lists; but for its card (card.h).
store::Summary summary_of(const Table& table);

}  // namespace loggia::table
