// A recorded match, as whoever looks at it is told.

import { beforeAll, expect, test, vi } from 'vitest';
import { telling as houses } from '../../balconia/replay/telling';
import type { BalconiaView } from '../../balconia/views';
import type { Frame, Replay } from '../../engine/views';
import { telling as towers } from '../../highrise/replay/telling';
import type { HighriseView } from '../../highrise/views';
import { speak } from '../../texts/texts.svelte';
import { stranger } from './mine';
import { inSteps, namesAt, resultOf, stepsOf } from './sentences';

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
  expect(stepsOf(replay, houses, you)[1]?.words).toBe('You resign.');
  expect(resultOf(replay, houses, you)).toBe('Ben wins. You resign.');
  expect(stepsOf(replay, houses, stranger)[1]?.words).toBe('Green resigns.');
});

test('those whom the record does not name are called as on this device', () => {
  const looker = { me: null, names: { green: 'Player 1', pink: 'Player 2' } };
  expect(namesAt(replay, 0, looker)).toEqual({ green: 'Player 1', pink: 'Ben' });
});

test('a seat that a bot has taken is no longer mine', () => {
  const taken = { ...replay, frames: [frame(1, { seat: 'green', player: 'tenant' }), ...replay.frames.slice(1)] };
  const told = stepsOf(taken, houses, { me: 'green', names: {} });
  expect(told[1]?.words).toBe('Otto resigns.');
});

test('High-Rises is told by turn, with small cards, and dealing is one step', () => {
  const seats = { red: { hand_size: 5, tower: [] }, blue: { hand_size: 5, tower: [] } };
  const at = (phase: string, seat = 'red', turns = 0) => ({ phase, seat, turns, seats }) as unknown as HighriseView;
  const draw = (seat: string, card: number) => ({ by: 'chance', action: { do: 'draw', seat, card } });
  const happened = [
    [draw('red', 1), at('deal')], // a record begins with it
    [draw('blue', 2), at('draw')],
    [draw('red', 3), at('play')],
    [{ by: 'red', action: { do: 'end' } }, at('draw', 'blue', 1)],
    [draw('blue', 4), at('play', 'blue', 1)],
  ] as const;
  const record = {
    game: 'highrise',
    seats: [{ seat: 'red', player: 'person' }, { seat: 'blue', player: 'person Ben' }],
    frames: happened.map(([event, view], index) => ({ seq: index + 1, event: { seq: index + 1, ...event }, view })),
  } as unknown as Replay;
  const steps = stepsOf(record, towers, { me: 'red', names: {} });
  expect(steps.map(({ seq, turn, words, things }) => [seq, turn?.name ?? '', words, things])).toEqual([
    [2, '', 'Everybody is dealt 5 cards. You begin.', []],
    [3, 'You', 'You draw a 3.', [3]],
    [4, '', 'You end your turn.', []],
    [5, 'Ben', 'Ben draws a 4.', [4]],
  ]);
  expect(inSteps(record, towers).frames.map(({ seq }) => seq)).toEqual(steps.map(({ seq }) => seq));
});
