// A game whose type is erased: what the match, the command line and the server know of any game.
// States and actions stay plain values; a game hands its own back and reads only its own. What only
// terminals and statistics ask of a game is in terminal.h and survey.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/thinking.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "notation/json.h"
#include "notation/onlooker.h"
#include "notation/options.h"
#include "notation/problem.h"

namespace loggia {

// The largest State and Action any game may have.
inline constexpr std::size_t kMostStateBytes = 256;
inline constexpr std::size_t kMostActionBytes = 8;
inline constexpr std::size_t kMostSeenBytes = 16;

struct AnyState {
  alignas(16) std::array<std::byte, kMostStateBytes> bytes{};
};

struct AnyAction {
  alignas(8) std::array<std::byte, kMostActionBytes> bytes{};
};

// An action as somebody saw it happen.
struct AnySeen {
  alignas(8) std::array<std::byte, kMostSeenBytes> bytes{};
};

// What chance takes from. Outcomes of one stream come out of one pile, without being put back,
// until one of them begins a new pile: tokens, a deck and the next deck, every hand that a thief
// reaches into. The kind tells the things in a pile apart, whoever gets them.
struct ChancePile {
  std::uint32_t stream = 0;
  bool is_new = false;
};
struct AnyChance {
  AnyAction action;
  std::uint32_t weight = 0;  // how many there are of the kind
  std::uint32_t kind = 0;
};

// What stands before an action where a match is written down: nothing, a new line, or the number of
// the turn that begins on one.
enum class LineBreak : std::uint8_t { kNone, kPlain, kNumbered };

// What everybody sees happen by itself in the course of an action, in words.
struct ConsequenceText {
  LineBreak before = LineBreak::kNone;
  std::string text;  // "blue loses a turn"
};

// A bot in its seat. Whoever wears this face is trusted with whole actions and hands the bot what
// the seat saw of them, and nothing else.
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  virtual void observe(const AnyAction& action) = 0;
  // Why not, where the bot does not answer.
  virtual std::expected<AnyAction, std::string> choose(Rng& rng,
                                                       const bots::Thinking& thinking) = 0;
};

class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  // What it is
  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual int rules_version() const = 0;
  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual std::string_view seat_name(Seat seat) const = 0;
  // The number of the rule that says whose turn it is.
  [[nodiscard]] virtual const char* turn_rule() const = 0;
  [[nodiscard]] virtual json::object options() const = 0;
  [[nodiscard]] virtual std::string_view content_name() const = 0;
  [[nodiscard]] virtual const json::object& content() const = 0;
  [[nodiscard]] virtual const std::string& content_hash() const = 0;

  // Playing it
  [[nodiscard]] virtual AnyState start() const = 0;
  [[nodiscard]] virtual Turn turn(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::vector<AnyAction> legal(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::optional<Refusal> check(const AnyState& state,
                                                     const AnyAction& action) const = 0;
  virtual void apply(AnyState& state, const AnyAction& action) const = 0;
  [[nodiscard]] virtual Outcome outcome(const AnyState& state) const = 0;
  // One draw, by weight; allocates nothing.
  [[nodiscard]] virtual AnyAction draw_chance(const AnyState& state, Rng& rng) const = 0;
  // Every outcome of chance, and what it comes out of; asked where chance acts.
  [[nodiscard]] virtual std::vector<AnyChance> chances(const AnyState& state) const = 0;
  [[nodiscard]] virtual ChancePile chance_pile(const AnyState& state) const = 0;

  // Writing it down
  [[nodiscard]] virtual json::object action_json(const AnyAction& action) const = 0;
  [[nodiscard]] virtual std::optional<AnyAction> read_action(const Reader& reader) const = 0;
  [[nodiscard]] virtual std::string action_text(const AnyAction& action) const = 0;
  [[nodiscard]] virtual std::expected<AnyAction, std::string> parse_action(
      std::string_view text) const = 0;
  [[nodiscard]] virtual LineBreak break_before(const AnyState& state,
                                               const AnyAction& action) const = 0;
  [[nodiscard]] virtual std::vector<ConsequenceText> consequences_text(
      const AnyState& state, const AnyAction& action) const = 0;
  [[nodiscard]] virtual std::string refusal_text(const Refusal& refusal) const = 0;

  // Showing it
  [[nodiscard]] virtual Told view(const AnyState& state, Viewer viewer) const = 0;
  // An action as that viewer saw it happen. Texts of chance's say who it happened to; those of
  // decisions leave it to others to say who decided.
  [[nodiscard]] virtual AnySeen redact(const AnyAction& action, Viewer viewer) const = 0;
  [[nodiscard]] virtual json::object seen_json(const AnySeen& seen) const = 0;
  [[nodiscard]] virtual std::optional<AnySeen> read_seen(const Reader& reader) const = 0;
  [[nodiscard]] virtual std::string seen_text(const AnyAction& action, Viewer viewer) const = 0;
  // For screens: what an onlooker makes of seen actions; everything there is to see; and what is
  // told of an action, and of a state that a match goes on from, to whoever sees everything.
  [[nodiscard]] virtual std::unique_ptr<Onlooker> make_onlooker(Viewer viewer) const = 0;
  [[nodiscard]] virtual Told open_view(const AnyState& state) const = 0;
  [[nodiscard]] virtual Told tell_openly(const AnyState& state, const AnyAction& action) const = 0;
  [[nodiscard]] virtual Told tell_where_openly(const AnyState& state) const = 0;

  // Playing it by itself
  [[nodiscard]] virtual std::span<const std::string_view> player_names() const = 0;
  // Those whom people choose to play against, from the weakest on.
  [[nodiscard]] virtual std::vector<std::string_view> level_names() const = 0;
  // Null for a name that is not among them.
  [[nodiscard]] virtual std::unique_ptr<Player> make_player(std::string_view name,
                                                            Seat seat) const = 0;
};

}  // namespace loggia
