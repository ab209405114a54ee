// The log and the result, as the reader would be told.

import { beforeAll, expect, test, vi } from 'vitest';
import type { Frame } from '../engine/views';
import { speak } from '../texts/texts.svelte';
import { tell, turnsOf } from './history';
import { resultLines } from './results';
import type { Balconia, BalconiaView, ShownFacade } from './views';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const names = { green: 'Ann', pink: 'Ben' };
const facade = (total: number, points = 0) => ({ cells: {}, door: { points }, total }) as unknown;

const view = (more: Partial<BalconiaView> = {}) =>
  ({ phase: 'place', selector: 'pink', turn: 'green', facades: {}, ...more }) as BalconiaView;

const frame = (seq: number, event: Partial<Frame<Balconia>['event']>, after?: BalconiaView): Frame<Balconia> =>
  after ? { seq, event: { seq, ...event }, view: after } : { seq, event: { seq, ...event } };

test('the log names blocks, whoever took something back, and what it did to my side', () => {
  const disc = { number: 7 } as NonNullable<BalconiaView['disc']>;
  const placed = view({ facades: { green: facade(4) as ShownFacade } });
  const frames = [
    frame(1, { by: 'chance', action: { token: 7 } }, view({ disc })),
    frame(2, { by: 'green', action: { place: 'c2', face: 1 } }, placed),
    frame(3, { undo: 1 }, view({ disc })),
    frame(4, { seat: 'pink', player: 'tenant' }, view({ disc })),
    frame(5, { resign: 'pink', reason: 'left' }),
  ];
  const told = tell(frames, { names, me: 'green' });
  expect(told.map(({ words, by, change }) => [words, by, change])).toEqual([
    ['Token 7 is turned over.', null, 0],
    ['You place block 7 at c2.', 'green', 4],
    ['You take back a move.', null, 0],
    ['Otto now plays for Pink, who left or ran out of time.', null, 0],
    ['Ben leaves the table.', 'pink', 0],
  ]);
});

test('the log is told by turn, from one token to the next, with its block', () => {
  const disc = (number: number, halves?: object) => ({ number, halves }) as NonNullable<BalconiaView['disc']>;
  const halves = { green: [2, 3], pink: [0, 1] };
  const frames = [
    frame(1, { started: [] }, view()),
    frame(2, { by: 'chance', action: { entrance: 1 } }, view()),
    frame(3, { by: 'chance', action: { token: 7 } }, view({ disc: disc(7) })),
    frame(4, { by: 'pink', action: { keep: [0, 1] } }, view({ disc: disc(7, halves) })),
    frame(5, { by: 'green', action: { place: 'c2', face: 2 } }, view()),
    frame(6, { by: 'chance', action: { token: 9 } }, view({ disc: disc(9) })),
  ];
  const turns = turnsOf(frames, { names, me: null });
  expect(turns.map(({ disc, told }) => [disc, told.map(({ words }) => words)])).toEqual([
    [undefined, ['The match begins.']],
    [disc(7, halves), ['Token 7 is turned over.', 'Ben keeps two faces.', 'Ann places block 7 at c2.']],
    [disc(9), ['Token 9 is turned over.']],
  ]);
});

test('B-35: a tie is told with the points of the doors', () => {
  const facades = { green: facade(20, 3), pink: facade(20, 5) } as BalconiaView['facades'];
  const result = { winners: ['pink' as const], scores: { green: 20, pink: 20 } };
  const ended = { view: view({ facades }), result, history: [], names, me: null };
  expect(resultLines(ended)).toEqual([
    'Ben wins on door points, 5 to 3.',
    'Both sides have 20 points, so the doors decide.',
  ]);
});
