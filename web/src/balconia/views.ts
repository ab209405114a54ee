// What is Balconia's own in what the engine tells of a match.

import type { GameTypes } from '../engine/views';
import type { BlockSet } from './content';
import type { BalconiaView, Happening, Preview } from './told';

export type { Door, Face, What } from './content';
export type {
  BalconiaView,
  Disc,
  FewerOf,
  Happening,
  Preview,
  ShownBalcony,
  ShownDoor,
  ShownFacade,
  Tally,
} from './told';

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
