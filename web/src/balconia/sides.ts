// The two sides of the building: which cells somebody sees where, whose turn it is, and how the
// block lies on the disc.

import type { BalconiaSeat, BalconiaView, CellName } from '../engine/views';

export const seats = ['green', 'pink'] as const;

const letters = ['a', 'b', 'c', 'd', 'e'] as const;

/** The columns as somebody on this side sees them from the left: pink's are mirrored (B-13). */
export function columnsOf(side: BalconiaSeat): string[] {
  return side === 'green' ? [...letters] : [...letters].reverse();
}

/** The rows, from the top. */
export const rows = ['5', '4', '3', '2', '1'] as const;

export function cellsOf(side: BalconiaSeat): CellName[][] {
  return rows.map((row) => columnsOf(side).map((column) => column + row));
}

export function otherSeat(seat: BalconiaSeat): BalconiaSeat {
  return seat === 'green' ? 'pink' : 'green';
}

/** Who has to decide: the selector, then the other one; nobody before and after the match. */
export function actorOf({ phase, selector }: BalconiaView): BalconiaSeat | null {
  if (phase === 'select') return selector;
  return phase === 'place' ? otherSeat(selector) : null;
}

/** The first of the faces on this side's half; the other half is across from what was kept. */
export function firstFaceOf({ disc, selector }: BalconiaView, side: BalconiaSeat): number {
  if (!disc?.kept) return 0;
  return selector === side ? disc.kept[0] : (disc.kept[0] + 2) % 4;
}
