// A match gone through once more, entry by entry, with everything there was to see: for screens.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "match/happened.h"
#include "match/match.h"
#include "match/record.h"

namespace loggia {

struct Replay {
  struct Sitting {
    Seat seat{};
    std::string player;

    static constexpr wire::Words kWords{"recorded_seat", "Who sat there, as the record says"};
    static constexpr auto fields() {
      return std::tuple(wire::field<wire::SeatName>("seat", &Sitting::seat),
                        wire::field<wire::Text>("player", &Sitting::player));
    }
  };
  struct Frame {
    std::uint64_t seq = 0;
    Happened happened;
    Entry event;
    Told view;

    static constexpr wire::Words kWords{"replay_frame", "An entry, and the table after it"};
    static constexpr auto fields() {
      return std::tuple(wire::field<wire::Whole<1>>("seq", &Frame::seq),
                        wire::Inlined(&Frame::happened),
                        wire::field<wire::Struct<Entry>>("event", &Frame::event),
                        wire::field<wire::View>("view", &Frame::view));
    }
  };

  std::string_view game;
  json::value options;
  json::value content;
  std::vector<Sitting> seats;
  std::optional<Result> result;
  std::vector<Frame> frames;

  static constexpr wire::Words kWords{"replay", "A match gone through once more"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Text>("game", &Replay::game),
                      wire::field<wire::WrittenOptions>("options", &Replay::options),
                      wire::field<wire::ShownContent>("content", &Replay::content),
                      wire::field<wire::List<wire::Struct<Sitting>>>("seats", &Replay::seats),
                      wire::field<wire::Nullable<WrittenResult>>("result", &Replay::result),
                      wire::field<wire::List<wire::Struct<Frame>>>("frames", &Replay::frames));
  }
};

Replay replay_of(const Match& match);

}  // namespace loggia
