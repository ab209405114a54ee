// What happens at any table besides the moves, in words: who gives up, takes something back, or
// plays for somebody.

import type { GameTypes, Happened, SeatName } from '../engine/views';
import { text, type TextId, type Variables } from '../texts/texts.svelte';
import { botName, type Former, seatName } from './players';

interface Sentence<Seat extends SeatName = SeatName> {
  id: TextId;
  /** Who did it. */
  seat: Seat;
  variables?: Variables;
}

export function asideOf<G extends GameTypes>(
  { seq, aside }: Happened<G>,
  former?: Former,
): Sentence<G['seat']> | null {
  switch (aside?.what) {
    case 'resigned':
      return { id: leavingId(aside.reason), seat: aside.by };
    case 'replaced': {
      const { seat, player } = aside;
      const name = former?.(seat, seq) ?? seatName(seat);
      return { id: 'log-stand-in', seat, variables: { player: botName(player), name } };
    }
    case 'undone':
      return { id: 'log-undo', seat: aside.by };
    default:
      return null;
  }
}

/** Who decided it; undefined: chance did, or the table. */
export function decidedBy({ told, aside }: Happened): SeatName | undefined {
  for (const { by } of told ?? []) if (by !== undefined) return by;
  return aside?.what === 'rematch' ? aside.by : undefined;
}

/** Whether this event ended the match without a move: what is told of the end says so, too. */
export function isTheEnd({ history }: { history: Happened[] }, seq: number): boolean {
  return history.some((each) => each.seq === seq && each.aside?.what === 'resigned');
}

/** The sentence for how the one who gave up did so. */
export function leavingWords(history: Happened[], who: { name: string; you: string }): string {
  const asides = history.map(({ aside }) => aside);
  return text(leavingId(asides.findLast((aside) => aside?.what === 'resigned')?.reason), who);
}

function leavingId(reason: string | undefined): TextId {
  if (reason === 'left') return 'log-left';
  return reason === 'ran out of time' ? 'log-timeout' : 'log-resigned';
}
