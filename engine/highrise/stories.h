// Walks among the stories that fit what a viewer saw: every card that was played, or seen stolen,
// was then in the hand it came from. Chance makes every story equally likely, but for thefts that
// were seen: those weigh a story by how many such cards the robbed hand held. So a deal is as
// likely as the histories that lead to it, with decisions taken as given.
//
// Such stories cannot be counted, only visited: this is a Metropolis walk whose steps swap two
// cards of one deck or change one theft. It passes, rarely, through stories that do not fit, so
// that it reaches all that do.
#pragma once

#include <cstdint>

#include "engine/core/fixed_list.h"
#include "engine/core/rng.h"
#include "engine/highrise/knowledge.h"

namespace loggia::highrise {

class Stories {
 public:
  // Begins with the story that is known to fit, or nearly fits.
  explicit Stories(const Knowledge& knowledge);

  // Walks far enough to forget where it began, and stops at a story that fits.
  void walk(Rng& rng);
  // Changes the story until it fits; not with the right probability. False where it gives up.
  bool mend(Rng& rng);

  [[nodiscard]] const Story& story() const { return story_; }
  [[nodiscard]] const Telling& telling() const { return telling_; }

 private:
  struct Hidden {  // a card that the viewer did not see drawn
    std::uint16_t at;
    std::uint8_t deck;
  };
  struct Range {  // of hidden cards
    std::uint16_t begin;
    std::uint16_t end;
  };

  [[nodiscard]] Telling told() const;
  void step(Rng& rng);
  bool accept(Rng& rng);
  void mend_first(Rng& rng);

  const Knowledge& knowledge_;
  Story story_;
  Telling telling_;
  FixedList<Hidden, kMostClues + kMostCards> hidden_;
  FixedList<Range, kMostDecks> ranges_;  // by deck
};

// Follows a story through one more clue.
void follow(const Story& story, Viewer viewer, const Clue& clue, std::size_t number,
            Telling& telling);

}  // namespace loggia::highrise
