// What is heard at any table, besides its game.

import { type Sound, soundOf, type Voice } from '../app/tones';
import type { Frame, Result, SeatName } from '../engine/views';

/** What is heard of what is no action; null of those, which their games know. */
export function soundAround({ event }: Pick<Frame, 'event'>): Sound[] | null {
  if ('started' in event) return [soundOf('shuffle')];
  if ('undo' in event) return [soundOf('back')];
  if ('player' in event) return [soundOf('leave')];
  return 'action' in event ? null : [];
}

/** `addressee`: who is told of the end as "you". */
export function voiceOfEnd({ winners }: Result, addressee: SeatName | null): Voice {
  if (addressee === null || (winners.length === 1 && winners[0] === addressee)) return 'win';
  return winners.includes(addressee) ? 'shared' : 'loss';
}
