// How long what happened stays before the eyes, by what it was.

import type { Frame, GameName } from '../engine/views';
import type { Pace } from './stage.svelte';

export function paceOf(game: GameName): Pace {
  return game === 'balconia' ? balconiaPace : highrisePace;
}

function balconiaPace({ event }: Frame): number {
  if (!event.action) return 0;
  return event.by === 'chance' ? 250 : 600;
}

function highrisePace({ event, happenings }: Frame): number {
  if (!event.action || !('do' in event.action)) return 0;
  const own = event.action.do === 'draw' ? 220 : event.action.do === 'end' ? 150 : 900;
  return own + 700 * (happenings?.length ?? 0);
}
