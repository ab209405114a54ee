// What is heard of Balconia, and felt of it. The boards know nothing of it.

import type { Sound } from '../app/tones';
import type { Frame } from '../engine/views';
import { gain, tones } from './tones';
import type { Balconia, BalconiaAction, BalconiaSeat, BalconiaView, ShownFacade } from './views';

type KindOf<Each> = Each extends unknown ? Exclude<keyof Each, 'face'> : never;
type Kind = KindOf<BalconiaAction>;

const voices: Record<Kind, keyof typeof tones> = {
  entrance: 'door',
  door: 'door',
  token: 'token',
  keep: 'keep',
  place: 'land',
};

const sound = (voice: keyof typeof tones): Sound => ({ voice, tones: tones[voice] });

export function soundsOf(
  { event, view }: Frame<Balconia>,
  before: BalconiaView | undefined,
  me: BalconiaSeat | null,
): Sound[] {
  if (!('action' in event)) return [];
  const { action, by } = event;
  const kind = (Object.keys(voices) as Kind[]).find((each) => each in action)!;
  if (kind !== 'place') return [sound(voices[kind])];
  const isOwn = by === me || me === null;
  const landing = isOwn
    ? { ...sound(voices.place), shake: [18] }
    : { ...sound('land_other'), shake: [10] };
  const facadeIn = (each: BalconiaView | undefined) => (me ? each?.facades[me] : undefined);
  return [landing, ...brought(facadeIn(before), facadeIn(view))];
}

/** What a block that has landed brings to one's own side. */
function brought(before?: ShownFacade, now?: ShownFacade): Sound[] {
  if (!before || !now) return [];
  const heard: Sound[] = [];
  const points = now.total - before.total;
  if (points > 0) heard.push({ voice: 'gain', tones: gain(points) });
  if (points < 0) heard.push(sound('lose'));
  if (pairsOn(now) > pairsOn(before)) heard.push(sound('lovebirds'));
  return heard;
}

function pairsOn({ cells }: ShownFacade): number {
  return Object.values(cells).filter(({ partner }) => partner !== undefined).length;
}
