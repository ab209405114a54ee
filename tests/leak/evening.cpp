#include "tests/leak/evening.h"

#include <array>
#include <format>
#include <ranges>
#include <utility>

namespace loggia::table {
namespace {

constexpr std::size_t kMostSteps = 400;

std::string do_message(std::string_view id, std::string_view match, std::string_view what) {
  return std::format(R"({{"type":"do","id":"{}","match":"{}","what":{}}})", id, match, what);
}

std::string act_message(const Table& table, std::string_view id, std::string_view match,
                        const AnyAction& action) {
  return do_message(id, match,
                    std::format(R"({{"act":{}}})", compact(table.game().action_json(action))));
}

void carry_out(Stage& stage, const Step& step) {
  switch (step.kind) {
    case Step::Kind::kConnect: stage.connect(step.who); break;
    case Step::Kind::kDisconnect: stage.disconnect(step.who, step.now); break;
    case Step::Kind::kSay: stage.say(step.who, step.text, step.now); break;
    case Step::Kind::kTick: stage.tick(step.now); break;
    case Step::Kind::kRestart: stage.restart(step.now); break;
    case Step::Kind::kAct:
    case Step::Kind::kThink: break;
  }
}

// Lets the evening happen, and notes what happens.
class Writer {
 public:
  Writer(std::string_view game, std::uint64_t seed, const Stage::Leak& leak)
      : rng_(Rng::stream(70, seed)),
        spec_(random_spec(game)),
        evening_{.seed = std::format("evening {}", seed), .people = visitors()},
        stage_(evening_.seed, evening_.people, leak) {}

  Evening write() {
    for (std::size_t who = 0; who < evening_.people.size(); ++who) come(who);
    say(0, std::format(R"({{"type":"make","id":"m","nonce":"n0","spec":{}}})", spec_));
    evening_.match = parse_json(answer_to(0)).value().at("match").as_string();
    for (std::size_t who = 0; who < evening_.people.size(); ++who) watch(who);
    sit_down();
    while (!is_over() && evening_.steps.size() < kMostSteps) happen();
    finish();
    return std::move(evening_);
  }

 private:
  template <std::size_t N>
  std::string_view any_of(const std::array<std::string_view, N>& list) {
    return list[rng_.below(N)];
  }
  bool now_and_then(std::uint32_t in) { return rng_.below(in) == 0; }

  // The table
  std::string random_spec(std::string_view game) {
    std::string options;
    int seats = 2;
    if (game == "balconia") {
      constexpr std::array<std::string_view, 4> kOptions = {"", "", R"("free_placement":true)",
                                                            R"("open_facades":true)"};
      options = any_of(kOptions);
    } else {
      seats = 2 + static_cast<int>(rng_.below(3));
      options =
          std::format(R"("players":{},"floors":{},"turn_limit":60)", seats, 2 + rng_.below(3));
    }
    // One person at least, and bots on the last chairs.
    people_ = 1 + rng_.below(static_cast<std::uint32_t>(seats));
    if (now_and_then(2)) people_ = static_cast<std::size_t>(seats);
    std::string chairs = R"("me")";
    for (std::size_t i = 1; std::cmp_less(i, seats); ++i) {
      chairs += i < people_ ? R"(,"open")" : R"(,{"bot":"random"})";
    }
    constexpr std::array<std::string_view, 3> kClocks = {R"("none")", R"({"move":120})",
                                                         R"({"total":900,"increment":2})"};
    constexpr std::array<std::string_view, 3> kMore = {"", R"(,"stand_in":"random")",
                                                       R"(,"seats":"chosen")"};
    return std::format(
        R"({{"game":"{}","options":{{{}}},"chairs":[{}],"listed":true,"spectators":{},"clock":{}{}}})",
        game, options, chairs, !now_and_then(8), any_of(kClocks), any_of(kMore));
  }
  [[nodiscard]] std::vector<Visitor> visitors() const {
    std::vector<Visitor> visitors;
    for (std::size_t who = 0; who <= people_; ++who) {
      visitors.push_back({std::format("guest-{}", who), std::format("Person {}", who)});
    }
    return visitors;
  }
  void sit_down() {
    for (std::size_t who = 1; who < people_; ++who) {
      command(who, std::format(R"({{"sit":{},"nonce":"n{}"}})", who + 1, who));
    }
    const Table& start = *stage_.table(evening_.match);
    evening_.game = start.match()->shared_game();
    for (const Visitor& visitor : evening_.people) {
      evening_.viewers.push_back(start.seat_of(visitor.guest));
    }
  }

