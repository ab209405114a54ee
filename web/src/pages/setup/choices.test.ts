import { expect, test } from 'vitest';
import type { OptionInfo } from '../../engine/views';
import { choiceOf } from './choices';

const option = (more: Partial<OptionInfo>): OptionInfo => {
  return { key: 'k', rule: 'X-01', help: '', choices: [], ...more };
};

test('what can be chosen becomes a switch, a list or a field', () => {
  expect(choiceOf(option({ choices: [false, true], usual: false }), 2)).toEqual({
    kind: 'switch',
    key: 'k',
    usual: false,
  });
  expect(choiceOf(option({ choices: ['none'], numbers: { least: 1, most: 3 }, usual: 'none' }), 2)).toEqual({
    kind: 'words',
    key: 'k',
    values: ['none', 1, 2, 3],
    usual: 'none',
  });
  expect(choiceOf(option({ numbers: { least: 1, most: 100 }, usual: 2 }), 2)).toEqual({
    kind: 'number',
    key: 'k',
    least: 1,
    most: 100,
    usual: 2,
  });
});

test('only a seat with a chair can be chosen, or none: then it is drawn', () => {
  const seats = option({ choices: ['north', 'east', 'south'], drawn: true, seat: true });
  expect(choiceOf(seats, 2)).toEqual({ kind: 'words', key: 'k', values: ['north', 'east'] });
});
