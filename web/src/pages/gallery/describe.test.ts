// Every face and door of the standard set can be told in every language; a few by heart.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import standard from '../../../../content/balconia/standard.json';
import { pictograms } from '../../art/balconia/pictogram';
import type { BlockSet, Door, Face } from '../../engine/content';
import { type Language, languages, speak } from '../../texts/texts.svelte';
import {
  describeCard,
  describeCondition,
  describeDoor,
  describeFace,
  entranceName,
  pictogramMeaning,
  pictogramName,
} from './describe';

const { blocks, entrances } = standard as unknown as BlockSet;

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  test.each<[string, Parameters<typeof describeCondition>[0]]>([
    ['2 points for each cat around it.', { where: 'around', each: 2, what: 'cat' }],
    [
      '1 point for each different flower colour in its row.',
      { where: 'row', each: 1, what: 'flower_colours' },
    ],
    [
      '1 point for each balcony in the row above without people.',
      { where: 'row_above', each: 1, what: { no: 'person' } },
    ],
    ['5 points if there is a bird around it.', { where: 'around', if: 5, has: ['bird'] }],
    [
      '5 points if there is a person and a cat around it.',
      { where: 'around', if: 5, has: ['person', 'cat'] },
    ],
    ['5 points if there is nobody directly to its left.', { where: 'left', if: 5, lacks: 'person' }],
  ])('%s', (words, condition) => {
    expect(describeCondition(condition)).toBe(words);
  });

  test('a face lists what it shows, then what it scores', () => {
    const face: Face = { elements: { person: 2 }, lovebird: 'left' };
    expect(describeFace(face)).toBe(
      'Balcony with 2 people and a lovebird facing left. ' +
        '5 points with a lovebird facing right in the column to its left.',
    );
    expect(describeFace({ elements: {} })).toBe('Balcony with nothing on it. No condition.');
  });

  test('doors are told as the option reads them', () => {
    expect(describeDoor({ difference: ['flower', 'person'] })).toBe(
      'The difference between the numbers of flowers and people, in points.',
    );
    const door: Door = { fewer_of: ['note', 'bird'] };
    expect(describeDoor(door)).toContain('Equal numbers count too.');
    expect(describeDoor(door, 'strict')).toContain('Equal numbers score nothing.');
    expect(describeDoor(door, 'left_only')).toContain('fewer musical notes than birds');
  });

  test('names of entrances are ours where we know them', () => {
    expect(entranceName('Rose gate')).toBe('Rose gate');
    expect(entranceName('Tante Emma')).toBe('Tante Emma');
  });

  test('cards are told by name and effect, numbers by what they are for', () => {
    expect(describeCard('bone')).toBe('bone: Lures an opponent’s guard dog away from any floor.');
    expect(describeCard(4)).toMatch(/^Two cards that add up to nine/);
  });
});

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test('nothing of the standard set lacks a text', () => {
    const warn = vi.spyOn(console, 'warn');
    for (const face of blocks.flatMap((block) => block.faces)) describeFace(face);
    for (const { name, green, pink } of entrances) {
      entranceName(name);
      for (const reading of ['either', 'strict', 'left_only'] as const) {
        describeDoor(green, reading);
        describeDoor(pink, reading);
      }
    }
    for (const name of pictograms) {
      pictogramName(name);
      pictogramMeaning(name);
    }
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });
});
