// Sums, conditions and doors say what the engine found, in all languages.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import standard from '../../../content/balconia/standard.json';
import { type Language, speak } from '../texts/texts.svelte';
import { pictograms } from './art/pictogram';
import type { BlockSet, Condition, Face } from './content';
import { changesOf, lookersAt, sharesOf } from './looks';
import { cellsOf } from './sides';
import type { ShownBalcony, ShownDoor } from './views';
import {
  changeWords,
  conditionWords,
  doorSumWords,
  doorWords,
  entranceName,
  faceWords,
  pictogramMeaning,
  pictogramName,
  signed,
  sumWords,
} from './words';

vi.stubGlobal('document', { documentElement: {} });
beforeEach(() => speak('en'));

const set = standard as unknown as BlockSet;

function balcony(condition: Condition | undefined, more: Partial<ShownBalcony>): ShownBalcony {
  const shows: Face = condition ? { elements: {}, condition } : { elements: {} };
  const nothing = { region: ['a1'], counted: [], times: 0, each: 0, points: 0 };
  return { block: 1, face: 0, shows, ...nothing, ...more };
}

describe('sums', () => {
  test('of pieces are multiplied', () => {
    const counted = [{ what: 'laundry' as const, cells: { a1: 2 }, count: 2 }];
    const shown = balcony(
      { where: 'row', each: 2, what: 'laundry' },
      { counted, times: 2, each: 2, points: 4 },
    );
    expect(sumWords(shown)).toBe('2 pieces of laundry × 2 = 4 points');
  });

  test('of nothing say so', () => {
    const counted = [{ what: 'cat' as const, cells: {}, count: 0 }];
    const shown = balcony({ where: 'around', each: 2, what: 'cat' }, { counted, each: 2 });
    expect(sumWords(shown)).toBe('no cat around it: 0 points');
  });

  test('of balconies without something', () => {
    const condition: Condition = { where: 'row_above', each: 1, what: { no: 'person' } };
    const counted = [{ what: { no: 'person' as const }, cells: { a2: 1 }, count: 1 }];
    expect(sumWords(balcony(condition, { counted, times: 1, each: 1, points: 1 }))).toBe(
      '1 balcony without people × 1 = 1 point',
    );
    expect(sumWords(balcony(condition, { each: 1 }))).toBe(
      'no balcony in the row above without people: 0 points',
    );
  });

  test('of colours name the flowers', () => {
    const counted = [
      { what: 'flower_purple' as const, cells: { a1: 2 }, count: 2 },
      { what: 'flower_white' as const, cells: { b1: 1 }, count: 1 },
    ];
    const shown = balcony(
      { where: 'around', each: 3, what: 'flower_colours' },
      { counted, times: 2, each: 3, points: 6 },
    );
    expect(sumWords(shown)).toBe(
      '2 purple flowers and 1 white flower: 2 flower colours × 3 = 6 points',
    );
  });

  test('of two things that must both be there', () => {
    const counted = [
      { what: 'cat' as const, cells: { a1: 1 }, count: 1 },
      { what: 'person' as const, cells: {}, count: 0 },
    ];
    const shown = balcony({ where: 'around', if: 5, has: ['cat', 'person'] }, { counted, each: 5 });
    expect(sumWords(shown)).toBe('1 cat and no people around it: 0 points');
  });

  test('of something that must be missing', () => {
    const counted = [{ what: 'person' as const, cells: {}, count: 0 }];
    const condition: Condition = { where: 'left', if: 5, lacks: 'person' };
    expect(sumWords(balcony(condition, { counted, times: 1, each: 5, points: 5 }))).toBe(
      'nobody directly to its left: 5 points',
    );
    expect(sumWords(balcony(condition, { counted, region: [], each: 5 }))).toBe(
      'what it looks at is outside the frame: 0 points',
    );
  });

  test('of lovebirds and of balconies without a condition', () => {
    const shows: Face = { elements: { person: 1 }, lovebird: 'left' };
    const paired = balcony(undefined, { shows, partner: 'b3', points: 5 });
    expect(sumWords(paired)).toBe('paired with the lovebird at b3: 5 points');
    expect(sumWords(balcony(undefined, { shows }))).toBe(
      'no free partner in that column: 0 points',
    );
    expect(sumWords(balcony(undefined, { shows, region: [] }))).toBe(
      'looks out of the frame: 0 points',
    );
    expect(sumWords(balcony(undefined, {}))).toBe('no condition: 0 points');
  });
});

test.each<[string, Condition]>([
  ['2 points for each cat in its row.', { where: 'row', each: 2, what: 'cat' }],
  [
    '1 point for each different flower colour in its row.',
    { where: 'row', each: 1, what: 'flower_colours' },
  ],
  [
    '1 point for each balcony in the row above without people.',
    { where: 'row_above', each: 1, what: { no: 'person' } },
  ],
  [
    '5 points if there is laundry directly to its left.',
    { where: 'left', if: 5, has: ['laundry'] },
  ],
  [
    '5 points if there is a person and a cat around it.',
    { where: 'around', if: 5, has: ['person', 'cat'] },
  ],
  ['5 points if there is nobody directly to its left.', { where: 'left', if: 5, lacks: 'person' }],
])('%s', (words, condition) => {
  expect(conditionWords({ condition })).toBe(words);
});

