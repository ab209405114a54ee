// How long what happened stays before the eyes, by what it was.

import type { Frame } from '../engine/views';
import type { Balconia } from './views';

/** One's own decisions are no news, and the next may be one's own, too. */
export function paceOf({ event, view }: Frame<Balconia>): number {
  if (!('action' in event)) return 0;
  if (event.by === 'chance') return 250;
  return event.by === view?.viewer ? 300 : 600;
}
