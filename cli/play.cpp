// `loggia play GAME`: people at one terminal, and bots.
#include <algorithm>
#include <format>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/game_flags.h"
#include "cli/keyboard.h"
#include "cli/records.h"
#include "match/bots.h"
#include "match/record.h"
#include "notation/reader.h"
#include "notation/terminal.h"

namespace loggia::cli {
namespace {

constexpr std::string_view kPerson = "person";
constexpr std::string_view kTableHelp =
    "Also: undo (take your last decision back), resign, quit, and ? or help for this.\n";

class Table {
 public:
  Table(Match match, std::uint64_t seed, std::string record)
      : match_(std::move(match)),
        terminal_(terminal_of(match_.game())),
        bots_(match_),
        seed_(seed),
        record_(std::move(record)),
        style_(style_for_stdout()) {}

  int run() {
    // Where nothing can be kept, it is said before the first decision. What is over stays as it is.
    if (!match_.turn().is_over()) keep_record();
    while (!match_.turn().is_over()) {
      if (Keyboard::is_interrupted()) return stop(kFailed);
      const Turn turn = match_.turn();
      if (turn.is_chance()) {
        act(draw_chance(match_, seed_));
      } else if (Player* bot = bots_.at(turn.seat())) {
        // Not one stream for the whole match: after an undo the bot has the same thoughts again.
        Rng rng = bot_stream(seed_ + match_.standing().size(), turn.seat());
        const auto chosen = bot->choose(rng, {});
        if (!chosen) throw std::runtime_error("a bot " + chosen.error());
        act(*chosen);
      } else if (const auto code = ask(turn.seat())) {
        return *code;
      }
    }
    return show_end();
  }

 private:
  // Written after every entry: whatever happens to this program, the match is there. Where it
  // cannot be, the match does not go on as if it were.
  void keep_record() const {
    if (record_.empty()) return;
    const auto written = write_file(record_, pretty(record_json(match_)));
    if (!written) throw std::runtime_error(record_ + ": " + to_text(written.error()));
  }

  void act(const AnyAction& action) {
    const AnyGame& game = match_.game();
    const Turn turn = match_.turn();
    const AnyState before = match_.state();
    if (const auto played = match_.play(action); !played) {
      throw std::logic_error("a bot broke the rules: " + refusal_text(game, played.error()));
    }
    bots_.observe(action);
    keep_record();
    tell(before, turn, action);
  }

  // A line for each decision, with what chance makes of it.
  void tell(const AnyState& before, Turn turn, const AnyAction& action) {
    const AnyGame& game = match_.game();
    const auto consequences = game.consequences_text(before, action);
    for (const Seat seat : seats_of(game)) {
      std::string& told = news_[seat];
      if (turn.is_seat()) {
        told += std::format("{}: ", game.seat_name(turn.seat()));
      } else if (game.break_before(before, action) == LineBreak::kNone && told.ends_with('\n')) {
        told.replace(told.size() - 1, 1, " · ");
      }
      told += game.seen_text(action, seat) + "\n";
      for (const ConsequenceText& consequence : consequences) told += consequence.text + "\n";
    }
  }

  static void clear_screen() {
    // The screen and what was scrolled off it: nobody looks at the other side.
    std::cout << (is_stdout_terminal() ? "\x1b[H\x1b[2J\x1b[3J" : "\n\n");
  }

  // Nothing where the input ended, or Ctrl-C ended it.
  std::optional<std::string> answer_to(std::string_view question) {
    std::cout << question << " " << std::flush;
    auto line = keyboard_.read_line();
    if (!line) std::cout << "\n";  // nobody pressed Enter
    return line;
  }

  int stop(int code) const {
    std::cout << (record_.empty() ? "The match stops here.\n"
                                  : std::format("The match stops here; it is kept in {0}.\n"
                                                "Go on with: loggia play --resume {0}\n",
                                                record_));
    return code;
  }

  // In the middle of a turn: nobody else sees what was on the screen.
  int leave(int code) const {
    if (is_shared()) clear_screen();
    return stop(code);
  }

