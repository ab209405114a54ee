// What a table makes of answers that come in an unlucky moment.

import { beforeEach, expect, test, vi } from 'vitest';
import type { TableEvent } from '../engine/views';
import type { Desk } from './desk.svelte';
import { WatchedTable } from './watchedTable.svelte';

const { engine } = vi.hoisted(() => ({
  engine: {
    follow: (_: string, events: TableEvent[]) => {
      const frames = events.map((event) => ({ seq: event.seq, event }));
      return Promise.resolve({ frames, now: { seq: events.at(-1)?.seq, phase: 'playing' } });
    },
    unfollow: () => Promise.resolve(),
  },
}));
vi.mock('../engine/engine', () => ({ engine, EngineError: Error }));

const eventsUpTo = (seq: number, after: number): TableEvent[] =>
  Array.from({ length: seq - after }, (_, index) => ({ seq: after + index + 1, time: 0 }));

let watched: number[];
let shown: [number[], boolean][];
let table: WatchedTable;

function hear(seq: number, after: number): void {
  const chairs = { chair: 1, chairs: [] };
  table.heard({ type: 'table', match: 'm', seq, after, ...chairs, events: eventsUpTo(seq, after) });
}

beforeEach(async () => {
  watched = [];
  shown = [];
  const desk = { watchAgain: ({ seq }: WatchedTable) => watched.push(seq) };
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

test('where the server knows less, all is forgotten and told anew', async () => {
  hear(2, 0);
  await vi.waitFor(() => expect(shown.at(-1)).toEqual([[1, 2], true]));
  expect(table.seq).toBe(2);
});
