// What the engine says may be played, and by how many; as far as it has told.

import { engine } from '../engine/engine';
import type { GameInfo } from '../engine/views';

let told = $state.raw<GameInfo[]>([]);

export async function askForOffers(): Promise<GameInfo[]> {
  return (told = await engine.games());
}

export function offerOf(game: string): GameInfo | undefined {
  return told.find((each) => each.game === game);
}
