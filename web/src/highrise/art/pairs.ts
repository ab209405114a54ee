// What number cards look like: values that add up to nine share a family, which is a colour and a
// shape of window; each value has as many windows, around the number in the middle.

import type { Card, NumberCard, Special } from '../content';

export type Family = 'a' | 'b' | 'c' | 'd';

const families: Family[] = ['a', 'b', 'c', 'd'];

export function familyOf(value: number): Family {
  return families[Math.min(value, 9 - value) - 1] ?? 'a';
}

export function isNumber(card: Card): card is NumberCard {
  return /^[1-8]$/.test(String(card));
}

export function isSpecial(card: Card): card is Special {
  return card !== 'joker' && !isNumber(card);
}

type Place = [column: number, row: number];

const top: Place = [0, -1];
const bottom: Place = [0, 1];
const sides: Place[] = [[-1, 0], [1, 0]];
const corners: Place[] = [[-1, -1], [1, -1], [-1, 1], [1, 1]];

const rings: Place[][] = [
  [],
  [top],
  sides,
  [top, [-1, 1], [1, 1]],
  corners,
  [top, ...corners],
  [...sides, ...corners],
  [top, ...sides, ...corners],
  [top, bottom, ...sides, ...corners],
];

/** Where the windows of a value are, as steps from the middle. */
export function windowsOf(value: number): Place[] {
  return rings[value] ?? [];
}
