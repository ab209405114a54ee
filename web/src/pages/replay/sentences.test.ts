// A recorded match, as whoever looks at it is told.

import { beforeAll, expect, test, vi } from 'vitest';
import { telling as houses } from '../../balconia/replay/telling';
import type { BalconiaView, Happening as BalconiaHappening } from '../../balconia/views';
import type { Happened, Replay } from '../../engine/views';
import type { ReplayFrame } from '../../engine/wire';
import { telling as towers } from '../../highrise/replay/telling';
import type { Happening as HighriseHappening, HighriseSeat } from '../../highrise/views';
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
const frame = (seq: number, facts: Partial<Happened>): ReplayFrame => ({
  seq,
  event: { undo: 0 },
  view,
  ...facts,
});
const placed: BalconiaHappening = { what: 'placed', by: 'green', cell: 'c2', block: 7 };
const resigned = frame(2, { aside: { what: 'resigned', by: 'green' } });
const replay = {
  game: 'balconia',
  seats: [
    { seat: 'green', player: 'person' },
    { seat: 'pink', player: 'person Ben' },
  ],
  result: { winners: ['pink'], scores: {}, resigned: 'green' },
  frames: [frame(1, { told: [placed] }), resigned],
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
  const taken = { ...replay, frames: [frame(1, { aside: { what: 'replaced', seat: 'green', player: 'tenant' } }), resigned] };
  const told = stepsOf(taken, houses, { me: 'green', names: {} });
  expect(told[1]?.words).toBe('Otto resigns.');
});

test('High-Rises is told by turn, with small cards, and dealing is one step', () => {
  const turn = (number: number, seat: HighriseSeat) => ({ what: 'turn', number, seat }) as const;
  const happened: HighriseHappening[][] = [
    [], // a record begins with cards that are dealt
    [{ what: 'dealt', count: 5, first: 'red' }, turn(0, 'red')],
    [{ what: 'drew', seat: 'red', card: 3 }],
    [{ what: 'ended', by: 'red' }, turn(1, 'blue')],
    [{ what: 'drew', seat: 'blue', card: 4 }],
  ];
  const record = {
    game: 'highrise',
    seats: [{ seat: 'red', player: 'person' }, { seat: 'blue', player: 'person Ben' }],
    frames: happened.map((told, index) => frame(index + 1, told.length > 0 ? { told } : {})),
  } as unknown as Replay;
  const steps = stepsOf(inSteps(record), towers, { me: 'red', names: {} });
  expect(steps.map(({ seq, turn, words, things }) => [seq, turn?.name ?? '', words, things])).toEqual([
    [2, '', 'Everybody is dealt 5 cards. You begin.', []],
    [3, 'You', 'You draw a 3.', [3]],
    [4, '', 'You end your turn.', []],
    [5, 'Ben', 'Ben draws a 4.', [4]],
  ]);
});
