// Somebody who follows a match by what is told of it: a seat on another device, or a spectator.
// Knows what follows from that, and nothing else; so a screen that draws an onlooker's view can
// show no secret.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.h"
#include "notation/reader.h"

namespace loggia {

struct AnyAction;
struct AnySeen;

// What a game tells or shows: a list of its own happenings, a view, a preview; written as
// notation/NAME/happenings.h and notation/NAME/shown.h declare them.
using Told = std::string;

class Onlooker {
 public:
  Onlooker() = default;
  Onlooker(const Onlooker&) = delete;
  Onlooker& operator=(const Onlooker&) = delete;
  virtual ~Onlooker() = default;

  // One thing that happened; tells what there is to tell of it. Of what cannot have happened now it
  // is as if nobody had told.
  virtual std::optional<Told> see(const AnySeen& seen) = 0;
  // What there is to tell where the match goes on from here after something was taken back.
  [[nodiscard]] virtual Told tell_where() const = 0;

  [[nodiscard]] virtual Turn turn() const = 0;
  // Every decision, where the onlooker is the seat to act.
  [[nodiscard]] virtual std::vector<AnyAction> legal() const = 0;
  // The view, with what explains it; after the end, whatever the onlooker knows.
  [[nodiscard]] virtual Told view(bool is_over) const = 0;
  // What a decision of the onlooker would change in that view. Nothing, where that cannot be said
  // before or the decision is not legal.
  [[nodiscard]] virtual std::optional<Told> preview(const Reader& action) const = 0;
};

}  // namespace loggia
