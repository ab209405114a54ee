// Where matches, guests and contents live. A store knows no game: a match is rows in order, and
// what lists need to know of it. Calls wait for disk or network, so whoever must not wait calls
// from a thread of its own; one call at a time.
// Texts are UTF-8 without NUL: a call that hands over any other is refused as a whole, and so is
// what belongs to a guest whom nobody knows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/time.h"

namespace loggia::store {

// Why nothing was done.
struct Trouble {
  enum class Kind : std::uint8_t {
    kUnavailable,  // it may pass: the same call may succeed later
    kBroken,       // it will not: a newer database, a damaged file, no permission
    kRefused,      // nothing is wrong with the store: what it was handed cannot be stored
  };

  Kind kind{};
  std::string text;
};
template <class T>
using Answer = std::expected<T, Trouble>;

// Whether something was put in place, or something else stood there before.
enum class Verdict : std::uint8_t { kStored, kStale };

struct Row {
  std::uint64_t seq = 0;  // from 1, without gaps
  Time time;
  std::string command;  // the id of the command that led to it; empty where none did
  std::string body;     // JSON

  friend bool operator==(const Row&, const Row&) = default;
};

enum class Phase : std::uint8_t { kOpen, kPlaying, kOver };
inline constexpr std::array<std::string_view, 3> kPhaseNames = {"open", "playing", "over"};
inline std::string_view name(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

struct Member {
  std::string guest;
  bool is_awaited = false;  // to move

  friend bool operator==(const Member&, const Member&) = default;
};

// A match as of its last row.
struct Summary {
  std::string game;
  Phase phase{};
  bool is_listed = false;  // among the open tables, while it is open
  Time touched;
  std::optional<Time> wake;     // when it must be looked at, though nobody says anything
  std::vector<Member> members;  // in this order, each guest once, 60 at most
  std::string card;             // JSON: what a list shows of it

  friend bool operator==(const Summary&, const Summary&) = default;
};

// Rows to follow those that are there, one at least. Stored together, or not at all.
struct Append {
  std::string match;
  std::vector<Row> rows;
  Summary summary;
};

struct Listed {
  std::string match;
  Summary summary;
};

struct Guest {
  std::string id;
  std::string name;
  Time seen;

  friend bool operator==(const Guest&, const Guest&) = default;
};

// A device of a guest. The token itself is nowhere.
struct Session {
  std::string token_hash;
  std::string guest;
  Time made;
};

struct Account {
  std::string login;  // as the caller compares them
  std::string guest;
  std::string password_hash;

  friend bool operator==(const Account&, const Account&) = default;
};

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // Matches

  // When this returns, what is stored survives a power cut. (match, seq) is the only lock: stale is
  // what does not follow the last row there is. Of several appends to one match the earlier count.
  // Rows that are there already, the very same, are stored: whoever was not told may ask again.
  virtual Answer<std::vector<Verdict>> append(std::span<const Append> appends) = 0;
  // Those after a number, in order; none of an unknown match.
  virtual Answer<std::vector<Row>> rows(std::string_view match, std::uint64_t after) = 0;
  virtual Answer<std::optional<Summary>> summary(std::string_view match) = 0;
  // Open and listed, the latest touched first.
  virtual Answer<std::vector<Listed>> open_tables(std::size_t limit) = 0;
  // Of one member: those awaiting the guest first, then those not over, then the others; among
  // equals the latest touched first.
  virtual Answer<std::vector<Listed>> matches_of(std::string_view guest, std::size_t limit) = 0;
  // Of how many matches that are not over this guest is a member; but not of open ones that await
  // the guest, for that is what others did.
  virtual Answer<std::size_t> count_unfinished(std::string_view guest) = 0;
  // Whose wake is due by then, the earliest first.
  virtual Answer<std::vector<Listed>> due(Time until, std::size_t limit) = 0;
  // Removes what was in this phase and untouched since before then; returns how many.
  virtual Answer<std::size_t> clean(Phase phase, Time before) = 0;

  // Contents, by their hash: the same hash is the same text
  virtual Answer<void> put_content(std::string_view hash, std::string_view text) = 0;
  virtual Answer<std::optional<std::string>> content(std::string_view hash) = 0;

  // Guests. A session or account of nobody is refused.

  // New, or under a new name, or seen later.
  virtual Answer<void> put_guest(const Guest& guest) = 0;
  virtual Answer<std::optional<Guest>> guest(std::string_view id) = 0;
  virtual Answer<void> put_session(const Session& session) = 0;
  virtual Answer<std::optional<Guest>> guest_of_session(std::string_view token_hash) = 0;
  virtual Answer<void> end_session(std::string_view token_hash) = 0;
  // All of a guest's but one.
  virtual Answer<void> end_sessions_of(std::string_view guest, std::string_view except) = 0;
  // Stale: the login is another guest's. A guest has one account: a second call changes it.
  virtual Answer<Verdict> put_account(const Account& account) = 0;
  virtual Answer<std::optional<Account>> account(std::string_view login) = 0;
  virtual Answer<std::optional<Account>> account_of(std::string_view guest) = 0;
  // Guests without account and without a match, unseen since before then, and their sessions;
  // returns how many.
  virtual Answer<std::size_t> clean_guests(Time before) = 0;

  // Everything there is, one after the other, to move it to another store. What they are handed is
  // what the calls above take.
  struct Visitor {
    std::function<Answer<void>(std::string_view hash, std::string_view text)> content;
    std::function<Answer<void>(const Guest&)> guest;
    std::function<Answer<void>(const Session&)> session;
    std::function<Answer<void>(const Account&)> account;
    std::function<Answer<void>(const Append&)> match;
  };
  virtual Answer<void> visit(const Visitor& visitor) = 0;
};

}  // namespace loggia::store
