// Who sits at a table, in words, and what is wrong with a name.

import { mostCharacters, nameFault } from '../../app/names';
import type { Chair } from '../../engine/wire';
import { botName } from '../../table/players';
import { text } from '../../texts/texts.svelte';

export function chairInWords(chair: Chair): string {
  if (chair === null) return text('chair-free');
  return 'name' in chair ? chair.name : text('chair-bot', { name: botName(chair.bot) });
}

/** What is wrong with a name, or an empty string. */
export function nameTrouble(name: string): string {
  const fault = nameFault(name);
  return fault ? text(`name-${fault}`, { most: mostCharacters }) : '';
}
