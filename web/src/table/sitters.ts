// Who else sits where, for what is drawn deep in a board: one's own face is not needed there.

import { getContext, setContext } from 'svelte';
import type { SeatName } from '../engine/views';
import type { Chair } from '../engine/wire';

type PlayerAt = (seat: SeatName) => Chair;

const key = Symbol('sitters');

export function seatEverybody(playerAt: PlayerAt): void {
  setContext(key, playerAt);
}

/** Where nobody has been seated, nobody sits. */
export function sitters(): PlayerAt {
  return getContext<PlayerAt | undefined>(key) ?? (() => null);
}
