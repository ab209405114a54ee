// What the engine tells of a match of Balconia.

import type { GameTypes } from '../engine/views';
import type { BlockSet, Door, Face, What } from './content';

/** Everything of Balconia's own in what is told of a match. */
export interface Balconia extends GameTypes {
  seat: BalconiaSeat;
  action: BalconiaAction;
  view: BalconiaView;
  happening: Happening;
  preview: Preview;
  content: BlockSet;
  thing: never;
}

export type BalconiaSeat = 'green' | 'pink';
/** "c2": columns a to e from green's left, rows 1 to 5 from the ground. */
export type CellName = string;

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

type Halves = Record<BalconiaSeat, [number, number]>;

export interface Disc {
  number: number;
  faces: [Face, Face, Face, Face];
  /** Whose two faces are whose, once the selector has kept two. */
  halves?: Halves;
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
  disc?: Disc;
  facades: Partial<Record<BalconiaSeat, ShownFacade>>;
  /** Once all is built; nothing, where the victory is shared. */
  decided_by?: 'points' | 'doors' | 'nothing';
  unused: number[];
}

/** What happened, in facts; `by` is who decided it, `change` by how much it changed the viewer's own score. */
export type Happening =
  | { what: 'entrance'; number: number; change?: number }
  | { what: 'door'; cell: CellName; change?: number }
  | ({ what: 'token' } & Disc)
  | { what: 'kept'; by: BalconiaSeat; halves?: Halves }
  | { what: 'placed'; by: BalconiaSeat; cell: CellName; block: number; change?: number }
  /** Where the match goes on after something was taken back. */
  | ({ what: 'disc' } & Disc);

/** What a placement would change on one's own side. */
export interface Preview {
  points: number;
  facade: ShownFacade;
}
