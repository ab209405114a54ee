// What the engine tells of Nim.

import type { GameTypes } from '../../../web/src/engine/views';

export type NimSeat = 'oak' | 'ash' | 'elm';
export type Heap = 'a' | 'b' | 'c' | 'd';

export interface Taking {
  take: number;
  from: Heap;
}

/** As types of a game have to be. */
export interface Nim extends GameTypes {
  seat: NimSeat;
  action: Taking;
  view: { heaps: number[] };
  happening: { what: 'acted'; by: NimSeat; action: Taking };
  content: { name: string; heaps: number[] };
  thing: never;
}
