// Everything that can happen in High-Rises has a voice, and what concerns the listener has one more.
import { expect, test } from 'vitest';
import { samplePlays } from './samplePlays';
import { soundsOf } from './sounds';
import { tones } from './tones';
import type { HighriseAction, HighriseView } from './views';

const plays: HighriseAction[] = Object.values(samplePlays);
const heard = (action: HighriseAction, by: 'red' | 'blue' | 'chance' = 'red') => {
  const sounds = soundsOf({ seq: 1, event: { seq: 1, time: 0, by, action } }, undefined, 'red');
  return sounds.map(({ voice }) => voice);
};

test.each(plays)('%o has one voice for who does it', (action) => {
  const voices = heard(action);
  expect(voices).toHaveLength(1);
  expect(tones).toHaveProperty(voices[0]!);
});

test('no two kinds of plays sound the same', () => {
  expect(new Set(plays.flatMap((action) => heard(action))).size).toBe(plays.length);
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
  for (const action of onMe) expect(heard(action, 'blue'), action.do).toEqual([expect.anything(), 'hit']);
  for (const action of plays) if (action.do !== 'van') expect(heard(action, 'blue')).not.toContain('hit');
  // The thief is announced, and then takes a card.
  expect(heard({ do: 'thief', to: 'red' }, 'blue')).toEqual(['thief']);
});

test('cards are dealt without a voice each', () => {
  const view = { phase: 'deal' } as HighriseView;
  const event = { seq: 1, time: 0, by: 'chance' as const, action: samplePlays.draw };
  expect(soundsOf({ seq: 1, event, view }, undefined, 'red')).toEqual([]);
});
