#include "match/signature.h"

#include "match/bots.h"
#include "match/match.h"
#include "notation/registry.h"
#include "notation/sha256.h"

namespace loggia {
namespace {

// Enough for every bot to search, and little enough to be quick.
constexpr bots::Thinking kThinking{.nodes = 100};

void play_match(const std::shared_ptr<const AnyGame>& game, std::uint64_t number,
                std::string& digest) {
  const auto names = game->player_names();
  const std::string name(names[static_cast<std::size_t>(number % names.size())]);
  Match match(game, std::vector<std::string>(static_cast<std::size_t>(game->seats()), name));
  const auto played = play_to_end(match, number, kThinking, [&](const AnyAction& action) {
    digest += compact(game->action_json(action));
    digest = sha256(digest + game->view(match.state(), seat_at(0)));
  });
  digest =
      sha256(digest + (played ? result_text(*game, *match.result()) : "a bot broke the rules"));
}

}  // namespace

// In the first half all options step through their choices together, each choice with two players;
// in the second half every option is one step further than the one before it.
OptionChoices signature_choices(const GameEntry& entry, std::uint64_t match) {
  OptionChoices choices;
  std::uint64_t step = match / 2;
  for (const OptionSpec& spec : entry.options) {
    // A long range in strides; and matches of bots end.
    const std::size_t stride = 1 + (spec.size() / (kSignatureMatches / 2));
    choices.push_back(spec.usual_in_simulations.value_or(
        (spec.usual + (static_cast<std::size_t>(step) * stride)) % spec.size()));
    step += match < kSignatureMatches / 2 ? 0 : 1;
  }
  return choices;
}

std::string signature() {
  std::string digest;
  for (const GameEntry& entry : games()) {
    for (std::uint64_t i = 0; i < kSignatureMatches; ++i) {
      Problems problems;
      const std::shared_ptr<const AnyGame> game =
          entry.make_standard(signature_choices(entry, i), problems);
      if (game != nullptr) play_match(game, i, digest);  // some choices exclude each other
    }
  }
  return digest.substr(0, 16);
}

}  // namespace loggia
