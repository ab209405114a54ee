// What needs the server is tried again by itself.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying } from './keepTrying';

const listeners = new Map<string, () => void>();
const page = {
  addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  removeEventListener: (name: string) => listeners.delete(name),
  visibilityState: 'visible',
};
let tries: number;
let worksAt: number;
const attempt = () => Promise.resolve(++tries >= worksAt);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
  listeners.clear();
  tries = 0;
  worksAt = Infinity;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what works at once is not tried again', async () => {
  worksAt = 1;
  keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
  expect(listeners.size).toBe(0);
});

test('pauses grow, but not for ever', async () => {
  worksAt = 20;
  keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tries).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(tries).toBeLessThan(10);
  await vi.advanceTimersByTimeAsync(20 * 20_000);
  expect(tries).toBe(20);
});

test.each(['online', 'visibilitychange'])('at %s it is tried at once', async (when) => {
  keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = tries;
  listeners.get(when)?.();
  expect(tries).toBe(before + 1);
});

test('who gives up is left alone', async () => {
  const giveUp = keepTrying(attempt);
  giveUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
  expect(listeners.size).toBe(0);
});
