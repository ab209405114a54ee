// Everything that can happen at a table has a voice, and what concerns the listener has one more.
import { expect, test } from 'vitest';
import { gain, tones } from '../app/tones';
import type { Action, BalconiaView, Frame, HighriseAction, ShownFacade, TableEvent } from '../engine/views';
import { samplePlays } from '../highrise/samplePlays';
import { shakes, voiceOfEnd, voicesOf } from './voices';

const heard = (event: Omit<TableEvent, 'seq'>, rest: Partial<Frame> = {}, before?: BalconiaView) =>
  voicesOf({ seq: 1, event: { seq: 1, ...event }, ...rest }, before, 'red').map(({ voice }) => voice);
const play = (action: HighriseAction, by: 'red' | 'blue' | 'chance' = 'red') => heard({ by, action });

const houses: Action[] = [
  { entrance: 1 },
  { door: 'c1' },
  { token: 3 },
  { keep: [0, 1] },
  { keep: null },
  { place: 'c2', face: 1 },
];
const towers: HighriseAction[] = Object.values(samplePlays);

test.each([...houses, ...towers])('%o has one voice for who does it', (action) => {
  const voices = heard({ by: 'red', action });
  expect(voices).toHaveLength(1);
  expect(tones).toHaveProperty(voices[0]!);
});

test('no two kinds of plays in High-Rises sound the same', () => {
  expect(new Set(towers.flatMap((action) => play(action))).size).toBe(towers.length);
});

test('what costs me something is heard as a hit, and what others do to others is not', () => {
  const onMe: HighriseAction[] = [
    { do: 'theft', from: 'red', by: 'blue', card: null },
    { do: 'steal', from: 'red', with: 3 },
    { do: 'bone', to: 'red', floor: 1 },
    { do: 'hammer', to: 'red' },
    { do: 'ball', to: 'red' },
    { do: 'milkshake', to: 'red' },
    { do: 'van' },
  ];
  for (const action of onMe) expect(play(action, 'blue'), action.do).toEqual([expect.anything(), 'hit']);
  for (const action of towers) if (action.do !== 'van') expect(play(action, 'blue')).not.toContain('hit');
  // The thief is announced, and then takes a card.
  expect(play({ do: 'thief', to: 'red' }, 'blue')).toEqual(['thief']);
});

test('cards are dealt without a voice each', () => {
  const view = { phase: 'deal' } as Frame['view'];
  const event = { by: 'chance', action: samplePlays.draw } as const;
  expect(heard(event, { view: view! })).toEqual([]);
  expect(heard({ started: [] })).toEqual(['shuffle']);
});

test('a block brings points and lovebirds to one’s own side, or costs some', () => {
  const facade = (total: number, partner?: string) =>
    ({ total, cells: { b2: { ...(partner ? { partner } : {}) } } }) as unknown as ShownFacade;
  const view = (green: ShownFacade) => ({ facades: { green } }) as unknown as BalconiaView;
  const place = (by: 'green' | 'pink', from: ShownFacade, to: ShownFacade) => {
    const event = { seq: 1, by, action: { place: 'b2' } } as const;
    return voicesOf({ seq: 1, event, view: view(to) }, view(from), 'green');
  };
  expect(place('green', facade(3), facade(7, 'c2'))).toEqual([
    { voice: 'land' },
    { voice: 'gain', amount: 4 },
    { voice: 'lovebirds' },
  ]);
  expect(place('pink', facade(3), facade(2))).toEqual([{ voice: 'land_other' }, { voice: 'lose' }]);
  expect(place('pink', facade(3), facade(3))).toEqual([{ voice: 'land_other' }]);
});

test('more points rise higher, within reason', () => {
  const top = (points: number) => Math.max(...gain(points).map(({ from }) => from));
  expect(top(2)).toBeGreaterThan(top(1));
  expect(top(6)).toBeGreaterThan(top(5));
  expect(gain(30).length).toBeLessThan(10);
});

test('winning, losing and sharing sound different', () => {
  const end = (...winners: ('red' | 'blue')[]) => voiceOfEnd({ winners, scores: {} }, 'red');
  expect([end('red'), end('blue'), end('red', 'blue')]).toEqual(['win', 'loss', 'shared']);
  expect(voiceOfEnd({ winners: ['blue'], scores: {} }, null)).toBe('win');
});

test('voices are short and quiet, and shake a hand for a moment', () => {
  for (const [name, each] of Object.entries(tones)) {
    for (const { at = 0, length, loudness = 1 } of each as { at?: number; length: number; loudness?: number }[]) {
      expect(at + length, name).toBeLessThan(1.5);
      expect(loudness, name).toBeLessThanOrEqual(1);
    }
  }
  for (const shake of Object.values(shakes)) expect(shake.reduce((sum, each) => sum + each)).toBeLessThan(200);
});
