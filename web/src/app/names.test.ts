// What people may be called: the page refuses what the server refuses (server/identity_test.cpp).

import { expect, test } from 'vitest';
import { nameFault } from './names';

test('a name is what can be seen', () => {
  for (const good of ['Ann', '  Ann of the Hill ', 'Анна', '愛子 🏠', 'نیم\u200cفاصله', '👩\u200d🚀', 'Ann ❤\ufe0f', 'x'.repeat(24)]) {
    expect(nameFault(good), good).toBeNull();
  }
});

test('a name does not hide, steer or fill the table', () => {
  const nothing = ['', ' ', '\u200b', '\u00a0', '\u3000', '\u2800', '\u3164', '\u200d', ' \u2003 ', '\ufe0f'];
  nothing.push('\u17b4', '\u034f', '\u180b', '\ufe00', '\u115f', '\ufff0', '\u{1d173}', '\u{e0fff}', '\u034f \u200d\u17b5');
  for (const each of nothing) expect(nameFault(each), JSON.stringify(each)).toBe('empty');
  const odd = ['a\nb', 'a\tb', 'a\x1b[31mb', 'a\x7f', 'a\u0085b', 'a\u202eb\u202c', 'a\u2066b\u2069', 'a\u200eb', 'a\ud800'];
  odd.push('An\u200bn', 'Ann\u2060', 'A\ufeffnn', 'An\u00adn', 'An\u061cn', 'Ann\u180e', 'Ann\u{e0041}', 'A\u034fnn', 'Ann\ufe00');
  for (const each of odd) expect(nameFault(each), JSON.stringify(each)).toBe('sign');
  expect(nameFault('x'.repeat(25))).toBe('long');
  expect(nameFault('🏠'.repeat(24))).toBe('long');
});
