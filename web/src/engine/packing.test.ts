import { expect, test } from 'vitest';
import { pack, unpackAll } from './packing';

test('lists of texts come out as they went in', () => {
  const lists = [['say', '7', 'Ж “x”\n'], [], ['']];
  const bytes = new Uint8Array(lists.flatMap((list) => [...pack(list)]));
  expect(unpackAll(bytes)).toEqual(lists);
  // Somewhere in the memory of a module.
  const memory = new Uint8Array([9, 9, 9, ...bytes]);
  expect(unpackAll(memory.subarray(3))).toEqual(lists);
});
