// What lists show of matches online follows from what the server says, not from names or order.

import { beforeAll, expect, test, vi } from 'vitest';
import type { Listed } from '../../engine/wire';
import { speak } from '../../texts/texts.svelte';
import { entryOf, playersInWords } from './entries';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

function listed(told: Partial<Listed>): Listed {
  return {
    match: 'm',
    phase: 'open',
    touched: 0,
    game: 'highrise',
    options: {},
    content: '',
    seats: 'chosen',
    listed: false,
    spectators: true,
    clock: 'none',
    chairs: [{ name: 'Ann' }, null, null],
    ...told,
  };
}

test('of several chairs that are kept I am shown on the one that is kept for me', () => {
  const kept = listed({ kept: [2, 3], awaits_you: true, kept_for_you: 3 });
  expect(playersInWords(entryOf(kept))).toBe('Ann, reserved seat and You');
  expect(entryOf(kept).awaitsMe).toBe(true);
});

test('chairs that are kept for others are theirs, and those of nobody are free', () => {
  expect(playersInWords(entryOf(listed({ kept: [3] })))).toBe('Ann, free seat and reserved seat');
});
