// Every play has a scene, short and of nothing but transforms and opacity.

import { expect, test } from 'vitest';
import type { Frame } from '../engine/views';
import { moves } from './moves';
import { samplePlays } from './samplePlays';
import { actsOf, blowOn, sceneTime } from './scenes';
import type { Highrise, HighriseAction, HighriseSeat } from './views';

const place = { tower: [], milkshakes: 0, hand_size: 3 };
const frameOf = (action: HighriseAction, by = 'red'): Frame<Highrise> =>
  ({
    seq: 1,
    event: { seq: 1, by, action },
    view: { phase: 'play', seat: 'red', discard: [], seats: { red: place, blue: place } },
  }) as unknown as Frame<Highrise>;

// The crane lifts what is built, and who ends the turn does nothing to anybody.
const { build: _build, end: _end, ...plays } = samplePlays;

test('each play has a scene of its own', () => {
  const scenes = Object.values(plays).map((action) => {
    return actsOf(frameOf(action)).map(({ move }) => move).join(' ');
  });
  expect(scenes).not.toContain('');
  expect(new Set(scenes).size).toBe(scenes.length);
});

test('a scene is short, needs no layout and no painting, and goes forward', () => {
  expect(Math.max(...Object.values(sceneTime))).toBeLessThan(700);
  for (const move of Object.values(moves)) {
    const frames: Keyframe[] = move({ x: 100, y: -50 });
    const offsets = frames.flatMap(({ offset }) => offset ?? []);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    for (const key of frames.flatMap(Object.keys)) {
      expect(['transform', 'opacity', 'offset', 'easing']).toContain(key);
    }
  }
});

test('a floor breaks when the blow lands, and only where it does', () => {
  const blow = (action: HighriseAction, seat: HighriseSeat) => blowOn(seat, frameOf(action), 'red');
  expect(blow({ do: 'hammer', to: 'blue' }, 'blue')).toBeGreaterThan(0);
  expect(blow({ do: 'hammer', to: 'blue' }, 'red')).toBe(0);
  expect(blow({ do: 'steal', from: 'blue', with: 5 }, 'blue')).toBeGreaterThan(0);
  expect(blow({ do: 'milkshake', to: 'blue' }, 'blue')).toBe(0);
  expect(blowOn('blue', null, 'red')).toBe(0);
});
