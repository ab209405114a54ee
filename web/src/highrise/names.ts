// What the players of a table are called; who shares a name with another is told by the seat.

import type { HighriseSeat } from '../engine/views';
import type { Chair } from '../table/messages';
import { hasText, text } from '../texts/texts.svelte';

export function namesOf(
  seats: HighriseSeat[],
  playerAt: (seat: HighriseSeat) => Chair,
): Partial<Record<HighriseSeat, string>> {
  const plain = seats.map((seat) => nameOf(playerAt(seat)) ?? text(`seat-${seat}`));
  return Object.fromEntries(
    seats.map((seat, index) => {
      const name = plain[index] ?? '';
      const isShared = plain.filter((other) => other === name).length > 1;
      return [seat, isShared ? text('hr-name', { name, seat: text(`seat-${seat}`) }) : name];
    }),
  );
}

function nameOf(player: Chair): string | null {
  if (!player) return null;
  if ('name' in player) return player.name;
  return hasText(`bot-${player.bot}`) ? text(`bot-${player.bot}`) : player.bot;
}
