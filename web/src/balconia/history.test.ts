// The log and the result, as the reader would be told.

import { beforeAll, expect, test, vi } from 'vitest';
import type { Happened } from '../engine/views';
import { speak } from '../texts/texts.svelte';
import { tell, turnsOf } from './history';
import { resultLines } from './results';
import type { Balconia, BalconiaView, Disc } from './views';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const names = { green: 'Ann', pink: 'Ben' };
const facade = (total: number, points = 0) => ({ cells: {}, door: { points }, total }) as unknown;

const view = (more: Partial<BalconiaView> = {}) =>
  ({ phase: 'place', selector: 'pink', turn: 'green', facades: {}, ...more }) as BalconiaView;

const faces = [{}, {}, {}, {}] as unknown as Disc['faces'];
const disc = (number: number): Disc => ({ number, faces });
const halves = { green: [2, 3], pink: [0, 1] } as NonNullable<Disc['halves']>;

test('the log names blocks, whoever took something back, and what it did to my side', () => {
  const history: Happened<Balconia>[] = [
    { seq: 1, told: [{ what: 'token', ...disc(7) }] },
    { seq: 2, told: [{ what: 'placed', by: 'green', cell: 'c2', block: 7, change: 4 }] },
    { seq: 3, told: [{ what: 'disc', ...disc(7) }], aside: { what: 'undone', by: 'green', to: 1 } },
    { seq: 4, aside: { what: 'replaced', seat: 'pink', player: 'tenant' } },
    { seq: 5, aside: { what: 'resigned', by: 'pink', reason: 'left' } },
  ];
  const told = tell(history, { names, me: 'green' });
  expect(told.map(({ words, by, change }) => [words, by, change])).toEqual([
    ['Token 7 is turned over.', null, 0],
    ['You place block 7 at c2.', 'green', 4],
    ['You take back a move.', null, 0],
    ['Otto now plays for Pink, who left or ran out of time.', null, 0],
    ['Ben leaves the table.', 'pink', 0],
  ]);
});

test('the log is told by turn, from one token to the next, with its block', () => {
  const history: Happened<Balconia>[] = [
    { seq: 1, aside: { what: 'started' } },
    { seq: 2, told: [{ what: 'entrance', number: 1 }] },
    { seq: 3, told: [{ what: 'token', ...disc(7) }] },
    { seq: 4, told: [{ what: 'kept', by: 'pink', halves }] },
    { seq: 5, told: [{ what: 'placed', by: 'green', cell: 'c2', block: 7 }] },
    { seq: 6, told: [{ what: 'token', ...disc(9) }] },
    {
      seq: 7,
      told: [{ what: 'disc', ...disc(7), halves }],
      aside: { what: 'undone', by: 'green', to: 4 },
    },
  ];
  const turns = turnsOf(history, { names, me: null });
  expect(turns.map(({ disc, told }) => [disc?.number, disc?.halves, told.map(({ words }) => words)])).toEqual([
    [undefined, undefined, ['The match begins.', 'Entrance 1 is set into the building.']],
    [7, halves, ['Token 7 is turned over.', 'Ben keeps two faces.', 'Ann places block 7 at c2.']],
    [7, halves, ['Token 9 is turned over.', 'Ann takes back a move.']],
  ]);
});

test('B-35: a tie is told with the points of the doors', () => {
  const facades = { green: facade(20, 3), pink: facade(20, 5) } as BalconiaView['facades'];
  const result = { winners: ['pink' as const], scores: { green: 20, pink: 20 } };
  const ended = { view: view({ facades, decided_by: 'doors' }), result, history: [], names, me: null };
  expect(resultLines(ended)).toEqual([
    'Ben wins on door points, 5 to 3.',
    'Both sides have 20 points, so the doors decide.',
  ]);
});
