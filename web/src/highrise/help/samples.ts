// What the player aid of High-Rises shows: examples, by the number of the section, and the cards.

import type { Card, NumberCard } from '../content';
import type { Floor } from '../views';

export const cards: Partial<Record<number, Card[]>> = {
  4: [4, 5],
  6: ['joker'],
  7: ['dog', 'bone'],
  8: ['hammer', 'ball'],
  9: ['thief', 'super_thief'],
  10: ['milkshake', 'van'],
};

export const floors: Partial<Record<number, Floor>> = {
  4: { values: [4, 5], cards: [4, 5], dog: false },
  6: { values: [2, 7], cards: [2, 'joker'], dog: false },
  7: { values: [1, 8], cards: [1, 8], dog: true },
};

/** All but the numbers, which are one thing. */
export const deck: Exclude<Card, NumberCard>[] = [
  'joker',
  'dog',
  'bone',
  'hammer',
  'ball',
  'thief',
  'super_thief',
  'milkshake',
  'van',
];
