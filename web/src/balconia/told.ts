// What happens in Balconia, and what is shown of it.
// Written by build/release/describe_wire.

import type { Balconia, CellName, Door, Face, What } from './views';

/** What happened, in facts; `by` is who decided it */
export type Happening = EntranceSet | DoorSet | Token | KeptFaces | Placed | OnDisc;

/** The entrance was drawn */
export interface EntranceSet {
  what: 'entrance';
  number: number;
  /** By how much the viewer's own score changed. */
  change?: number;
}

/** The cell of the entrance was drawn */
export interface DoorSet {
  what: 'door';
  cell: CellName;
  /** By how much the viewer's own score changed. */
  change?: number;
}

/** A token was turned over: its block comes */
export interface Token {
  what: 'token';
  number: number;
  faces: [Face, Face, Face, Face];
}

/** Two faces were kept */
export interface KeptFaces {
  what: 'kept';
  by: Balconia['seat'];
  /** Where it is seen. */
  halves?: Halves;
}

/** Whose two faces of a block are whose */
export interface Halves {
  green: [number, number];
  pink: [number, number];
}

/** A block was placed */
export interface Placed {
  what: 'placed';
  by: Balconia['seat'];
  cell: CellName;
  block: number;
  /** By how much the viewer's own score changed. */
  change?: number;
}

/** This block lies on the disc */
export interface OnDisc {
  what: 'disc';
  number: number;
  faces: [Face, Face, Face, Face];
  /** Where it is seen. */
  halves?: Halves;
}

/** What a screen shows */
export interface BalconiaView {
  viewer: Balconia['seat'] | 'spectator';
  phase: 'entrance' | 'door' | 'reveal' | 'select' | 'place' | 'over';
  selector: Balconia['seat'];
  entrance?: ShownEntrance;
  door?: CellName;
  tokens_left: number;
  filled: CellName[];
  disc?: Disc;
  facades: Partial<Record<Balconia['seat'], ShownFacade>>;
  unused: number[];
  /** Who has to decide. */
  turn?: Balconia['seat'];
  /** Once all is built; nothing, where the victory is shared (B-35). */
  decided_by?: 'points' | 'doors' | 'nothing';
}

/** The entrance, and what its doors pay */
export interface ShownEntrance {
  number: number;
  green: Door;
  pink: Door;
}

/** The block on the disc */
export interface Disc {
  number: number;
  faces: [Face, Face, Face, Face];
  /** By the selector, where it is seen. */
  kept?: [number, number];
  /** Where it is seen what was kept. */
  halves?: Halves;
}

/** A side that is seen, every point explained */
export interface ShownFacade {
  cells: Record<CellName, ShownBalcony>;
  door: ShownDoor;
  total: number;
}

/** A balcony with the reasons for its points */
export interface ShownBalcony {
  block: number;
  face: number;
  shows: Face;
  /** The cells it looks at. */
  region: CellName[];
  counted: Tally[];
  /** Of a lovebird (B-28). */
  partner?: CellName;
  times: number;
  each: number;
  points: number;
}

/** Something counted, cell by cell */
export interface Tally {
  what: What;
  cells: Record<CellName, number>;
  count: number;
}

/** A door with the reasons for its points */
export interface ShownDoor {
  door: Door;
  fewer_of?: FewerOf;
  own: [Tally, Tally];
  /** Where the other side is seen. */
  others?: [Tally, Tally];
  /** A majority that is not decided before the end (B-32). */
  open: boolean;
  points: number;
}

/** How an edition reads doors that count the fewer (B-33) */
export type FewerOf = 'either' | 'strict' | 'left_only';

/** What a placement would change on one's own side */
export interface Preview {
  /** So many more than now. */
  points: number;
  /** As it would be. */
  facade: ShownFacade;
}
