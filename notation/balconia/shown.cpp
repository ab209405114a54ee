#include "notation/balconia/shown.h"

#include "notation/balconia/blocks.h"

namespace loggia::balconia {
namespace {

shown::Tally told(const Tally& tally) {
  return {.what = {.symbol = tally.symbol, .is_without = tally.is_without},
          .cells = tally.shares,
          .count = tally.total()};
}

std::array<shown::Tally, 2> told(const std::array<Tally, 2>& tallies) {
  return {told(tallies[0]), told(tallies[1])};
}

shown::Table table_in(const Balconia& game, const View& view) {
  shown::Table out{.viewer = view.viewer,
                   .phase = view.phase,
                   .selector = view.selector,
                   .door = view.door,
                   .tokens_left = view.tokens_left,
                   .filled = view.balconies};
  if (view.entrance) {
    const Entrance& entrance = game.set().entrances[*view.entrance];
    out.entrance = {
        .number = *view.entrance + 1, .green = entrance.door(kGreen), .pink = entrance.door(kPink)};
  }
  if (view.block) {
    out.disc = {
        .number = *view.block + 1, .faces = &game.set().blocks[*view.block], .kept = view.kept};
  }
  return out;
}

shown::PlainFacade plain(const Balconia& game, const ShownFacade& facade) {
  shown::PlainFacade out{
      .owner = facade.owner,
      .door = facade.door_is_open ? std::nullopt : std::optional(facade.door_points),
      .total = facade.total};
  for (const ShownBalcony& balcony : facade.balconies) {
    out.cells.push_back({.cell = balcony.cell,
                         .block = balcony.block + 1,
                         .face = balcony.face,
                         .points = balcony.points,
                         .shows = &game.set().face(balcony.block, balcony.face)});
  }
  return out;
}

shown::Screen screen(const Balconia& game, const State& state, Viewer viewer, bool is_open) {
  const View view = game.view(state, viewer);
  shown::Screen out{.table = table_in(game, view), .unused = state.unseen};
  if (const Turn turn = Balconia::turn(state); turn.is_seat()) out.turn = turn.seat();
  const bool is_kept_seen = state.phase == Phase::kPlace && (is_open || view.kept);
  if (is_kept_seen) out.table.disc->halves = halves_of(state);
  if (is_open && state.phase == Phase::kOver) {
    out.decided_by = Balconia::decided_by(game.outcome(state));
  }
  if (state.phase < Phase::kReveal) return out;
  const Sight sight = is_open ? Sight::kBothSides : Sight::kOwnSide;
  for (const Seat owner : {kGreen, kPink}) {
    if (is_open || viewer == owner) {
      out.facades.push_back(shown::explained(game.explain(state, owner, sight)));
    }
  }
  return out;
}

}  // namespace

namespace shown {

void DoorShown::write(const Door& door, std::string& out, wire::Game /*game*/) {
  append_compact(door_json(door), out);
}

void Cells::write(Mask cells, std::string& out, wire::Game game) {
  struct OfBit {
    static void write(int bit, std::string& out, wire::Game game) {
      CellName::write(static_cast<Cell>(bit), out, game);
    }
  };
  wire::List<OfBit>::write(bits(cells), out, game);
}

void BlockNumbers::write(Mask blocks, std::string& out, wire::Game game) {
  wire::List<wire::Ordinal<kBlocks>>::write(bits(blocks), out, game);
}

void WhatName::write(const What& what, std::string& out, wire::Game /*game*/) {
  if (what.is_without) wire::begin_field("no", out += '{');
  append_text(what.symbol ? name(*what.symbol) : "balcony", out);
  if (what.is_without) out += '}';
}

void DoorPoints::write(std::optional<int> points, std::string& out, wire::Game game) {
  if (points) {
    Points::write(*points, out, game);
  } else {
    append_text("open", out);
  }
}

Balcony explained(const BalconyScore& score) {
  Balcony out{.cell = score.cell,
              .block = score.block + 1,
              .face = score.face_number,
              .shows = score.face,
              .region = score.region,
              .partner = score.partner,
              .times = score.times,
              .each = score.each,
              .points = score.points};
  for (const balconia::Tally& tally : score.tallies) out.counted.push_back(told(tally));
  return out;
}

ScoredDoor explained(const DoorScore& score) {
  const bool has_editions = score.door.kind == Door::Kind::kFewerOf;
  ScoredDoor out{.door = score.door,
                 .fewer_of = has_editions ? std::optional(score.fewer_of) : std::nullopt,
                 .own = told(score.own),
                 .is_open = score.is_open,
                 .points = score.points};
  if (score.others) out.others = told(*score.others);
  return out;
}

Facade explained(const SideScore& side) {
  Facade out{.owner = side.owner, .door = explained(side.door), .total = side.total};
  for (const BalconyScore& score : side.balconies) out.cells.push_back(explained(score));
  return out;
}

}  // namespace shown

shown::View shown_of(const Balconia& game, const View& view) {
  shown::View out{.table = table_in(game, view)};
  for (const ShownFacade& facade : view.facades) out.facades.push_back(plain(game, facade));
  for (const int block : bits(view.unused)) {
    out.unused.push_back(
        {.number = block + 1, .faces = &game.set().blocks[static_cast<std::size_t>(block)]});
  }
  return out;
}

shown::Screen screen_of(const Balconia& game, const Knowledge& knowledge, Viewer viewer,
                        bool is_over) {
  const bool is_all_known = knowledge.unknown_turns == 0 && !knowledge.is_kept_unknown;
  const bool is_open = is_all_known && (is_over || game.options().open_facades);
  return screen(game, knowledge.state, viewer, is_open);
}

shown::Screen open_screen_of(const Balconia& game, const State& state) {
  return screen(game, state, kSpectator, true);
}

std::optional<shown::Preview> preview_of(const Balconia& game, const State& state, Viewer viewer,
                                         Action action) {
  if (!viewer || action.kind != Action::Kind::kPlace) return std::nullopt;
  const Sight sight = game.options().open_facades ? Sight::kBothSides : Sight::kOwnSide;
  State after = state;
  game.apply(after, action);
  const int before = game.explain(state, *viewer, sight).total;
  const SideScore side = game.explain(after, *viewer, sight);
  return shown::Preview{.points = side.total - before, .facade = shown::explained(side)};
}

}  // namespace loggia::balconia