test('a face lists what it shows, then what it scores', () => {
  expect(faceWords({ elements: { cat: 2, bird: 1 } })).toBe(
    'Balcony with 2 cats and 1 bird. No condition.',
  );
  expect(faceWords({ elements: { person: 2 }, lovebird: 'left' })).toBe(
    'Balcony with 2 people and a lovebird facing left. ' +
      '5 points with a lovebird facing right in the column to its left.',
  );
  expect(faceWords({ elements: {} })).toBe('Balcony with nothing on it. No condition.');
});

describe('doors', () => {
  const own: ShownDoor['own'] = [
    { what: 'cat', cells: { a1: 2 }, count: 2 },
    { what: 'bird', cells: { a1: 1, b1: 4 }, count: 5 },
  ];

  test('that compare with the other side stay open until the end', () => {
    const door: ShownDoor['door'] = { majority: ['cat', 'bird'] };
    const shown = { door, own, points: 0 };
    expect(doorSumWords({ ...shown, open: true })).toBe('2 cats, 5 birds: decided at the end');
    const others: ShownDoor['own'] = [
      { what: 'cat', cells: {}, count: 1 },
      { what: 'bird', cells: {}, count: 5 },
    ];
    expect(doorSumWords({ ...shown, others, open: false, points: 5 })).toBe(
      '2 cats against 1, 5 birds against 5: 5 points',
    );
  });

  test('that take the difference show it', () => {
    const door: ShownDoor['door'] = { difference: ['cat', 'bird'] };
    expect(doorSumWords({ door, own, open: false, points: 3 })).toBe(
      '2 cats, 5 birds: 5 − 2 = 3 points',
    );
  });

  test('that count the fewer follow the edition', () => {
    const door: ShownDoor['door'] = { fewer_of: ['note', 'bird'] };
    expect(doorWords(door)).toContain('Equal numbers count too.');
    expect(doorWords(door, 'strict')).toContain('Equal numbers score nothing.');
    expect(doorWords(door, 'left_only')).toContain('if there are fewer musical notes than birds');
  });
});

test('names of entrances are ours where we know them', () => {
  expect(entranceName('Rose gate')).toBe('Rose gate');
  expect(entranceName('Tante Emma')).toBe('Tante Emma');
});

test.each<Language>(['en', 'fr', 'ru'])('every part of the set has words in %s', async (language) => {
  await speak(language);
  const warn = vi.spyOn(console, 'warn');
  for (const face of set.blocks.flatMap(({ faces }) => faces)) {
    expect(faceWords(face)).toMatch(/^\p{Lu}.*\.$/u);
  }
  for (const { name, green, pink } of set.entrances) {
    entranceName(name);
    for (const edition of ['either', 'strict', 'left_only'] as const) {
      expect(doorWords(green, edition)).toMatch(/\.$/);
      expect(doorWords(pink, edition)).toMatch(/\.$/);
    }
  }
  for (const name of pictograms) {
    pictogramName(name);
    pictogramMeaning(name);
  }
  expect(warn).not.toHaveBeenCalled();
});

test('changes carry their sign', () => {
  expect([4, 0, -2].map(signed)).toEqual(['+4', '±0', '−2']);
  expect(changeWords(1)).toBe('+1 point');
  expect(changeWords(-2)).toBe('−2 points');
});

test('B-13: columns are mirrored for pink, rows are not', () => {
  expect(cellsOf('green')[0]).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
  expect(cellsOf('pink')[4]).toEqual(['e1', 'd1', 'c1', 'b1', 'a1']);
});

test('regions are turned around, shares and changes added up', () => {
  const door: ShownDoor = {
    door: { difference: ['cat', 'bird'] },
    own: [
      { what: 'cat', cells: {}, count: 0 },
      { what: 'bird', cells: {}, count: 0 },
    ],
    open: false,
    points: 0,
  };
  const counted = [{ what: 'cat' as const, cells: { b1: 2 }, count: 2 }];
  const looker = balcony(undefined, { region: ['a1', 'b1'], counted, points: 2 });
  const before = { cells: { a1: balcony(undefined, { region: [] }) }, door, total: 0 };
  const after = { cells: { a1: looker, b1: balcony(undefined, { region: [] }) }, door, total: 2 };
  expect(lookersAt(after, 'b1')).toEqual(['a1']);
  expect(lookersAt(after, 'a1')).toEqual([]);
  expect([...sharesOf(after, 'a1')]).toEqual([['b1', 2]]);
  expect([...changesOf(before, { points: 2, facade: after })]).toEqual([['a1', 2]]);
});