  [[nodiscard]] bool is_shared() const {
    int people = 0;
    for (const Seat seat : seats_of(match_.game())) people += bots_.at(seat) == nullptr ? 1 : 0;
    return people > 1;
  }

  // Blanks the screen until the next person says, with an empty line, that nobody else looks.
  std::optional<int> pass_to(Seat seat) {
    if (!is_shared() || shown_to_ == seat) return std::nullopt;
    clear_screen();
    for (;;) {
      const auto line =
          answer_to(std::format("Pass the keyboard to {}, who then presses Enter. (? helps)",
                                match_.game().seat_name(seat)));
      if (!line) return stop(kFailed);
      if (*line == "quit") return stop(kDone);
      if (line->empty()) break;
      std::cout << "The screen stays blank until the next player presses Enter alone, so that\n"
                   "nobody sees what is another's. quit stops the match.\n";
    }
    clear_screen();
    return std::nullopt;
  }

  // Until the seat has decided; an exit code where the match stops instead.
  std::optional<int> ask(Seat seat) {
    const AnyGame& game = match_.game();
    if (const auto code = pass_to(seat)) return code;
    shown_to_ = seat;
    std::cout << "\n"
              << std::exchange(news_[seat], "") << terminal_->draw(match_.state(), seat, style_);
    for (;;) {
      const auto line = answer_to(
          std::format("{}: {} (? helps)", game.seat_name(seat), terminal_->prompt(match_.state())));
      if (!line) return leave(kFailed);
      if (*line == "quit") return leave(kDone);
      if (*line == "undo") {
        if (!may_take_back(seat)) continue;
        if (take_back(seat)) return std::nullopt;
      } else if (*line == "resign") {
        const auto sure = answer_to("Do you resign? That ends the match. (yes or no)");
        if (!sure) return leave(kFailed);
        if (*sure == "yes" || *sure == "y") {
          (void)match_.resign(seat);  // the match is not over: it cannot be refused
          keep_record();
          return std::nullopt;
        }
        std::cout << "The match goes on.\n";
      } else if (*line == "?" || *line == "help" || line->empty()) {
        std::cout << terminal_->help(match_.state()) << kTableHelp;
      } else if (const auto reply = terminal_->answer(match_.state(), seat, *line)) {
        std::cout << *reply;
      } else if (decide(*line)) {
        return std::nullopt;
      }
    }
  }

  bool decide(const std::string& line) {
    const AnyGame& game = match_.game();
    const auto action = game.parse_action(terminal_->completed(match_.state(), line));
    if (!action) {
      std::cout << std::format("Sorry, {}.\n", action.error());
      return false;
    }
    if (const auto refusal = game.check(match_.state(), *action)) {
      std::cout << std::format("Sorry, {}.\n", refusal_text(game, *refusal));
      return false;
    }
    act(*action);
    return true;
  }

  // Free while nothing followed but their decisions; else if the other people agree. Bots always
  // do.
  bool may_take_back(Seat seat) {
    const auto last = match_.last_decision(seat);
    if (!last || !is_shared() || match_.last_standing() == *last) return true;
    const auto answer = answer_to("More has happened since. Do all others agree? (yes or no)");
    if (answer == "yes" || answer == "y") return true;
    std::cout << "It stands.\n";
    return false;
  }

  bool take_back(Seat seat) {
    const auto last = match_.last_decision(seat);
    if (!last || !match_.undo(*last - 1)) {
      std::cout << "There is nothing of yours to take back.\n";
      return false;
    }
    bots_ = Bots(match_);
    keep_record();
    for (std::string& told : news_) {
      told += std::format("{} took a decision back\n", match_.game().seat_name(seat));
    }
    return true;
  }

  // Or the first seat, where only bots sit.
  [[nodiscard]] Seat first_person() const {
    for (const Seat seat : seats_of(match_.game())) {
      if (bots_.at(seat) == nullptr) return seat;
    }
    return seat_at(0);
  }

