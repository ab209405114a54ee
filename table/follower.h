// What a client makes of a match it is told of: it turns what one seat or a spectator was told into
// what that pair of eyes sees, may do, and has just seen happen.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "match/happened.h"
#include "notation/any_game.h"
#include "store/store.h"
#include "table/library.h"
#include "table/told.h"

namespace loggia::table {

using store::Phase;

// How it stands.
struct Now {
  // From the start of the match on.
  struct Match {
    std::vector<told::Seating> seats;
    OptionChoices options;
    Viewer me;
    std::optional<Result> result;
    std::optional<Turn> turn;
    std::vector<AnyAction> legal;
    std::optional<std::uint64_t> undo_to;

    static constexpr auto fields() {
      return std::tuple(
          wire::field<wire::List<wire::Struct<told::Seating>>>("seats", &Match::seats),
          wire::field<wire::Options>("options", &Match::options),
          wire::field<wire::Nullable<wire::SeatName>>("me", &Match::me),
          wire::field<wire::Nullable<WrittenResult>>("result", &Match::result),
          wire::field<wire::Nullable<wire::Actor>>("turn", &Match::turn, "null: it is over."),
          wire::field<wire::List<wire::Action>>("legal", &Match::legal,
                                                "Every decision, where it is one's turn."),
          wire::field<told::Seq>("undo_to", &Match::undo_to,
                                 "What an undo of one's last decision names."));
    }
  };

  std::uint64_t seq = 0;
  Spec made;
  Phase phase = Phase::kOpen;
  bool is_closed = false;
  std::optional<std::string> rematch;
  std::optional<Match> match;

  static constexpr wire::Words kWords{"now", "How a match stands for who follows it"};
  static constexpr auto fields() {
    return std::tuple(wire::field<told::Seq>("seq", &Now::seq),
                      wire::field<ToldSpec>("made", &Now::made),
                      wire::field<wire::Named<Phase, store::kPhaseNames>>("phase", &Now::phase),
                      wire::field<wire::Truth>("closed", &Now::is_closed),
                      wire::field<wire::Nullable<wire::Word>>("rematch", &Now::rematch),
                      wire::Inlined(&Now::match));
  }
};

class Follower {
 public:
  explicit Follower(Library& library) : library_(&library) {}

  // What follows on what was heard so far, and the chair of who is told it. What makes no sense is
  // not heard.
  std::expected<Happened, Problem> hear(const told::Event& event, std::optional<int> chair);
  // What comes next over a wire: what it says depends on what was heard before.
  [[nodiscard]] std::expected<told::Event, Problem> read(const json::value& event) const;

  // Asked once the table was made.
  [[nodiscard]] Now now() const;
  // As the one who is told sees the table; asked from the start of the match on.
  [[nodiscard]] Told view() const { return onlooker_->view(is_over()); }
  // Whether the view may be another since this event, which was heard last.
  [[nodiscard]] bool has_new_view(const told::Event& event) const;
  // What a decision would change in the view; nothing where that cannot be said.
  [[nodiscard]] std::optional<Told> preview(const json::value& action) const;

  // Null before the table was made.
  [[nodiscard]] wire::Game game() const { return game_.get(); }
  // Of the last event; 0 before the first.
  [[nodiscard]] std::uint64_t seq() const { return seq_; }
  // The seat of who is told, once the match has started.
  [[nodiscard]] Viewer viewer() const { return viewer_; }
  // The chair that became a seat, once it has.
  [[nodiscard]] std::optional<int> chair_of(Seat seat) const;
  // With its content, which the library may not know, if that is what was wrong.
  [[nodiscard]] const Spec& made() const { return made_; }
  [[nodiscard]] bool is_content_missing() const;

 private:
  struct ActedAt {
    std::uint64_t seq = 0;
    told::Acted acted;
  };
  using Heard = std::expected<void, std::string>;  // or what is wrong

  Heard take(const told::Made& made);
  Heard take(const told::Sat& sat);
  Heard take(const BotSat& sat);
  static Heard take(const Left& left);
  Heard take(const told::Started& started);
  Heard take(const told::Acted& acted);
  Heard take(const told::Undone& undone);
  Heard take(const told::Resigned& resigned);
  Heard take(const told::Replaced& replaced);
  Heard take(const Rematch& rematch);
  Heard take(const Closed& closed);
  Heard sit(int chair, std::optional<std::string> name);
  [[nodiscard]] bool is_over() const { return result_.has_value(); }

  Library* library_;
  std::uint64_t seq_ = 0;
  Spec made_;
  std::vector<std::optional<std::string>> names_;  // of people, by chair
  std::vector<told::Seating> seats_;
  OptionChoices options_;
  std::optional<Result> result_;
  std::optional<std::string> rematch_;
  bool is_closed_ = false;
  std::optional<int> chair_;  // of who is told
  Viewer viewer_;
  std::shared_ptr<const AnyGame> game_;
  std::unique_ptr<Onlooker> onlooker_;
  Happened happened_;           // with the last event
  std::vector<ActedAt> acted_;  // what was not taken back
};

}  // namespace loggia::table