  // Steps
  [[nodiscard]] const Table* table() const { return stage_.table(evening_.match); }
  [[nodiscard]] bool is_over() const { return table()->phase() == Phase::kOver; }
  [[nodiscard]] std::string answer_to(std::size_t who) const {
    for (const std::string& text : stage_.heard(who) | std::views::reverse) {
      if (text.starts_with('{')) return text;
    }
    return "";
  }
  void take(Step step) {
    step.now = now_;
    carry_out(stage_, step);
    note(std::move(step));
  }
  void note(Step step) {
    step.is_refused =
        step.kind == Step::Kind::kSay && answer_to(step.who).starts_with(R"({"type":"refused")");
    stage_.look_at_lists();
    if (table() != nullptr && table()->match() != nullptr) {
      step.entries = table()->match()->entries().size();
    }
    for (std::size_t who = 0; who < evening_.people.size(); ++who) {
      step.heard.push_back(stage_.heard(who).size());
    }
    evening_.steps.push_back(std::move(step));
  }
  void come(std::size_t who) {
    take({.kind = Step::Kind::kConnect, .who = who});
    say(who, R"({"type":"hello","protocol":1})");
  }
  void say(std::size_t who, std::string text) {
    if (!stage_.is_here(who)) come_back(who);
    take({.kind = Step::Kind::kSay, .who = who, .text = std::move(text)});
  }
  void command(std::size_t who, std::string_view what) {
    say(who, do_message(next_id(), evening_.match, what));
  }
  void watch(std::size_t who) {
    // From the start, from somewhere, or from what does not exist.
    const std::uint64_t seq = table() == nullptr ? 0 : table()->seq();
    const std::uint64_t after =
        now_and_then(3) ? 0 : rng_.below(static_cast<std::uint32_t>(seq + 2));
    say(who, std::format(R"({{"type":"watch","match":"{}","after":{}}})", evening_.match, after));
  }
  void come_back(std::size_t who) {
    come(who);
    watch(who);
  }
  std::string next_id() { return std::format("c{}", ++commands_); }

