#include "match/strength.h"

#include <cmath>
#include <numbers>

namespace loggia {
namespace {

// Half the width of a normal distribution's interval of 95 %, in standard deviations.
constexpr double kZ = 1.959964;

struct Moments {
  double count = 0;
  double mean = 0;
  double variance = 0;  // of one round
};

// With one round between equals added.
Moments moments(const Rounds& rounds) {
  const double equal = 1.0 / rounds.players;
  const double variance = equal * (1 - equal) / 2;
  const double count = static_cast<double>(rounds.count) + 1;
  const double mean = (rounds.sum + equal) / count;
  const double square = (rounds.squares + variance + (equal * equal)) / count;
  return {.count = count, .mean = mean, .variance = square - (mean * mean)};
}

}  // namespace

double elo_of(double score, int players) {
  return 400 * std::log10(score * (players - 1) / (1 - score));
}

double score_of(double elo, int players) {
  const double strength = std::pow(10, elo / 400);
  return strength / (strength + players - 1);
}

Interval elo_interval(const Rounds& rounds) {
  const Moments found = moments(rounds);
  const double error = kZ * std::sqrt(found.variance / found.count);
  // The slope of elo_of() at the mean carries the error over to Elo.
  const double slope = 400 / std::numbers::ln10 / (found.mean * (1 - found.mean));
  const double elo = elo_of(found.mean, rounds.players);
  return {.estimate = elo, .low = elo - (error * slope), .high = elo + (error * slope)};
}

Interval share_interval(double wins, std::int64_t games) {
  if (games == 0) return {.estimate = 0, .low = 0, .high = 1};
  const auto count = static_cast<double>(games);
  const double share = wins / count;
  const double scale = 1 + (kZ * kZ / count);
  const double centre = (share + (kZ * kZ / (2 * count))) / scale;
  const double half =
      kZ * std::sqrt((share * (1 - share) / count) + (kZ * kZ / (4 * count * count))) / scale;
  return {.estimate = share, .low = centre - half, .high = centre + half};
}

double log_likelihood_ratio(const Sprt& sprt, const Rounds& rounds) {
  const Moments found = moments(rounds);
  const double s0 = score_of(sprt.elo0, rounds.players);
  const double s1 = score_of(sprt.elo1, rounds.players);
  return static_cast<double>(rounds.count) * (s1 - s0) * ((2 * found.mean) - s0 - s1) /
         (2 * found.variance);
}

Verdict verdict(const Sprt& sprt, const Rounds& rounds) {
  const double ratio = log_likelihood_ratio(sprt, rounds);
  if (ratio >= kSprtBound) return Verdict::kAccepted;
  if (ratio <= -kSprtBound) return Verdict::kRejected;
  return Verdict::kUndecided;
}

}  // namespace loggia
