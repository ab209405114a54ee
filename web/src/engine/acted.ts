// Who did what, of all that may have happened.

import type { Frame, GameTypes } from './views';

/** A decision, or what chance drew. */
export function actedIn<G extends GameTypes>(frame: Frame<G> | null | undefined) {
  return frame && 'action' in frame.event ? frame.event : undefined;
}

/** Whoever acted, or asked for a rematch. */
export function actorIn<G extends GameTypes>(
  frame: Frame<G> | null | undefined,
): G['seat'] | 'chance' | undefined {
  return frame && 'by' in frame.event ? frame.event.by : undefined;
}
