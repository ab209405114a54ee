#include "cli/arena_report.h"

#include <algorithm>
#include <cstdint>
#include <format>
#include <map>
#include <utility>

#include "cli/arena_flags.h"
#include "notation/text.h"

namespace loggia::cli {

json::value ArenaReport::sprt_json() const {
  if (!sprt) return nullptr;
  return json::object{{"elo0", sprt->elo0},
                      {"elo1", sprt->elo1},
                      {"llr", rounded(log_likelihood_ratio(*sprt, tally.rounds), 1e4)},
                      {"lower", -rounded(kSprtBound, 1e4)},
                      {"upper", rounded(kSprtBound, 1e4)},
                      {"verdict", verdict_name()}};
}

std::string_view ArenaReport::verdict_name() const {
  switch (verdict(*sprt, tally.rounds)) {
    case Verdict::kAccepted: return "accepted";
    case Verdict::kRejected: return "rejected";
    case Verdict::kUndecided: break;
  }
  return "undecided";
}

json::array ArenaReport::bots_json() const {
  json::array out;
  for (std::size_t i = 0; i < plan.bots.size(); ++i) {
    const BotTally& bot = tally.bots[i];
    const Interval share = share_interval(bot.victories(), tally.games);
    out.emplace_back(json::object{{"name", plan.bots[i]},
                                  {"wins", bot.wins},
                                  {"losses", bot.losses},
                                  {"draws", bot.shared},
                                  {"win_share", rounded(share.estimate, 1e6)},
                                  {"win_share_low", rounded(share.low, 1e6)},
                                  {"win_share_high", rounded(share.high, 1e6)},
                                  {"failures", bot.failures},
                                  {"moves", bot.seconds.size()},
                                  {"ms_per_move", rounded(ms_per_move(bot), 1e4)},
                                  {"ms_p95", rounded(ms_at_most(bot, 0.95), 1e4)}});
  }
  return out;
}

json::array ArenaReport::failures_json() const {
  json::array out;
  for (const ArenaFailure& failure : tally.failures) {
    out.emplace_back(json::object{{"game", failure.game},
                                  {"bot", plan.bots[failure.bot]},
                                  {"seat", plan.game->seat_name(failure.seat)},
                                  {"reason", failure.reason}});
  }
  return out;
}

json::object ArenaReport::to_json() const {
  const BotTally& first = tally.bots[0];
  json::object out{{"game", plan.game->name()},
                   {"options", plan.game->options()},
                   {"content", plan.game->content_hash()},
                   {"seed", plan.seed},
                   {"nodes", plan.nodes == 0 ? json::value() : json::value(plan.nodes)},
                   {"move_time", plan.move_time ? json::value(*plan.move_time) : json::value()},
                   {"pairs", tally.rounds.count},
                   {"games", tally.games},
                   {"wins", first.wins},
                   {"losses", first.losses},
                   {"draws", first.shared}};
  const Interval elo = elo_interval(tally.rounds);
  out["elo"] = is_pairs() ? json::value(rounded(elo.estimate, 100)) : json::value();
  out["elo_low"] = is_pairs() ? json::value(rounded(elo.low, 100)) : json::value();
  out["elo_high"] = is_pairs() ? json::value(rounded(elo.high, 100)) : json::value();
  json::array scores;
  for (const std::int64_t count : tally.pair_scores) scores.emplace_back(count);
  out["pair_scores"] = is_pairs() ? json::value(std::move(scores)) : json::value();
  out["sprt"] = sprt_json();
  out["bots"] = bots_json();
  out["failures"] = failures_json();
  return out;
}

std::string ArenaReport::estimate() const {
  if (!is_pairs()) {
    const Interval share = share_interval(tally.bots[0].victories(), tally.games);
    return std::format("{}: {:.1f} % [{:.1f}, {:.1f}] of victories", plan.bots[0],
                       100 * share.estimate, 100 * share.low, 100 * share.high);
  }
  return "Elo " + elo_text(elo_interval(tally.rounds));
}

std::string ArenaReport::bots_text() const {
  std::size_t widest = 0;
  for (const std::string& name : plan.bots) widest = std::max(widest, width(name));
  std::string out;
  for (std::size_t i = 0; i < plan.bots.size(); ++i) {
    const BotTally& bot = tally.bots[i];
    const Interval share = share_interval(bot.victories(), tally.games);
    out += std::format(
        "  {}  won {:>5}, shared {:>4}, lost {:>5}: {:5.1f} % [{:.1f}, {:.1f}]  {:8.3f} ms a "
        "move\n",
        fitted(plan.bots[i], widest), bot.wins, bot.shared, bot.losses, 100 * share.estimate,
        100 * share.low, 100 * share.high, ms_per_move(bot));
  }
  return out;
}

// Alike ones together.
std::string ArenaReport::failures_text() const {
  struct Alike {
    std::uint64_t first;
    int count = 0;
  };
  std::map<std::pair<std::size_t, std::string>, Alike> alike;
  for (const ArenaFailure& failure : tally.failures) {
    ++alike.try_emplace({failure.bot, failure.reason}, Alike{failure.game}).first->second.count;
  }
  std::string out;
  for (const auto& [what, times] : alike) {
    out +=
        std::format("  {} {}: {}, first game {}\n", plan.bots[what.first], what.second,
                    times.count == 1 ? "once" : std::format("{} times", times.count), times.first);
  }
  return out.empty() ? "" : "games lost by not playing along\n" + out;
}

std::string ArenaReport::to_text() const {
  std::string out =
      std::format("{}: {} {}, {} games, seed {}\n{}", plan.game->name(), tally.rounds.count,
                  is_pairs() ? "pairs" : "deals", tally.games, plan.seed, bots_text());
  if (is_pairs()) {
    const auto& scores = tally.pair_scores;
    out += std::format(
        "  {} for {}, 95 %\n"
        "  pairs with 0, ½, 1, 1½, 2 points: {}, {}, {}, {}, {}\n",
        estimate(), plan.bots[0], scores[0], scores[1], scores[2], scores[3], scores[4]);
  }
  if (sprt) {
    out += std::format(
        "  SPRT: {:+g} rather than {:+g} Elo is {}; log-likelihood ratio {:.2f}, bounds {:.2f} "
        "and {:.2f}\n",
        sprt->elo1, sprt->elo0, verdict_name(), log_likelihood_ratio(*sprt, tally.rounds),
        -kSprtBound, kSprtBound);
  }
  return out + failures_text();
}

}  // namespace loggia::cli
