// How long what happened stays before the eyes, by what it was.

import type { Frame } from '../engine/views';
import type { Happening, Highrise, HighriseAction, HighriseView } from './views';

/** What happens by itself takes time, too. */
const byItself: Happening['what'][] = [
  'reshuffle',
  'lost_turn',
  'missed_turn',
  'stalled',
  'turn_limit',
];

export function paceOf({ event, told, view }: Frame<Highrise>): number {
  if (!('action' in event)) return 0;
  const more = (told ?? []).filter(({ what }) => byItself.includes(what));
  return timeFor(event.action, event.by, view) + 900 * more.length;
}

/** Others' plays need time to be understood, and most of all what they do to the viewer. */
function timeFor(action: HighriseAction, by?: string, view?: HighriseView): number {
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
