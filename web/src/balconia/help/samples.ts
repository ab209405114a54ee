// What the player aid of Balconia shows: examples, by the number of the section, and all its pictures.

import type { Pictogram } from '../art/pictogram';
import type { Condition, Door, Element, Face, Where } from '../content';

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
