// What happens in Balconia.
// Written by build/release/describe_wire.

import type { Balconia, CellName, Face } from './views';

/** What happened, in facts; `by` is who decided it */
export type Happening = Entrance | Door | Token | KeptFaces | Placed | Disc;

/** The entrance was drawn */
export interface Entrance {
  what: 'entrance';
  number: number;
  /** By how much the viewer's own score changed. */
  change?: number;
}

/** The cell of the entrance was drawn */
export interface Door {
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
export interface Disc {
  what: 'disc';
  number: number;
  faces: [Face, Face, Face, Face];
  /** Where it is seen. */
  halves?: Halves;
}
