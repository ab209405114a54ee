// The games of the app, for whoever meets one by its name.

import type { GameModule } from './gameModule';

let known: readonly GameModule[] = [];

/** Called once, before there is anything to see. */
export function know(games: readonly GameModule[]): void {
  known = games;
}

/** In the order in which they are shown. */
export function allGames(): readonly GameModule[] {
  return known;
}

export function findGame(name: string): GameModule | undefined {
  return known.find((game) => game.name === name);
}

/** Of what the engine or the server tells of: they know the same games. */
export function gameOf(name: string): GameModule {
  const found = findGame(name);
  if (!found) throw new Error(`${name} is no game known here`);
  return found;
}

export function gameName(name: string): string {
  return gameOf(name).words.name();
}
