// What is said of names that do not fit.

import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../texts/texts.svelte';
import { nameTrouble } from './words';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

test('24 letters fit, of any alphabet, but not as many emoji', () => {
  expect(nameTrouble('Щ'.repeat(24))).toBe('');
  expect(nameTrouble('字'.repeat(24))).toBe('');
  expect(nameTrouble('🐱'.repeat(23))).toBe('');
  const long = 'This name is too long. Up to 24 letters fit, fewer with emoji.';
  expect(nameTrouble('🐱'.repeat(24))).toBe(long);
  expect(nameTrouble('Щ'.repeat(25))).toBe(long);
});
