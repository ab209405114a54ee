// Only the list names games: whatever else is shared knows none, and each game only itself.
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['./**/*.{ts,svelte,css}', '!./**/*.test.ts', '!./texts/ids.ts', '!./games.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const games = { balconia: /balconia/i, highrise: /high-?rise/i };

test.each(Object.entries(games))('%s is named in its own folder alone', (folder, name) => {
  const others = Object.entries(sources).filter(([path]) => !path.startsWith(`./${folder}/`));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(([, source]) => name.test(source)).map(([path]) => path)).toEqual([]);
});

test('no game asks the compiler to believe what its things are', () => {
  const casts = Object.entries(sources).filter(([, source]) => / as (Balconia|Highrise)/.test(source));
  expect(casts.map(([path]) => path)).toEqual([]);
});
