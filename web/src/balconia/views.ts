// What the engine tells of a match of Balconia.

import type { GameTypes } from '../engine/views';
import type { BlockSet, Door, Face, What } from './content';
import type { Halves, Happening } from './happenings';

export type { Face, Happening };

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

/** What a placement would change on one's own side. */
export interface Preview {
  points: number;
  facade: ShownFacade;
}