  [[nodiscard]] int show_end() const {
    const AnyGame& game = match_.game();
    clear_screen();
    std::cout << news_[shown_to_.value_or(first_person())];
    std::cout << terminal_->draw_open(match_.state(), style_);
    if (!match_.result()->resigned) std::cout << "\n" << terminal_->sheet(match_.state(), style_);
    std::cout << style_.bold(result_text(game, *match_.result())) << "\n";
    return kDone;
  }

  Match match_;
  std::unique_ptr<Terminal> terminal_;
  Bots bots_;
  std::uint64_t seed_;
  std::string record_;
  Style style_;
  Keyboard keyboard_;
  std::optional<Seat> shown_to_;
  PerSeat<std::string> news_;  // what each saw happen since it last looked
};

struct PlayCommand {
  PlayCommand(CLI::App& command, const GameEntry& entry)
      : flags(command, entry, Occasion::kPeople) {
    command
        .add_option("--seats", seats,
                    std::format("who plays, seat by seat: person or a bot ({}); default: you and "
                                "{}s, seated at random",
                                joined(entry.players), entry.usual_player))
        ->type_name("A,B");
    command.add_option("--seed", seed, "chance's seed; default: a fresh one")
        ->transform(whole_number())
        ->type_name("N");
    command.add_option("--record", record, "keep the match there as it is played, as a new file")
        ->type_name("FILE");
  }

  [[nodiscard]] int run() const {
    const std::uint64_t match_seed = seed.value_or(fresh_seed());
    Rng rng = Rng::stream(match_seed, ~std::uint64_t{0});
    const auto made = flags.make(flags.drawn(rng));
    if (!made) return made.error();
    const std::shared_ptr<const AnyGame>& game = *made;
    std::vector<std::string> players(static_cast<std::size_t>(game->seats()),
                                     std::string(flags.entry().usual_player));
    if (seats.empty()) {
      players[rng.below(static_cast<std::uint32_t>(game->seats()))] = kPerson;
    } else {
      const auto chosen = read_players(*game, "--seats", seats, Sitters::kBotsAndPeople);
      if (!chosen) return kBadUsage;
      players = *chosen;
    }
    if (const auto taken = taken_by_another(
            record, std::format("go on with it (loggia play --resume {}) or choose another name",
                                record))) {
      return complain(record, *taken);
    }
    return Table(Match(game, std::move(players)), match_seed, record).run();
  }

  GameFlags flags;
  std::string seats;
  std::optional<std::uint64_t> seed;
  std::string record;
};

int resume(const std::string& path) {
  const auto text = read_record_text(
      path, std::nullopt,
      std::format("take one out first: loggia replay {} --match 1 --json > match.json", path));
  if (!text) return complain(path, text.error());
  auto match = read_record(*text);
  if (!match) return complain(path, match.error());
  for (const std::string& name : match->players()) {
    if (name != kPerson && match->game().make_player(name, seat_at(0)) == nullptr) {
      return complain(path, {"seats", in_quotes(name) + " is no player known here"});
    }
  }
  return Table(std::move(*match), fresh_seed(), path).run();
}

}  // namespace

void add_play(CLI::App& app, Exit& exit) {
  CLI::App* play = app.add_subcommand("play", "Play in the terminal");
  play->require_subcommand(0, 1);
  auto path = std::make_shared<std::string>();
  CLI::Option* resumed =
      play->add_option("--resume", *path, "go on with a recorded match")->type_name("FILE");
  play->callback([play, path, resumed, &exit] {
    if (!play->get_subcommands().empty()) return;
    if (resumed->empty()) throw CLI::RequiredError("a game, or --resume FILE");
    exit.code = resume(*path);
  });
  for (const GameEntry& entry : games()) {
    CLI::App* game = play->add_subcommand(std::string(entry.name), std::string(entry.title));
    auto command = std::make_shared<PlayCommand>(*game, entry);
    game->excludes(resumed);
    game->callback([command, &exit] { exit.code = command->run(); });
  }
}

}  // namespace loggia::cli
