// How long what happened stays before the eyes, by what it was.

import type { Frame, GameName, HighriseAction, HighriseView } from '../engine/views';
import type { Pace } from './stage.svelte';

export function paceOf(game: GameName): Pace {
  return game === 'balconia' ? balconiaPace : highrisePace;
}

/** One's own decisions are no news, and the next may be one's own, too. */
function balconiaPace({ event, view }: Frame): number {
  if (!event.action) return 0;
  if (event.by === 'chance') return 250;
  return event.by === view?.viewer ? 300 : 600;
}

function highrisePace({ event, happenings, view }: Frame): number {
  const { action, by } = event;
  if (!action || !('do' in action)) return 0;
  const shown = view as HighriseView | undefined;
  return highriseTime(action, by, shown) + 900 * (happenings?.length ?? 0);
}

/** Others' plays need time to be understood, and most of all what they do to the viewer. */
function highriseTime(action: HighriseAction, by?: string, view?: HighriseView): number {
  const me = view?.viewer;
  switch (action.do) {
    case 'draw':
      return view?.phase === 'deal' ? 0 : 300;
    case 'theft':
      return action.from === me ? 2200 : 1100;
    case 'end':
      return 200;
    case 'super_thief':
    case 'van':
      return by === me ? 400 : 1800;
    case 'build':
    case 'dog':
      return by === me ? 300 : 1300;
    case 'steal':
      return by === me ? 400 : action.from === me ? 2400 : 1500;
    default:
      return by === me ? 400 : action.to === me ? 2400 : 1500;
  }
}
