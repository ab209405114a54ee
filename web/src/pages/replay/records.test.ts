import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../../engine/views';
import { checkRules, RecordError, recordsIn, type Trouble } from './records';

const record = '{"format":"loggia.match/1","game":"balconia","rules":1,"entries":[]}';
const games = [{ game: 'balconia', rules: 1 }] as GameInfo[];

function troubleWith(read: () => unknown): Trouble | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof RecordError) return error.code;
    throw error;
  }
}

describe('a file', () => {
  test('holds one record, whatever blanks are around it', () => {
    expect(recordsIn(`\n ${record}\n`)).toEqual([record]);
  });

  test('or several, one a line', () => {
    expect(recordsIn(`${record}\n${record}\n`)).toEqual([record, record]);
  });

  test.each<[string, string, Trouble]>([
    ['nothing', ' \n', 'empty'],
    ['prose', 'Dear diary', 'not_json'],
    ['half of some JSON', '{"name": "x', 'not_json'],
    ['half a record', record.slice(0, 40), 'torn'],
    ['a list whose last record is torn', `${record}\n${record.slice(0, 40)}`, 'torn'],
    ['a number', '7', 'foreign'],
    ['nothing at all, in JSON', 'null', 'foreign'],
    ['a list', '[1, 2]', 'foreign'],
    ["another program's object", '{"format": "pgn"}', 'foreign'],
    ['a block set', '{"format": "loggia.blocks/1"}', 'other_kind'],
    ['a record of the future', '{"format": "loggia.match/2"}', 'newer'],
  ])('with %s is refused', (_, text, trouble) => {
    expect(troubleWith(() => recordsIn(text))).toBe(trouble);
  });
});

test('rules and games that are not known here come from another version', () => {
  expect(troubleWith(() => checkRules(record, games))).toBeNull();
  const other = record.replace('"rules":1', '"rules":2');
  expect(troubleWith(() => checkRules(other, games))).toBe('newer');
  const unknown = record.replace('balconia', 'chess');
  expect(troubleWith(() => checkRules(unknown, games))).toBe('newer');
});