  // What happens next
  void happen() {
    now_ += Milliseconds(rng_.below(3000));
    for (std::size_t who = 0; who < evening_.people.size(); ++who) {
      if (!stage_.is_here(who) && now_and_then(3)) come_back(who);
    }
    const auto who = rng_.below(static_cast<std::uint32_t>(evening_.people.size()));
    switch (rng_.below(16)) {
      case 0: return come_or_go(who);
      case 1: return watch(who);
      case 2: return probe(who);
      case 3: return take_back(who);
      case 4: return command(who, now_and_then(3) ? R"({"agree":false})" : R"({"agree":true})");
      case 5: return rarely(who);
      default: return move();
    }
  }
  void come_or_go(std::size_t who) {
    if (!stage_.is_here(who)) return come_back(who);
    take({.kind = Step::Kind::kDisconnect, .who = who});
  }
  void rarely(std::size_t who) {
    if (now_and_then(4)) return take({.kind = Step::Kind::kRestart});
    if (now_and_then(12)) return command(who, R"({"leave":true})");
    if (now_and_then(30)) return command(who, R"({"resign":true})");
    if (now_and_then(20)) now_ += std::chrono::seconds(200);
    take({.kind = Step::Kind::kTick});
  }
  void move() {
    const Match& match = *table()->match();
    if (table()->bot_to_act()) {
      if (stage_.has_thoughts()) think();
      return;
    }
    const auto legal = match.game().legal(match.state());
    act(*person_to_act(), legal[rng_.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  [[nodiscard]] std::optional<std::size_t> person_to_act() const {
    for (std::size_t who = 0; who < people_; ++who) {
      const Viewer seat = table()->seat_of(evening_.people[who].guest);
      if (seat && table()->match()->turn() == Turn::of(*seat)) return who;
    }
    return std::nullopt;
  }
  void think() {
    stage_.think(
        [&](const Table& at) {
          const auto legal = at.game().legal(at.match()->state());
          return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
        },
        now_);
    note({.kind = Step::Kind::kThink, .now = now_});
  }
  // What turns out to be a move is noted as one: in another evening it may be another.
  void act(std::size_t who, const AnyAction& action) {
    if (!stage_.is_here(who)) come_back(who);
    const std::uint64_t before = table()->seq();
    const std::string id = next_id();
    Step step{.kind = Step::Kind::kSay,
              .who = who,
              .text = act_message(*table(), id, evening_.match, action),
              .now = now_};
    stage_.say(who, step.text, now_);
    if (table()->seq() != before) {
      step.kind = Step::Kind::kAct;
      step.text = id;
    }
    note(std::move(step));
  }
  // Somebody tries things, best when it is their turn: what chance did, what could have been done.
  // An answer that depends on hidden cards would tell of them.
  void probe(std::size_t who) {
    if (const auto awaited = person_to_act(); awaited && !now_and_then(3)) who = *awaited;
    std::vector<AnyAction> tries = table()->match()->standing();
    if (now_and_then(3)) {
      Match before = *table()->match();
      const auto last = before.last_standing();
      if (last && before.undo(*last - 1)) tries = before.game().legal(before.state());
    }
    for (int left = 4; left > 0 && !is_over(); --left) {
      act(who, tries[rng_.below(static_cast<std::uint32_t>(tries.size()))]);
    }
  }
  void take_back(std::size_t who) {
    const Viewer seat = table()->seat_of(evening_.people[who].guest);
    const auto last = seat ? table()->match()->last_decision(*seat) : std::nullopt;
    const std::uint64_t to = last ? table()->seq_of(*last - 1) : rng_.below(50) + 1;
    command(who, std::format(R"({{"undo":{}}})", to));
  }

  // The last step told everything, so it is not one of them.
  void finish() {
    if (is_over()) evening_.steps.pop_back();
    const auto& entries = table()->match()->entries();
    const auto last = static_cast<std::ptrdiff_t>(evening_.steps.back().entries);
    evening_.entries.assign(entries.begin(), entries.begin() + last);
    evening_.secrets = stage_.secrets();
    for (const Visitor& visitor : evening_.people) evening_.secrets.push_back(visitor.guest);
    for (std::size_t who = 0; who < evening_.people.size(); ++who) {
      evening_.heard.push_back(stage_.heard(who));
    }
  }

  Rng rng_;
  std::size_t people_ = 0;
  std::string spec_;
  Evening evening_;
  Stage stage_;
  Time now_ = time_at(1'700'000'000'000);
  int commands_ = 0;
};

// Ids of guests are secrets; the maker's is in the id of the match, and stays.
std::vector<Visitor> under_other_ids(std::vector<Visitor> people) {
  for (std::size_t who = 1; who < people.size(); ++who) people[who].guest += "-otherwise";
  people.push_back({"passer-by", "Somebody"});
  return people;
}

// Somebody else comes by, looks, tries something and goes: no business of the observer's.
void pass_by(Stage& stage, const Evening& evening, Time now, Rng& rng) {
  const std::size_t who = evening.people.size();
  if (!stage.is_here(who)) {
    stage.connect(who);
    stage.say(who, R"({"type":"hello","protocol":1})", now);
  }
  stage.say(
      who,
      std::format(R"({{"type":"watch","match":"{}","after":{}}})", evening.match, rng.below(40)),
      now);
  stage.say(who, do_message("c1", evening.match, R"({"resign":true})"), now);
  if (rng.below(2) == 0) stage.disconnect(who, now);
}

void act_again(Stage& stage, const Step& step, const Replay& replay) {
  const auto next = [&](const Table& table) {
    return std::get<Acted>(replay.entries[table.match()->entries().size()]).action;
  };
  if (step.kind == Step::Kind::kThink) return stage.think(next, step.now);
  const Table& table = *stage.table(replay.evening.match);
  const std::string id = step.who == replay.observer ? step.text : "other-" + step.text;
  stage.say(step.who, act_message(table, id, replay.evening.match, next(table)), step.now);
}

}  // namespace

Evening random_evening(std::string_view game, std::uint64_t seed, const Stage::Leak& leak) {
  return Writer(game, seed, leak).write();
}

std::vector<std::string> heard_again(const Replay& replay, Rng& rng) {
  const Evening& evening = replay.evening;
  Stage stage(evening.seed, under_other_ids(evening.people), replay.leak);
  stage.prescribe(replay.entries);
  for (std::size_t i = 0; i < replay.steps; ++i) {
    const Step& step = evening.steps[i];
    if (step.entries > 0 && rng.below(30) == 0) pass_by(stage, evening, step.now, rng);
    if (step.kind == Step::Kind::kAct || step.kind == Step::Kind::kThink) {
      act_again(stage, step, replay);
    } else if (step.who == replay.observer || !step.is_refused) {
      carry_out(stage, step);
    }
    stage.look_at_lists();
  }
  return stage.heard(replay.observer);
}

}  // namespace loggia::table
