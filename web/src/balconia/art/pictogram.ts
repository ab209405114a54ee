// Names of the pictograms, and what a condition shows of them on its plaque.

import type { Condition, Symbol as ElementSymbol } from '../content';

export type Pictogram =
  | ElementSymbol
  | 'flower_colours'
  | 'balcony'
  | 'lovebird_left'
  | 'lovebird_right';

export interface Shown {
  name: Pictogram;
  no: boolean;
}

/** The *what* of a condition: one pictogram, or two for a pair, crossed out where it must lack. */
export function shownBy(condition: Condition): Shown[] {
  if ('has' in condition) return condition.has.map((name) => ({ name, no: false }));
  if ('lacks' in condition) return [{ name: condition.lacks, no: true }];
  const { what } = condition;
  return typeof what === 'object' ? [{ name: what.no, no: true }] : [{ name: what, no: false }];
}

/** Most are square, a pair or a lovebird with its heart is wider; the height is always 24. */
export function widthOf(name: Pictogram): number {
  if (name === 'flower_colours') return 46;
  return name.startsWith('lovebird') ? 28 : 24;
}

/** All of them, in the order of the rulebook. */
export const pictograms: readonly Pictogram[] = [
  'cat',
  'laundry',
  'sunblind',
  'heart',
  'note',
  'bird',
  'person',
  'lovebird_left',
  'lovebird_right',
  'flower',
  'flower_magenta',
  'flower_light_pink',
  'flower_purple',
  'flower_orange',
  'flower_turquoise',
  'flower_white',
  'flower_colours',
  'balcony',
];
