// Who is called what in a record, as of a move: bots by their names in the reader's language, and
// with the seat where two have the same name.

import type { Replay, SeatName } from '../../engine/views';
import { hasText, text } from '../../texts/texts.svelte';

export type Names = Partial<Record<SeatName, string>>;

export function playerName(player: string): string {
  return hasText(`bot-${player}`) ? text(`bot-${player}`) : player;
}

export function namesAt({ seats, frames }: Replay, at: number): Names {
  const players = new Map(seats.map(({ seat, player }) => [seat, player]));
  for (const { event } of frames.slice(0, at + 1)) {
    if (event.seat && event.player) players.set(event.seat, event.player);
  }
  const all = [...players.values()];
  const names: Names = {};
  for (const [seat, player] of players) {
    const seatName = text(`seat-${seat}`);
    const isShared = all.filter((each) => each === player).length > 1;
    if (player === '') names[seat] = seatName;
    else names[seat] = isShared ? `${playerName(player)} (${seatName})` : playerName(player);
  }
  return names;
}
