// How strong a player is, from games played: Elo differences with their intervals, the sequential
// test, shares of wins. Every claim of strength in this project is made with these.
#pragma once

#include <cstdint>
#include <optional>

namespace loggia {

// What one player scored in rounds. A round is some games with the same chance, one for each way to
// seat the players (with two players, a pair); its score is the mean of its games', where a win is
// 1 and a shared victory the winner's part of it. Rounds are independent of each other, the games
// of a round are not: so rounds are what is counted.
struct Rounds {
  int players = 2;
  std::int64_t count = 0;
  double sum = 0;      // of scores
  double squares = 0;  // of scores

  void add(double score) {
    ++count;
    sum += score;
    squares += score * score;
  }
};

struct Interval {
  double estimate = 0;
  double low = 0;
  double high = 0;
};

// How far above equal opponents a player stands who scores so much among them, in Elo: 400 points
// are odds of ten to one against each.
double elo_of(double score, int players = 2);
// The reverse.
double score_of(double elo, int players = 2);

// The Elo difference with its interval of 95 %. One round between equals, with half the variance of
// a game, is added to those that were played: it moves the estimate by less than its error, and
// keeps everything finite after a clean sweep. The interval is symmetric in Elo.
Interval elo_interval(const Rounds& rounds);

// Wilson's interval of 95 % of a share of so many games. Shared victories may make `wins` broken.
Interval share_interval(double wins, std::int64_t games);

// The sequential probability ratio test of "the difference is elo1" against "it is elo0", both
// kinds of error 5 %. The log-likelihood ratio is that of normally distributed round scores with
// the variance found (the same added round included).
struct Sprt {
  double elo0 = 0;
  double elo1 = 0;
};
enum class Verdict : std::uint8_t { kUndecided, kAccepted, kRejected };

double log_likelihood_ratio(const Sprt& sprt, const Rounds& rounds);
// ln(0.95 ÷ 0.05): elo1 is accepted at this, and rejected at its negative.
inline constexpr double kSprtBound = 2.9444389791664403;
Verdict verdict(const Sprt& sprt, const Rounds& rounds);

}  // namespace loggia
