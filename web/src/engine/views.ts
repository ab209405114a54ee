// What the engine tells of a match of any game: types of the answers of wasm/loggia.cpp.

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

export interface Result<G extends GameTypes = GameTypes> {
  winners: G['seat'][];
  scores: Partial<Record<G['seat'], number>>;
  resigned?: G['seat'];
}

export type ChairSpec = 'open' | 'kept' | 'me' | { bot: string };
export type Clock = 'none' | { move: number } | { total: number; increment: number };

export interface Spec {
  /** As the engine calls it. */
  game: string;
  chairs: ChairSpec[];
  options?: Record<string, OptionValue>;
  content?: string;
  seats?: 'drawn' | 'chosen';
  listed?: boolean;
  spectators?: boolean;
  clock?: Clock;
  stand_in?: string;
}

/** An event of docs/PROTOCOL.md. */
export interface TableEvent<G extends GameTypes = GameTypes> {
  seq: number;
  time?: number;
  made?: Spec;
  sat?: number;
  name?: string;
  nonce?: string;
  bot?: string;
  left?: number;
  started?: { seat: G['seat']; chair: number }[];
  options?: Record<string, OptionValue>;
  by?: G['seat'] | 'chance';
  action?: G['action'];
  undo?: number;
  resign?: G['seat'];
  reason?: string;
  seat?: G['seat'];
  player?: string;
  rematch?: string;
  closed?: true;
  result?: Result<G>;
}

/** What happens around a game. */
export type Aside<Seat extends SeatName = SeatName> =
  | { what: 'started' }
  | { what: 'undone'; by: Seat; to: number }
  | { what: 'resigned'; by: Seat; reason?: string }
  | { what: 'replaced'; seat: Seat; player: string; former?: string }
  | { what: 'rematch'; by?: Seat };

/** An event in facts. */
interface Facts<G extends GameTypes = GameTypes> {
  told?: G['happening'][];
  aside?: Aside<G['seat']>;
}

export interface Happened<G extends GameTypes = GameTypes> extends Facts<G> {
  seq: number;
}

/** An event that is shown happen: with how the table looked after it. */
export interface Frame<G extends GameTypes = GameTypes> extends Happened<G> {
  event: TableEvent<G>;
  view?: G['view'];
}

export interface Now<G extends GameTypes = GameTypes> {
  seq: number;
  made: Spec;
  phase: 'open' | 'playing' | 'over';
  closed: boolean;
  rematch: string | null;
  seats?: { seat: G['seat']; chair: number }[];
  options?: Record<string, OptionValue>;
  me?: G['seat'] | null;
  result?: Result<G> | null;
  turn?: G['seat'] | 'chance' | null;
  legal?: G['action'][];
  undo_to?: number;
}

export interface Followed<G extends GameTypes = GameTypes> {
  /** Where one begins to look: what had happened, from the first event on. */
  past?: Facts<G>[];
  /** How the table looked after that. */
  view?: G['view'];
  /** To be shown. */
  frames: Frame<G>[];
  now: Now<G>;
}

export interface OptionInfo {
  key: string;
  rule: string;
  help: string;
  choices: OptionValue[];
  /** Any of these can be chosen as well. */
  numbers?: { least: number; most: number };
  /** What holds where nobody chose. */
  usual?: OptionValue;
  /** Where nobody chose, chance does. */
  drawn?: true;
  /** The choices are the seats, in their order; only one that has a chair can be chosen. */
  seat?: true;
}

export interface GameInfo {
  game: string;
  title: string;
  rules: number;
  seats: {
    /** In order of play. */
    names: SeatName[];
    least: number;
    most: number;
    /** The option that says how many; left out, the chairs do. */
    option?: string;
  };
  options: OptionInfo[];
  contents: string[];
  bots: string[];
}

export interface Replay<G extends GameTypes = GameTypes> {
  game: string;
  options: Record<string, OptionValue>;
  content: G['content'];
  seats: { seat: G['seat']; player: string }[];
  result: Result<G> | null;
  frames: Frame<G>[];
}
