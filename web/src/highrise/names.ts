// What the players of a table are called; who shares a name with another is told by the seat.

import type { HighriseSeat } from '../engine/views';
import type { Chair } from '../table/messages';
import { hasText, text } from '../texts/texts.svelte';

type Names = Partial<Record<HighriseSeat, string>>;
type PlayerAt = (seat: HighriseSeat) => Chair;

export function shortNamesOf(seats: HighriseSeat[], playerAt: PlayerAt): Names {
  return Object.fromEntries(
    seats.map((seat) => [seat, nameOf(playerAt(seat)) ?? text(`seat-${seat}`)]),
  );
}

/** Every name but once. */
export function namesOf(seats: HighriseSeat[], playerAt: PlayerAt): Names {
  const plain = Object.entries(shortNamesOf(seats, playerAt));
  return Object.fromEntries(
    plain.map(([seat, name]) => {
      const isShared = plain.filter(([, other]) => other === name).length > 1;
      return [seat, isShared ? text('hr-name', { name, seat: text(`seat-${seat}`) }) : name];
    }),
  );
}

function nameOf(player: Chair): string | null {
  if (!player) return null;
  if ('name' in player) return player.name;
  return hasText(`bot-${player.bot}`) ? text(`bot-${player.bot}`) : player.bot;
}
