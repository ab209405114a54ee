// Who sits at a table, in words, and what a name may be.

import type { Chair } from '../../table/messages';
import { botName } from '../../table/players';
import { text } from '../../texts/texts.svelte';

export function chairInWords(chair: Chair): string {
  if (chair === null) return text('chair-free');
  return 'name' in chair ? chair.name : text('chair-bot', { name: botName(chair.bot) });
}

const mostCharacters = 24;
const mostBytes = 93;

/** What is wrong with a name, or an empty string. */
export function nameTrouble(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return text('name-empty');
  if (/\p{C}/u.test(trimmed)) return text('name-sign');
  const isLong =
    [...trimmed].length > mostCharacters || new TextEncoder().encode(trimmed).length > mostBytes;
  return isLong ? text('name-long', { most: mostCharacters }) : '';
}
