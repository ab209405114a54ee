// The chairs of a table where nobody sits yet.

import type { WatchedTable } from '../../table/watchedTable.svelte';

export interface FreeChair {
  /** From 1. */
  number: number;
  /** For somebody who was there before. */
  isKept: boolean;
}

/** Who gets up from a kept chair leaves it to everybody: that is told with who is looking. */
export function freeChairs({ chairs, now, presence }: WatchedTable): FreeChair[] {
  const kept = presence ? (presence.kept ?? []).map(({ chair }) => chair) : null;
  return chairs.flatMap((chair, place) => {
    if (chair !== null) return [];
    const number = place + 1;
    const isKept = kept ? kept.includes(number) : now?.made.chairs[place] === 'kept';
    return [{ number, isKept }];
  });
}
