// Who sits where, in words.

import { hasText, text } from '../texts/texts.svelte';
import type { Chair } from './messages';

export function playerName(player: Chair): string {
  if (player === null) return text('seat-empty');
  if ('name' in player) return player.name;
  return hasText(`bot-${player.bot}`) ? text(`bot-${player.bot}`) : player.bot;
}
