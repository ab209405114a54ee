// What a face lists is what its drawing shows, piece by piece, within the cell.

import { describe, expect, test } from 'vitest';
import standard from '../../../../content/balconia/standard.json';
import type { BlockSet } from '../content';
import { layout, type Item } from './layout';

const blocks = (standard as unknown as BlockSet).blocks;
const faces = blocks.flatMap((block) =>
  block.faces.map((face, index) => ({ name: `${block.number}.${index}`, face, block })),
);

/** The element an item stands for. */
function elementOf({ href }: Item): string {
  if (href === 'b-awning') return 'sunblind';
  const name = href.slice(2).replace(/-\d$/, '');
  return name.startsWith('lovebird') ? 'person' : name;
}

function shownOn(items: Item[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const element = elementOf(item);
    counts[element] = (counts[element] ?? 0) + (item.count ?? 1);
  }
  return counts;
}

describe.each(faces)('face $name', ({ face, block }) => {
  const items = Object.values(layout(face, block.number)).flat() as Item[];

  test('B-14: shows each element as often as it is listed', () => {
    expect(shownOn(items)).toEqual(face.elements);
  });

  test('keeps everything within the cell', () => {
    for (const { x, size } of items) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(100);
    }
  });
});

test('counts above three are one symbol with a number', () => {
  const face = { elements: { cat: 5, laundry: 4, person: 6, flower_white: 4 } };
  const items = Object.values(layout(face, 1)).flat() as Item[];
  expect(items).toHaveLength(4);
  expect(shownOn(items)).toEqual(face.elements);
});
