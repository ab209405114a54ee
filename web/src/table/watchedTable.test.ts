// What a table makes of answers that come in an unlucky moment.

import { beforeEach, expect, test, vi } from 'vitest';
import type { TableEvent } from '../engine/views';
import type { Desk } from './desk.svelte';
import { WatchedTable } from './watchedTable.svelte';

const { engine } = vi.hoisted(() => ({
  engine: {
    follow: (_: string, events: TableEvent[], chair: number | null) => {
      const frames = events.map((event) => ({ seq: event.seq, event }));
      const { seq, result } = events.at(-1) ?? {};
      const seats = [
        { seat: 'green', chair: 1 },
        { seat: 'pink', chair: 2 },
      ];
      const me = chair === null ? null : 'green';
      const now = { seq, phase: result ? 'over' : 'playing', me, seats };
      return Promise.resolve({ frames, now });
    },
    unfollow: () => Promise.resolve(),
  },
}));
vi.mock('../engine/engine', () => ({ engine, EngineError: Error }));

const eventsUpTo = (seq: number, after: number): TableEvent[] =>
  Array.from({ length: seq - after }, (_, index) => ({
    seq: after + index + 1,
    time: 0,
    // Somebody sat down here once.
    ...(after + index === 0 && { sat: 1, name: 'Ann', nonce: 'ann-word' }),
  }));

let watched: number[];
let shown: [number[], boolean][];
let table: WatchedTable;
let desk: object;

function hear(seq: number, after: number, chair: number | null = 1): void {
  const first = chair === null ? { bot: 'tenant' } : { name: 'Ann' };
  const chairs = { chair, chairs: [first, { name: 'Boris' }], present: [1, 2] };
  table.heard({ type: 'table', match: 'm', seq, after, ...chairs, events: eventsUpTo(seq, after) });
}

beforeEach(async () => {
  watched = [];
  shown = [];
  const watchAgain = ({ seq }: WatchedTable) => watched.push(seq);
  desk = { watchAgain, isOwnWord: (word: string) => word === 'ann-word', state: 'open' };
  table = new WatchedTable('m', desk as unknown as Desk);
  table.onFrames = (frames, isPast) => shown.push([frames.map(({ seq }) => seq), isPast]);
  hear(3, 0);
  await vi.waitFor(() => expect(shown).toEqual([[[1, 2, 3], true]]));
});

test('a line that comes back while an event is being followed changes nothing', async () => {
  table.heard({ type: 'events', match: 'm', events: eventsUpTo(4, 3) });
  // Asked for before event 4 was followed.
  hear(5, 3);
  await vi.waitFor(() => expect(table.seq).toBe(5));
  expect(shown.slice(1)).toEqual([
    [[4], false],
    [[5], false],
  ]);
  expect(watched).toEqual([]);
});

test('who comes while an undo is asked for is asked, too', async () => {
  const undo_asked = { by: 'pink' as const, to: 3 };
  const chairs = { chair: 1, chairs: [{ name: 'Ann' }, { name: 'Boris' }], present: [1, 2] };
  const events = eventsUpTo(5, 3);
  table.heard({ type: 'table', match: 'm', seq: 5, after: 3, ...chairs, events, undo_asked });
  await vi.waitFor(() => expect([table.seq, table.undoAsked]).toEqual([5, undo_asked]));
  table.heard({ type: 'events', match: 'm', events: eventsUpTo(6, 5) });
  await vi.waitFor(() => expect(table.undoAsked).toBe(null));
});

test('where the server knows less, all is forgotten and told anew', async () => {
  hear(2, 0);
  await vi.waitFor(() => expect(shown.at(-1)).toEqual([[1, 2], true]));
  expect(table.seq).toBe(2);
});

