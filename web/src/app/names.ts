// What people may be called; the server says the same.

export const mostCharacters = 24;
const mostBytes = 93;

/** Why nobody can be called that: name-FAULT tells it. */
export function nameFault(name: string): 'empty' | 'sign' | 'long' | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (/\p{C}/u.test(trimmed)) return 'sign';
  const bytes = new TextEncoder().encode(trimmed).length;
  return [...trimmed].length > mostCharacters || bytes > mostBytes ? 'long' : null;
}
