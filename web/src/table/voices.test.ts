// What is no action has a voice of any table; the rest is the games' own.
import { expect, test } from 'vitest';
import { type Tone, tones } from '../app/tones';
import { tones as houses } from '../balconia/tones';
import { tones as towers } from '../highrise/tones';
import type { Frame } from '../engine/views';
import { soundAround, voiceOfEnd } from './voices';

const heard = (event: Frame['event']) => soundAround({ event })?.map(({ voice }) => voice);

test('what is no action is heard at every table, and actions are left to their games', () => {
  expect(heard({ seq: 1, time: 0, started: [], options: {} })).toEqual(['shuffle']);
  expect(heard({ undo: 1 })).toEqual(['back']);
  expect(heard({ seat: 'red', player: 'tenant' })).toEqual(['leave']);
  expect(heard({ resign: 'red' })).toEqual([]);
  expect(heard({ by: 'red', action: {} })).toBeUndefined();
});

test('winning, losing and sharing sound different', () => {
  const end = (...winners: string[]) => voiceOfEnd({ winners, scores: {} }, 'red');
  expect([end('red'), end('blue'), end('red', 'blue')]).toEqual(['win', 'loss', 'shared']);
  expect(voiceOfEnd({ winners: ['blue'], scores: {} }, null)).toBe('win');
});

test('voices are short and quiet', () => {
  for (const [name, each] of Object.entries<Tone[]>({ ...tones, ...houses, ...towers })) {
    for (const { at = 0, length, loudness = 1 } of each) {
      expect(at + length, name).toBeLessThan(1.5);
      expect(loudness, name).toBeLessThanOrEqual(1);
    }
  }
});
