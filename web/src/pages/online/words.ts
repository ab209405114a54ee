// Who sits at a table and what went wrong, in words.

import { Refused } from '../../table/desk.svelte';
import type { Chair } from '../../table/messages';
import { ServerError } from '../../table/online.svelte';
import { botName } from '../../table/players';
import { hasText, text } from '../../texts/texts.svelte';

export function chairInWords(chair: Chair): string {
  if (chair === null) return text('chair-free');
  return 'name' in chair ? chair.name : text('chair-bot', { name: botName(chair.bot) });
}

/** A sentence for anything the server may answer, or not answer. */
export function troubleInWords(error: unknown): string {
  if (!(error instanceof ServerError || error instanceof Refused)) throw error;
  if (error.code === 'offline') return text('server-away');
  const kind = error instanceof Refused ? error.kind : 'error';
  const id = `${kind}-${error.code}`;
  return hasText(id) ? text(id) : text(`${kind}-unknown`, { text: error.message });
}

const mostCharacters = 24;
const mostBytes = 93;

/** What is wrong with a name, or an empty string. */
export function nameTrouble(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return text('name-empty');
  const isLong =
    [...trimmed].length > mostCharacters || new TextEncoder().encode(trimmed).length > mostBytes;
  return isLong ? text('name-long', { most: mostCharacters }) : '';
}
