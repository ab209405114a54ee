// What the pictures promise: pairs look alike, windows can be counted, captions fit.

import { expect, test } from 'vitest';
import { captionLines } from './captionLines';
import { familyOf, isNumber, isSpecial, windowsOf } from './pairs';

test('values that add up to nine share a family, others do not', () => {
  expect([1, 2, 3, 4].map(familyOf)).toEqual([8, 7, 6, 5].map(familyOf));
  expect(new Set([1, 2, 3, 4].map(familyOf)).size).toBe(4);
});

test('a number card has as many windows as its value, each in its own place', () => {
  for (let value = 1; value <= 8; value++) {
    expect(new Set(windowsOf(value).map(String)).size).toBe(value);
  }
});

test('a joker is neither a number nor a special', () => {
  expect([isNumber('joker'), isSpecial('joker')]).toEqual([false, false]);
  expect([isNumber(7), isSpecial(7), isSpecial('super_thief')]).toEqual([true, false, true]);
});

test('a long caption breaks at the blank that keeps its lines short', () => {
  expect(captionLines('сторожевая собака', 85, 13).lines).toEqual(['сторожевая', 'собака']);
  expect(captionLines('фургон с пончиками', 85, 13).lines).toEqual(['фургон с', 'пончиками']);
  expect(captionLines('молоток', 85, 13)).toEqual({ lines: ['молоток'], size: 13 });
  expect(captionLines('достопримечательность', 85, 13).size).toBeLessThan(7);
});
