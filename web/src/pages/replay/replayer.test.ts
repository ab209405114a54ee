import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame } from '../../engine/views';
import { Replayer, takenBack } from './replayer.svelte';

const move = (seq: number): Frame => ({
  seq,
  event: { by: 'green', action: { keep: [0, 1] } },
  view: {},
});
const undo = (seq: number, to: number): Frame => ({
  seq,
  event: { undo: to },
  view: {},
  aside: { what: 'undone', by: 'green', to },
});
const five = [1, 2, 3, 4, 5].map(move);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('stepping', () => {
  test('stays within the match', () => {
    const replayer = new Replayer(five, () => 100);
    replayer.step(-1);
    expect(replayer.at).toBe(0);
    replayer.goTo(99);
    expect(replayer.at).toBe(4);
    replayer.step(1);
    expect(replayer.at).toBe(4);
  });

  test('of a match without moves goes nowhere', () => {
    const replayer = new Replayer([], () => 100);
    replayer.step(1);
    expect(replayer.at).toBe(0);
  });
});

describe('playing', () => {
  test('goes on to the last move and stops there', () => {
    const replayer = new Replayer(five, () => 400);
    replayer.play();
    vi.advanceTimersByTime(600);
    expect(replayer.at).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(replayer.at).toBe(4);
    expect(replayer.isPlaying).toBe(false);
  });

  test('begins again at the end', () => {
    const replayer = new Replayer(five, () => 400);
    replayer.goTo(4);
    replayer.toggle();
    expect(replayer.at).toBe(0);
    expect(replayer.isPlaying).toBe(true);
  });

  test('is faster with more speed', () => {
    const replayer = new Replayer(five, () => 400);
    replayer.speed = 4;
    replayer.play();
    vi.advanceTimersByTime(450);
    expect(replayer.at).toBe(3);
  });

  test('stops when somebody steps', () => {
    const replayer = new Replayer(five, () => 400);
    replayer.play();
    replayer.step(1);
    vi.advanceTimersByTime(10_000);
    expect(replayer.at).toBe(1);
  });
});

test('what an undo took back is known, and only that', () => {
  const frames = [move(1), move(2), move(3), undo(4, 1), move(5), undo(6, 4), move(7)];
  expect([...takenBack(frames)]).toEqual([2, 3, 5]);
});
