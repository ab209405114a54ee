// What games have of their own in what the engine tells of matches (wire.ts), and what the app makes of it.

import type { Frame as ShownFrame, Happened as Facts, ReplayFrame } from './wire';

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

export type { Now, OfferedGame as GameInfo, OfferedOption as OptionInfo, Replay, Result } from './wire';

/** An event in facts, and which one. */
export type Happened<G extends GameTypes = GameTypes> = Facts<G> & { seq: number };

/** An event that is shown happen, as it was told or as a record has it. */
export type Frame<G extends GameTypes = GameTypes> = ShownFrame<G> | ReplayFrame<G>;
