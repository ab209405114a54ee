// Which voices tell what happens at a table, and what is felt of it. The boards know nothing of it.

import type { Voice } from '../app/sounds';
import type {
  BalconiaAction,
  BalconiaSeat,
  BalconiaView,
  Frame,
  Happening,
  HighriseAction,
  HighriseView,
  Result,
  SeatName,
  ShownFacade,
  View,
} from '../engine/views';

export interface Heard {
  voice: Voice;
  /** Points, of those that are gained. */
  amount?: number;
}

type KindOf<Each> = Each extends unknown ? Exclude<keyof Each, 'face'> : never;

export const balconiaVoices: Record<KindOf<BalconiaAction>, Voice> = {
  entrance: 'door',
  door: 'door',
  token: 'token',
  keep: 'keep',
  place: 'land',
};

export const highriseVoices: Record<HighriseAction['do'], Voice> = {
  draw: 'draw',
  theft: 'theft',
  build: 'build',
  steal: 'steal',
  dog: 'dog',
  bone: 'bone',
  hammer: 'hammer',
  ball: 'ball',
  milkshake: 'milkshake',
  thief: 'thief',
  super_thief: 'super_thief',
  van: 'van',
  end: 'end',
};

const happeningVoices: Partial<Record<Happening['what'], Voice>> = { reshuffle: 'shuffle' };

/** Milliseconds on, off, on. */
export const shakes: Partial<Record<Voice, number[]>> = {
  turn: [30],
  hit: [40, 60, 40],
  land: [18],
  land_other: [10],
};

/** What is heard of a frame by who sits in this seat; `before` is how the table looked until then. */
export function voicesOf(frame: Frame, before: View | undefined, me: SeatName | null): Heard[] {
  const { event, view } = frame;
  const { action } = event;
  if (event.started) return [{ voice: 'shuffle' }];
  if (event.undo !== undefined) return [{ voice: 'back' }];
  if (event.seat && event.player) return [{ voice: 'leave' }];
  if (!action) return [];
  if ('do' in action) {
    if (view && (view as HighriseView).phase === 'deal') return [];
    const heard: Heard[] = [{ voice: highriseVoices[action.do] }];
    for (const { what } of frame.happenings ?? []) {
      const voice = happeningVoices[what];
      if (voice) heard.push({ voice });
    }
    if (isHit(action, event.by, me)) heard.push({ voice: 'hit' });
    return heard;
  }
  const kind = Object.keys(balconiaVoices).find((each) => each in action) as KindOf<BalconiaAction>;
  if (kind !== 'place') return [{ voice: balconiaVoices[kind] }];
  const isOwn = event.by === me || me === null;
  const landing: Heard = { voice: isOwn ? balconiaVoices.place : 'land_other' };
  const facadeOf = (each: View | undefined) => {
    return (each as BalconiaView | undefined)?.facades[me as BalconiaSeat];
  };
  return [landing, ...brought(facadeOf(before), facadeOf(view))];
}

/** What a block that has landed brings to one's own side. */
function brought(before?: ShownFacade, now?: ShownFacade): Heard[] {
  if (!before || !now) return [];
  const heard: Heard[] = [];
  const points = now.total - before.total;
  if (points > 0) heard.push({ voice: 'gain', amount: points });
  if (points < 0) heard.push({ voice: 'lose' });
  if (pairsOn(now) > pairsOn(before)) heard.push({ voice: 'lovebirds' });
  return heard;
}

function pairsOn({ cells }: ShownFacade): number {
  return Object.values(cells).filter(({ partner }) => partner !== undefined).length;
}

/** It costs me something; a thief who is sent takes it in a moment. */
function isHit(action: HighriseAction, by: string | undefined, me: SeatName | null): boolean {
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

/** `addressee`: who is told of the end as "you". */
export function voiceOfEnd({ winners }: Result, addressee: SeatName | null): Voice {
  if (addressee === null || (winners.length === 1 && winners[0] === addressee)) return 'win';
  return winners.includes(addressee) ? 'shared' : 'loss';
}
