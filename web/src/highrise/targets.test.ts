// What cards offer is what the engine allows, sorted by where one would put them.

import { expect, test } from 'vitest';
import { canEnd, offerAt, offersFor, playable } from './targets';
import type { HighriseAction } from './views';

const legal: HighriseAction[] = [
  { do: 'build', cards: [4, 5] },
  { do: 'build', cards: [4, 'joker'] },
  { do: 'build', cards: [5, 'joker'] },
  { do: 'steal', from: 'blue', with: 5 },
  { do: 'dog', floor: 1 },
  { do: 'dog', floor: 2 },
  { do: 'bone', to: 'blue', floor: 1 },
  { do: 'hammer', to: 'blue' },
  { do: 'thief', to: 'yellow' },
  { do: 'van' },
  { do: 'end' },
];

test('a number card offers its partners and the top floors it can steal from', () => {
  const offers = offersFor(5, legal, 'red');
  expect(offers.map(({ action }) => action)).toEqual([legal[0], legal[2], legal[3]]);
  expect(offers.map(({ partner }) => partner)).toEqual([4, 'joker', undefined]);
  expect(offerAt(offers, ['hand:4'])?.action).toBe(legal[0]);
  expect(offerAt(offers, ['floor:blue:3', 'top:blue', 'tower:blue'])?.action).toBe(legal[3]);
});

test('where several things are possible one has to ask', () => {
  const offers = offersFor(5, legal, 'red');
  expect(offerAt(offers, ['tower:red'])).toBeNull();
  expect(offerAt(offersFor('dog', legal, 'red'), ['tower:red'])).toBeNull();
});

test('a floor is meant rather than its tower', () => {
  const offers = offersFor('dog', legal, 'red');
  expect(offerAt(offers, ['floor:red:2', 'tower:red'])?.action).toEqual({ do: 'dog', floor: 2 });
});

test('a tower is enough where only one of its floors can be meant', () => {
  const offers = offersFor('bone', legal, 'red');
  expect(offerAt(offers, ['floor:blue:3', 'tower:blue'])?.action).toBe(legal[6]);
});

test('a joker goes beside every number that the engine names', () => {
  expect(offersFor('joker', legal, 'red').map(({ partner }) => partner)).toEqual([4, 5]);
});

test('cards that the engine does not name offer nothing', () => {
  expect(offersFor('ball', legal, 'red')).toEqual([]);
  expect(offersFor(3, legal, 'red')).toEqual([]);
  expect(offerAt(offersFor('thief', legal, 'red'), ['tower:blue'])).toBeNull();
});

test('what concerns everybody is put into the middle', () => {
  expect(offerAt(offersFor('van', legal, 'red'), ['middle'])?.action).toEqual({ do: 'van' });
});

test('equal cards are one kind; ending is no card', () => {
  expect(playable([5, 5, 3, 'hammer'], legal, 'red')).toEqual(new Set([5, 'hammer']));
  expect([canEnd(legal), canEnd([])]).toEqual([true, false]);
});
