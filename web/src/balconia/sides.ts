// The two sides of the building: which cells somebody sees where, and how the block lies on the disc.

import type { BalconiaSeat, BalconiaView, CellName } from './views';

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

/** Whether somebody sees both sides: all do at the end, some all along. */
export function showsBoth({ facades }: BalconiaView): boolean {
  return Boolean(facades.green && facades.pink);
}

/** The first of the faces on this side's half of the disc, as it lies after the selection. */
export function firstFaceOf({ disc }: BalconiaView, side: BalconiaSeat): number {
  return disc?.halves?.[side][0] ?? 0;
}
