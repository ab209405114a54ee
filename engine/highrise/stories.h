// Walks among the stories that fit what a viewer saw: every card that was played or stolen was then
// in the hand it came from. Chance makes every story equally likely, but for thefts: those weigh a
// story by how many such cards the robbed hand held. So a deal is as likely as the histories that
// lead to it, with decisions taken as given.
//
// Such stories cannot be counted, only visited: this is a Metropolis walk whose steps swap two
// cards of one deck or change one theft. It passes, rarely, through stories that do not fit, so
// that it reaches all that do.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_list.h"
#include "engine/core/rng.h"
#include "engine/highrise/story.h"

namespace loggia::highrise {

class Stories {
 public:
  // Looks for a story that fits, not yet with quite the right probability.
  Stories(const Knowledge& knowledge, Rng& rng);

  // Whether one was found; asked before the first walk.
  [[nodiscard]] bool is_found() const { return is_found_; }
  // Walks far enough to forget where it began, and stops at a story that fits.
  void walk(Rng& rng);
  // A short way: the next story is much like this one, but all stories passed in a long row of
  // such ways are as a walk would find them.
  void stroll(Rng& rng);
  // To where the last of these began.
  void go_back();

  // The viewer's table with the hands and the deck as the story has them.
  [[nodiscard]] State table() const;

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

  void lay_out();
  void go(std::size_t steps, Rng& rng);
  void step(Rng& rng);
  bool accept(Rng& rng);

  const Knowledge& knowledge_;
  Story story_;
  Telling telling_;
  Story start_;  // where the last walk began
  Telling start_telling_;
  bool is_found_ = false;
  FixedList<Hidden, kMostClues + kMostCards> hidden_;
  FixedList<Range, kMostDecks> ranges_;  // by deck
  std::size_t steps_ = 0;                // of a walk
  double misfit_ = 0;                    // how much a story loses for each misfit
};

}  // namespace loggia::highrise
