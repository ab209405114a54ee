// Everything that can happen in Balconia has a voice, and what concerns the listener has more.
import { expect, test } from 'vitest';
import { soundsOf } from './sounds';
import { gain, tones } from './tones';
import type { BalconiaAction, BalconiaView, ShownFacade } from './views';

const actions: BalconiaAction[] = [
  { entrance: 1 },
  { door: 'c1' },
  { token: 3 },
  { keep: [0, 1] },
  { keep: null },
  { place: 'c2', face: 1 },
];

test.each(actions)('%o has one voice for who does it', (action) => {
  const event = { seq: 1, time: 0, by: 'green' as const, action };
  const sounds = soundsOf({ seq: 1, event }, undefined, 'green');
  expect(sounds).toHaveLength(1);
  expect(tones).toHaveProperty(sounds[0]!.voice);
});

test('a block brings points and lovebirds to one’s own side, or costs some', () => {
  const facade = (total: number, partner?: string) =>
    ({ total, cells: { b2: { ...(partner ? { partner } : {}) } } }) as unknown as ShownFacade;
  const view = (green: ShownFacade) => ({ facades: { green } }) as unknown as BalconiaView;
  const place = (by: 'green' | 'pink', from: ShownFacade, to: ShownFacade) => {
    const event = { seq: 1, time: 0, by, action: { place: 'b2' } };
    return soundsOf({ seq: 1, event, view: view(to) }, view(from), 'green');
  };
  const voices = (...of: Parameters<typeof place>) => place(...of).map(({ voice }) => voice);
  expect(voices('green', facade(3), facade(7, 'c2'))).toEqual(['land', 'gain', 'lovebirds']);
  expect(place('green', facade(3), facade(7))[1]?.tones).toEqual(gain(4));
  expect(voices('pink', facade(3), facade(2))).toEqual(['land_other', 'lose']);
  expect(voices('pink', facade(3), facade(3))).toEqual(['land_other']);
});

test('a block that lands shakes a hand for a moment', () => {
  const event = { seq: 1, time: 0, by: 'green' as const, action: { place: 'b2' } };
  for (const me of ['green', 'pink'] as const) {
    const [{ shake = [] } = {}] = soundsOf({ seq: 1, event }, undefined, me);
    expect(shake.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
    expect(shake.reduce((sum, each) => sum + each, 0)).toBeLessThan(200);
  }
});

test('more points rise higher, within reason', () => {
  const top = (points: number) => Math.max(...gain(points).map(({ from }) => from));
  expect(top(2)).toBeGreaterThan(top(1));
  expect(top(6)).toBeGreaterThan(top(5));
  expect(gain(30).length).toBeLessThan(10);
});
