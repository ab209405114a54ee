// What is heard of High-Rises. The boards know nothing of it.

import { type Sound, soundOf } from '../app/tones';
import type { Frame } from '../engine/views';
import { tones } from './tones';
import type { Highrise, HighriseAction, HighriseSeat, HighriseView } from './views';

// Every play has a voice of its name.
const voices: Record<HighriseAction['do'], Sound['tones']> = tones;

export function soundsOf(
  { event, view, told }: Frame<Highrise>,
  _before: HighriseView | undefined,
  me: HighriseSeat | null,
): Sound[] {
  if (!('action' in event) || view?.phase === 'deal') return [];
  const { action, by } = event;
  const heard: Sound[] = [{ voice: action.do, tones: voices[action.do] }];
  for (const { what } of told ?? []) if (what === 'reshuffle') heard.push(soundOf('shuffle'));
  if (isHit(action, by, me)) heard.push(soundOf('hit'));
  return heard;
}

/** It costs me something; a thief who is sent takes it in a moment. */
function isHit(action: HighriseAction, by: string | undefined, me: HighriseSeat | null): boolean {
  if (me === null || by === me) return false;
  switch (action.do) {
    case 'theft':
    case 'steal':
      return action.from === me;
    case 'bone':
    case 'hammer':
    case 'ball':
    case 'milkshake':
      return action.to === me;
    default:
      return action.do === 'van';
  }
}
