// Whoever comes to a table to sit down, from a list or to a rematch, need not ask for it twice.

import { go } from '../../app/router.svelte';

let comingTo = '';

export function goToSit(match: string): void {
  comingTo = match;
  go(`/table/${match}`);
}

/** Whether somebody comes to sit down here; asked once. */
export function cameToSit(match: string): boolean {
  const came = comingTo === match;
  comingTo = '';
  return came;
}
