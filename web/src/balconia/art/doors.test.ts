// What the signs of doors tell apart.

import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { FewerOf } from '../views';
import DoorPlaque from './DoorPlaque.svelte';

test('B-33: doors that count the fewer look different by edition, and "either" without one', () => {
  const drawn = (edition?: FewerOf) =>
    render(DoorPlaque, { props: { door: { fewer_of: ['note', 'bird'] }, edition } }).body;
  const editions = ['either', 'strict', 'left_only'] as const;
  expect(new Set(editions.map(drawn)).size).toBe(3);
  expect(drawn()).toBe(drawn('either'));
});
