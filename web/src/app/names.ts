// What people may be called; the server says the same.

export const mostCharacters = 24;
const mostBytes = 93;
// Of these alone there is nothing to be seen.
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
// These steer or hide, marks of direction among the latter. Scripts and pictures need joiners, and how a picture is drawn.
const steering = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const hiding = /(?![\u200c\u200d\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;

/** Why nobody can be called that: name-FAULT tells it. */
export function nameFault(name: string): 'empty' | 'sign' | 'long' | null {
  const trimmed = name.trim();
  if (blank.test(trimmed)) return 'empty';
  if (steering.test(trimmed) || hiding.test(trimmed)) return 'sign';
  const bytes = new TextEncoder().encode(trimmed).length;
  return [...trimmed].length > mostCharacters || bytes > mostBytes ? 'long' : null;
}
