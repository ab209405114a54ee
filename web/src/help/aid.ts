// What stands beside the sections of the player aids: examples, by the number of the section.

import type { Card, Condition, Door, Element, Face, NumberCard, Where } from '../engine/content';
import type { Floor } from '../engine/views';
import type { Pictogram } from '../art/balconia/pictogram';

export const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const balconies: Partial<Record<number, Face[]>> = {
  7: [
    {
      elements: { cat: 2, laundry: 2, flower_purple: 1 },
      condition: { where: 'row', each: 1, what: 'cat' },
    },
    { elements: { sunblind: 1, note: 1, bird: 1, person: 1 } },
  ],
  10: [
    { elements: { person: 1, heart: 1 }, lovebird: 'right' },
    { elements: { person: 1, bird: 1 }, lovebird: 'left' },
  ],
};

export const conditions: Partial<Record<number, Condition[]>> = {
  9: [
    { where: 'around', each: 3, what: 'flower_colours' },
    { where: 'row', each: 1, what: 'flower_orange' },
    { where: 'group', each: 1, what: 'cat' },
  ],
};

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

export const elements: Pictogram[] = [
  'cat',
  'laundry',
  'sunblind',
  'heart',
  'note',
  'bird',
  'person',
  'lovebird_left',
  'lovebird_right',
  'flower_magenta',
  'flower_light_pink',
  'flower_purple',
  'flower_orange',
  'flower_turquoise',
  'flower_white',
  'flower',
  'flower_colours',
  'balcony',
];

export const crossedOut: Element = 'cat';

export const places: Where[] = [
  'row',
  'row_above',
  'around',
  'column_left',
  'column_right',
  'column_above',
  'column_below',
  'left',
  'right',
  'group',
];

/** The id of what each example explains, after help-condition-. */
export const ways: ['each' | 'if' | 'if-both' | 'if-lacks' | 'without', Condition][] = [
  ['each', { where: 'row', each: 2, what: 'bird' }],
  ['if', { where: 'around', if: 5, has: ['laundry'] }],
  ['if-both', { where: 'around', if: 5, has: ['person', 'cat'] }],
  ['if-lacks', { where: 'left', if: 5, lacks: 'person' }],
  ['without', { where: 'row_above', each: 1, what: { no: 'sunblind' } }],
];

/** The same after help-door-. */
export const doors: ['majority' | 'fewer_of' | 'difference', Door][] = [
  ['majority', { majority: ['cat', 'heart'] }],
  ['fewer_of', { fewer_of: ['note', 'bird'] }],
  ['difference', { difference: ['flower', 'person'] }],
];

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
