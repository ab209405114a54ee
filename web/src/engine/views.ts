// What the engine tells of a match: types of the answers of wasm/loggia.cpp.

import type { BlockSet, Card, Deck, Door, Face, NumberCard, What } from './content';

export type GameName = 'balconia' | 'highrise';
export type BalconiaSeat = 'green' | 'pink';
export type HighriseSeat = 'red' | 'blue' | 'yellow' | 'white';
export type SeatName = BalconiaSeat | HighriseSeat;
/** "c2": columns a to e from green's left, rows 1 to 5 from the ground. */
export type CellName = string;

// Balconia

export type BalconiaAction =
  | { keep: [number, number] | null }
  | { place: CellName; face?: number }
  | { token: number }
  | { entrance: number }
  | { door: CellName };

export interface Tally {
  what: What;
  cells: Record<CellName, number>;
  count: number;
}

/** A balcony with the reasons for its points. */
export interface ShownBalcony {
  block: number;
  face: number;
  shows: Face;
  region: CellName[];
  counted: Tally[];
  partner?: CellName;
  times: number;
  each: number;
  points: number;
}

/** How an edition reads doors that count the fewer (B-33). */
export type FewerOf = 'either' | 'strict' | 'left_only';

export interface ShownDoor {
  door: Door;
  fewer_of?: FewerOf;
  own: [Tally, Tally];
  others?: [Tally, Tally];
  /** A majority that is not decided before the end. */
  open: boolean;
  points: number;
}

export interface ShownFacade {
  cells: Record<CellName, ShownBalcony>;
  door: ShownDoor;
  total: number;
}

export interface BalconiaView {
  viewer: BalconiaSeat | 'spectator';
  phase: 'entrance' | 'door' | 'reveal' | 'select' | 'place' | 'over';
  selector: BalconiaSeat;
  /** Who has to decide. */
  turn?: BalconiaSeat;
  entrance?: { number: number; green: Door; pink: Door };
  door?: CellName;
  tokens_left: number;
  filled: CellName[];
  disc?: {
    number: number;
    faces: [Face, Face, Face, Face];
    /** Whose two faces are whose, once the selector has kept two. */
    halves?: Record<BalconiaSeat, [number, number]>;
  };
  facades: Partial<Record<BalconiaSeat, ShownFacade>>;
  unused: number[];
}

/** What a placement would change on one's own side. */
export interface Preview {
  points: number;
  facade: ShownFacade;
}

// High-Rises

export type HighriseAction =
  | { do: 'draw'; seat: HighriseSeat; card: Card | null }
  | { do: 'theft'; from: HighriseSeat; by: HighriseSeat; card: Card | null }
  | { do: 'build'; cards: [Card, Card] }
  | { do: 'steal'; from: HighriseSeat; with: Card }
  | { do: 'dog'; floor: number }
  | { do: 'bone'; to: HighriseSeat; floor: number }
  | { do: 'hammer' | 'ball' | 'milkshake' | 'thief'; to: HighriseSeat }
  | { do: 'super_thief' | 'van' | 'end' };

export interface Floor {
  values: [number, number];
  cards: [Card, Card];
  dog: boolean;
}

export interface HighrisePlace {
  tower: Floor[];
  /** The numbers that take the cards of the top floor, in their order. */
  taken_by?: [NumberCard, NumberCard];
  milkshakes: number;
  hand_size: number;
  hand?: Card[];
}

export interface HighriseView {
  viewer: HighriseSeat | 'spectator';
  phase: 'deal' | 'draw' | 'play' | 'theft' | 'refill' | 'over';
  seat: HighriseSeat;
  robbed?: HighriseSeat;
  deck: number;
  discard: Card[];
  /** What was laid there last. */
  discard_top?: Card;
  van: boolean;
  turns: number;
  idle_turns: number;
  seats: Partial<Record<HighriseSeat, HighrisePlace>>;
  /** What the seat to act draws if it ends its turn now. */
  draws_at_end: number;
  /** So many more turns in which no card moves end the match. */
  turns_to_stall: number;
  floors: number;
}

export interface Happening {
  what: 'reshuffle' | 'lost_turn' | 'missed_turn' | 'stalled' | 'turn_limit';
  seat?: HighriseSeat;
}

// Any game

export type Action = BalconiaAction | HighriseAction;
export type View = BalconiaView | HighriseView;
export type OptionValue = string | number | boolean;

export interface Result {
  winners: SeatName[];
  scores: Partial<Record<SeatName, number>>;
  resigned?: SeatName;
}

export type ChairSpec = 'open' | 'kept' | 'me' | { bot: string };
export type Clock = 'none' | { move: number } | { total: number; increment: number };

export interface Spec {
  game: GameName;
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
export interface TableEvent {
  seq: number;
  time?: number;
  made?: Spec;
  sat?: number;
  name?: string;
  nonce?: string;
  bot?: string;
  left?: number;
  started?: { seat: SeatName; chair: number }[];
  options?: Record<string, OptionValue>;
  by?: SeatName | 'chance';
  action?: Action;
  undo?: number;
  resign?: SeatName;
  reason?: string;
  seat?: SeatName;
  player?: string;
  rematch?: string;
  closed?: true;
  result?: Result;
}

/** Something that happened, and how the table looked after it. */
export interface Frame {
  seq: number;
  event: TableEvent;
  happenings?: Happening[];
  view?: View;
}

export interface Now {
  seq: number;
  made: Spec;
  phase: 'open' | 'playing' | 'over';
  closed: boolean;
  rematch: string | null;
  seats?: { seat: SeatName; chair: number }[];
  options?: Record<string, OptionValue>;
  me?: SeatName | null;
  result?: Result | null;
  view?: View;
  turn?: SeatName | 'chance' | null;
  legal?: Action[];
  undo_to?: number;
}

export interface Followed {
  frames: Frame[];
  now: Now;
}

export interface GameInfo {
  game: GameName;
  title: string;
  rules: number;
  options: { key: string; rule: string; help: string; choices: string; usual: string }[];
  contents: string[];
  bots: string[];
}

export interface Replay {
  game: GameName;
  options: Record<string, OptionValue>;
  content: BlockSet | Deck;
  seats: { seat: SeatName; player: string }[];
  result: Result | null;
  frames: Frame[];
}
