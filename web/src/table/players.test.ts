// Names at tables and in records.

import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../texts/texts.svelte';
import { botInWords, botLevel, formerOf, namesOf, playerName, playerOf, withNames } from './players';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

test('players are called by name, bots by theirs, empty chairs by the seat', () => {
  expect(playerName({ name: 'Ann' }, 'green')).toBe('Ann');
  expect(playerName({ bot: 'tenant' }, 'green')).toBe('Otto');
  expect(playerName(null, 'pink')).toBe('Pink');
});

test('a bot is told with its level, one that nobody knows by what it calls itself', () => {
  expect(botLevel('tenant')).toBe('Tenant');
  expect(botInWords('tenant')).toBe('Otto (Tenant)');
  expect(botLevel('exec:my_bot.py')).toBe('');
  expect(botInWords('exec:my_bot.py')).toBe('exec:my_bot.py');
  expect(playerName({ bot: 'exec:my_bot.py' }, 'green')).toBe('exec:my_bot.py');
});

test('who shares a name is told by the seat', () => {
  const players = { red: { bot: 'master' }, blue: { name: 'Ann' }, white: { bot: 'master' } };
  expect(namesOf(['red', 'blue', 'white'] as const, (seat) => players[seat])).toEqual({
    red: 'Bruno (Red)',
    blue: 'Ann',
    white: 'Bruno (White)',
  });
});

test('who told no name is you against bots, and has a number among people', () => {
  const bot = { bot: 'tenant' };
  const [nobody, ann] = [{ name: '' }, { name: 'Ann' }];
  expect(withNames([bot, nobody, null])).toEqual([bot, { name: 'You' }, null]);
  expect(withNames([nobody, bot, nobody])).toEqual([{ name: 'Player 1' }, bot, { name: 'Player 3' }]);
  expect(withNames([ann, nobody])).toEqual([ann, { name: 'Player 2' }]);
  expect(withNames([ann, bot])).toEqual([ann, bot]);
});

test('records tell people from bots', () => {
  expect(['person Ann', 'tenant', 'person', ''].map(playerOf)).toEqual([
    { name: 'Ann' },
    { bot: 'tenant' },
    null,
    null,
  ]);
});

test('who lost a seat to a bot is known by name until then', () => {
  const former = formerOf([
    { seq: 2, aside: { what: 'started' } },
    { seq: 3, aside: { what: 'replaced', seat: 'green', player: 'tenant', former: 'Ann' } },
  ]);
  expect([2, 3, 4].map((seq) => former('green', seq))).toEqual(['Ann', 'Ann', undefined]);
  expect(former('pink', 2)).toBe(undefined);
});