test('whose seat goes to a bot looks on, and is told', async () => {
  const event = { seq: 4, time: 0, seat: 'green' as const, player: 'tenant' };
  table.heard({ type: 'events', match: 'm', events: [event] });
  await vi.waitFor(() => expect(watched).toEqual([3]));
  // What the bot does is told as to a stranger, and waits until all is told so.
  table.heard({ type: 'events', match: 'm', events: eventsUpTo(5, 4) });
  hear(5, 3, null);
  hear(5, 3, null);
  await vi.waitFor(() => expect(watched).toEqual([3, 3, 0, 0]));
  expect(table.lostSeat).toBe(null);
  hear(5, 0, null);
  await vi.waitFor(() => expect(shown.slice(1)).toEqual([[[1, 2, 3, 4, 5], true]]));
  expect(table.me).toBe(null);
  expect(table.chairs).toEqual([{ bot: 'tenant' }, { name: 'Boris' }]);
  expect(table.lostSeat?.isMine).toBe(true);
});

test('who plays on is told whose seat went to a bot', async () => {
  const event = { seq: 4, time: 0, seat: 'pink' as const, player: 'tenant' };
  table.heard({ type: 'events', match: 'm', events: [event] });
  await vi.waitFor(() => expect(table.seq).toBe(4));
  expect(table.lostSeat).toEqual({ isMine: false, name: 'Boris' });
  expect(table.chairs).toEqual([{ name: 'Ann' }, { bot: 'tenant' }]);
});

test('whose seat went to a bot while the line was lost is told, too', async () => {
  hear(6, 3, null);
  await vi.waitFor(() => expect(watched).toEqual([0]));
  hear(6, 0, null);
  await vi.waitFor(() => expect(table.lostSeat?.isMine).toBe(true));
});

test('who comes back as somebody else has lost no seat', async () => {
  const chairs = { chair: null, chairs: [{ name: 'Ann' }, { name: 'Boris' }], present: [1, 2] };
  table.heard({ type: 'table', match: 'm', seq: 3, after: 0, ...chairs, events: eventsUpTo(3, 0) });
  await vi.waitFor(() => expect(shown.length).toBe(2));
  expect(table.lostSeat).toBe(null);
});

test('who is sent away from their own seat is told why; who only looked on is not', () => {
  table.failed('no_spectators');
  expect(table.lostSeat?.isMine).toBe(true);
  const other = new WatchedTable('n', {} as Desk);
  other.failed('no_spectators');
  expect(other.lostSeat).toBe(null);
});

test('when it is over there is no clock', async () => {
  const clock = { left: { green: 1000 }, deadline: null };
  table.heard({ type: 'events', match: 'm', events: eventsUpTo(4, 3), clock });
  await vi.waitFor(() => expect(table.clock).toEqual(clock));
  const result = { winners: [], scores: {} };
  table.heard({ type: 'events', match: 'm', events: [{ seq: 5, time: 0, result }] });
  await vi.waitFor(() => expect(table.clock).toBe(null));
});

test('who is looking is not known while our own line is down', async () => {
  expect(table.presence?.present).toEqual([1, 2]);
  table.heard({ type: 'presence', match: 'm', present: [1] });
  Object.assign(desk, { state: 'lost' });
  table.lineLost();
  await vi.waitFor(() => expect(table.presence).toBeNull());
  expect(table.presence, 'what was heard before is old').toBeNull();
  Object.assign(desk, { state: 'open' });
  hear(3, 3);
  await vi.waitFor(() => expect(table.presence?.present).toEqual([1, 2]));
});

test('who sat down last is told together with the beginning of the match', async () => {
  let begin = () => {};
  vi.spyOn(engine, 'follow').mockImplementationOnce(async (match, events, chair) => {
    await new Promise<void>((done) => (begin = done));
    expect(chair, 'the engine knows it already').toBe(2);
    return engine.follow(match, events, chair);
  });
  const sat = { seq: 4, time: 0, sat: 2, name: 'Ann', nonce: 'ann-word' };
  table.heard({ type: 'events', match: 'm', events: [sat, { seq: 5, time: 0 }] });
  await vi.waitFor(() => expect(engine.follow).toHaveBeenCalledTimes(1));
  expect([table.chair, table.chairs, table.seq]).toEqual([1, [{ name: 'Ann' }, { name: 'Boris' }], 3]);
  begin();
  await vi.waitFor(() => expect(table.seq).toBe(5));
  expect([table.chair, table.chairs]).toEqual([2, [{ name: 'Ann' }, { name: 'Ann' }]]);
});
