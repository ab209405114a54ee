// Whether somebody at a table online is looking, and for how long they are not.

import { createSubscriber } from 'svelte/reactivity';
import type { GameTypes } from '../engine/views';
import { lasting } from '../app/durations';
import { text } from '../texts/texts.svelte';
import type { Play } from './play.svelte';

/** `time` is in words: empty while it is too short to tell, null where nobody knows. */
export type Looks = { is: 'here' | 'unknown' } | { is: 'away'; time: string | null };

const passing = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Of who sits on a chair; null for bots, where nobody sits, and of who may be at the rematch. */
export function looksFrom<G extends GameTypes>(
  { desk, table }: Play<G>,
  chair: number | undefined,
): Looks | null {
  const player = chair === undefined ? null : table.chairs[chair - 1];
  if (!player || 'bot' in player) return null;
  if (!table.presence) return { is: 'unknown' };
  const { present, away = [] } = table.presence;
  if (present.includes(chair!)) return { is: 'here' };
  // Not here they may be at the rematch, which tells of them itself.
  if (table.now?.rematch) return null;
  const since = away.find((each) => each.chair === chair)?.since;
  if (since === undefined) return { is: 'away', time: null };
  passing();
  return { is: 'away', time: lasting(Date.now() + desk.clockOffset - since) };
}

/** "is here", "has been away for 2 min" */
export function looksInWords(looks: Looks): string {
  if (looks.is !== 'away' || !looks.time) return text(`presence-${looks.is}`);
  return text('presence-away-for', { time: looks.time });
}

/** That somebody is not there to take the turn; null, if they are, or only just went. */
export function missedInWords<G extends GameTypes>(
  play: Play<G>,
  seat: G['seat'],
  name: string,
): string | null {
  const looks = looksFrom(play, play.table.chairOf(seat));
  if (looks?.is !== 'away' || looks.time === '') return null;
  return text('prompt-away', { name, time: looks.time ?? 'unknown' });
}
