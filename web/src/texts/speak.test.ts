// The language asked for last is the one that is spoken.
import { expect, test, vi } from 'vitest';
import { language, speak, text } from './texts.svelte';

vi.stubGlobal('document', { documentElement: {} });

test('a language that takes longer to load does not win over a later one', async () => {
  await speak('en');
  const slow = speak('ru');
  const quick = speak('en');
  await Promise.all([slow, quick]);
  expect(language()).toBe('en');
  await Promise.all([speak('ru'), speak('fr')]);
  expect(language()).toBe('fr');
  expect(text('close')).toBe('Fermer');
});
