// A recorded match, as whoever looks at it is told.

import { beforeAll, expect, test, vi } from 'vitest';
import type { BalconiaView, Frame, Replay } from '../../engine/views';
import { speak } from '../../texts/texts.svelte';
import { stranger } from './mine';
import { namesAt, resultOf, sentencesOf } from './sentences';

vi.mock('../../engine/engine', () => ({ engine: {} }));
vi.mock('../../table/online.svelte', () => ({ online: {} }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const view = { phase: 'place', selector: 'pink', turn: 'green', facades: {} } as unknown as BalconiaView;
const frame = (seq: number, event: Partial<Frame['event']>): Frame => ({ seq, event: { seq, ...event }, view });
const replay = {
  game: 'balconia',
  seats: [
    { seat: 'green', player: 'person' },
    { seat: 'pink', player: 'person Ben' },
  ],
  result: { winners: ['pink'], scores: {}, resigned: 'green' },
  frames: [frame(1, { by: 'green', action: { place: 'c2', face: 1 } }), frame(2, { resign: 'green' })],
} as unknown as Replay;

test('who has played is "you", and a stranger is called as the record does', () => {
  const you = { me: 'green' as const, names: {} };
  expect(sentencesOf(replay, you)[1]).toBe('You resign.');
  expect(resultOf(replay, you)).toBe('Ben wins. You resign.');
  expect(sentencesOf(replay, stranger)[1]).toBe('Green resigns.');
});

test('those whom the record does not name are called as on this device', () => {
  const looker = { me: null, names: { green: 'Player 1', pink: 'Player 2' } };
  expect(namesAt(replay, 0, looker)).toEqual({ green: 'Player 1', pink: 'Ben' });
});

test('a seat that a bot has taken is no longer mine', () => {
  const taken = { ...replay, frames: [frame(1, { seat: 'green', player: 'tenant' }), ...replay.frames.slice(1)] };
  const told = sentencesOf(taken, { me: 'green', names: {} });
  expect(told[1]).toBe('Otto resigns.');
});
