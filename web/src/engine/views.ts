// What the engine tells of a match of any game: types of the answers of wasm/loggia.cpp, but for those that
// follow from its own declarations (wire.ts).

import type {
  Acted,
  Frame as ShownFrame,
  Happened as Facts,
  Now,
  Replaced,
  Resigned,
  Result,
  TableEvent,
  Undone,
} from './wire';

/** What is a game's own in what is told of a match. Each game says what that is (table/gameModule.ts);
    whoever knows no particular game knows no more of it than this. */
export interface GameTypes {
  /** The names of its seats. */
  seat: string;
  action: object;
  view: object;
  /** What happened, in facts; `by` is who decided it. */
  happening: { what: string; by?: string };
  /** What an action would change. */
  preview: object;
  /** What the game is made of. */
  content: object;
  /** What a step of a match may be about, to be shown small beside its words. */
  thing: unknown;
}

export type SeatName = GameTypes['seat'];
export type Action = GameTypes['action'];
export type View = GameTypes['view'];
export type OptionValue = string | number | boolean;

export type { Now, OfferedGame as GameInfo, OfferedOption as OptionInfo, Result } from './wire';

/** An event in facts, and which one. */
export interface Happened<G extends GameTypes = GameTypes> extends Facts<G> {
  seq: number;
}

/** What a match consists of, as a record has it. */
export type Entry<G extends GameTypes = GameTypes> =
  | Pick<Acted<G>, 'by' | 'action'>
  | Undone
  | Pick<Resigned<G>, 'resign' | 'reason'>
  | Replaced<G>;

/** An event that is shown happen, as it is told or as a record has it: with how the table looked after it. */
export interface Frame<G extends GameTypes = GameTypes> extends Happened<G> {
  event: TableEvent<G> | Entry<G>;
  view?: G['view'];
}

export interface Followed<G extends GameTypes = GameTypes> {
  /** Where one begins to look: what had happened, from the first event on. */
  past?: Facts<G>[];
  /** How the table looked after that. */
  view?: G['view'];
  /** To be shown. */
  frames: ShownFrame<G>[];
  now: Now<G>;
}

export interface Replay<G extends GameTypes = GameTypes> {
  game: string;
  options: Record<string, OptionValue>;
  content: G['content'];
  seats: { seat: G['seat']; player: string }[];
  result: Result<G> | null;
  frames: Frame<G>[];
}
