// What a page makes of what it is shown of a table. What is new, and what is missing, the engine's
// worker settles (table/watched.h).

import { beforeEach, expect, test } from 'vitest';
import type { Frame, Now, SeatName } from '../engine/views';
import type { Desk } from './desk.svelte';
import type { Heard } from '../engine/wire';
import { WatchedTable } from './watchedTable.svelte';

type Whole = Extract<Heard, { type: 'table' }>;

const chairs = [{ name: 'Ann' }, { name: 'Boris' }];

function followed(seq: number, count: number, more: Partial<Now> = {}) {
  const frames = Array.from({ length: count }, (_, place) => {
    const of = seq - count + place + 1;
    return { seq: of, event: { seq: of, time: 0, left: 1 } } satisfies Frame;
  });
  const now = { seq, phase: 'playing', me: 'green' as SeatName, ...more } as Now;
  return { frames, now };
}

let shown: [number, number[]][];
let table: WatchedTable;
let desk: object;

function hear(seq: number, count: number, more: Partial<Whole> = {}): void {
  const room = { chair: 1, chairs, may: {}, present: [1, 2] };
  table.heard({ type: 'table', match: 'm', ...room, ...followed(seq, count), ...more });
}

function happen(seq: number, more: Partial<Extract<Heard, { type: 'events' }>> = {}): void {
  table.heard({ type: 'events', match: 'm', chair: 1, chairs, may: {}, ...followed(seq, 1), ...more });
}

beforeEach(() => {
  shown = [];
  desk = { state: 'open' };
  table = new WatchedTable('m', desk as unknown as Desk);
  table.onShown = (message) => {
    const past = 'past' in message ? message.past : undefined;
    shown.push([past?.length ?? 0, message.frames.map(({ seq }) => seq)]);
  };
  hear(3, 0, { past: [{}, {}, {}] });
});

test('what is past is shown as such, and what comes as news', () => {
  happen(4);
  hear(4, 0);
  expect(shown).toEqual([
    [3, []],
    [0, [4]],
  ]);
  expect(table.seq).toBe(4);
});

test('who comes while an undo is asked for is asked, too', () => {
  const undo_asked = { by: 'pink' as const, to: 3 };
  hear(5, 2, { undo_asked });
  expect(table.undoAsked).toEqual(undo_asked);
  happen(6);
  expect(table.undoAsked).toBe(null);
});

test('whose seat goes to a bot is told, and who plays on is told whose it was', () => {
  happen(4, { lost_seat: 'Boris' });
  expect(table.lostSeat).toEqual({ isMine: false, name: 'Boris' });
  hear(5, 0, { past: [{}, {}, {}, {}, {}], lost_seat: true });
  expect(table.lostSeat?.isMine).toBe(true);
});

test('who is sent away from their own seat is told why; who only looked on is not', () => {
  table.failed('no_spectators');
  expect(table.lostSeat?.isMine).toBe(true);
  const other = new WatchedTable('n', {} as Desk);
  other.failed('no_spectators');
  expect(other.lostSeat).toBe(null);
});

test('when it is over there is no clock', () => {
  const clock = { left: { green: 1000 }, deadline: null };
  happen(4, { clock });
  happen(5);
  expect(table.clock).toEqual(clock);
  happen(6, followed(6, 1, { phase: 'over' }));
  expect(table.clock).toBe(null);
});

test('who is looking is not known while our own line is down', () => {
  expect(table.presence?.present).toEqual([1, 2]);
  Object.assign(desk, { state: 'lost' });
  table.lineLost();
  table.heard({ type: 'presence', match: 'm', present: [1] });
  expect(table.presence, 'what was heard before is old').toBeNull();
  Object.assign(desk, { state: 'open' });
  hear(3, 0);
  expect(table.presence?.present).toEqual([1, 2]);
});

test('who sits where is shown together with what they did', () => {
  const sat = { chair: 2, chairs: [{ bot: 'tenant' }, { name: 'Ann' }] };
  happen(4, sat);
  expect([table.chair, table.chairs, table.seq]).toEqual([2, sat.chairs, 4]);
});
