// Whoever comes to a table to sit down, from a list or to a rematch, need not ask for it twice; and
// who goes to log in comes back to where a name was asked for.

import { go } from '../../app/router.svelte';

let comingTo = '';
let backTo = '';

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

/** To the login in the settings. */
export function goToLogIn(): void {
  backTo = location.pathname;
  go('/settings');
}

/** Where somebody comes from to log in, or an empty string; asked as the settings open. */
export function cameToLogIn(): string {
  const back = backTo;
  backTo = '';
  return back;
}
