// What happens at any table besides the moves, in words: who gives up, takes something back, or
// plays for somebody.

import type { Frame, GameTypes, SeatName, TableEvent } from '../engine/views';
import { text, type TextId, type Variables } from '../texts/texts.svelte';
import { botName, type Former, seatName } from './players';

export interface Aside<Seat extends SeatName = SeatName> {
  id: TextId;
  /** Who did it. */
  seat: Seat;
  variables?: Variables;
}

/** `actor`: whose turn it is afterwards. Only one's own decisions are taken back, so it is theirs. */
export function asideOf<G extends GameTypes>(
  event: TableEvent<G>,
  actor: G['seat'] | null | undefined,
  former?: Former,
): Aside<G['seat']> | null {
  const { resign, reason, seat, player, undo } = event;
  if (resign) return { id: leavingId(reason), seat: resign };
  if (seat && player) {
    const name = former?.(seat, event.seq) ?? seatName(seat);
    const variables = { player: botName(player), name };
    return { id: 'log-stand-in', seat, variables };
  }
  return undo !== undefined && actor ? { id: 'log-undo', seat: actor } : null;
}

/** Whether this event ended the match without a move: what is told of the end says so, too. */
export function isTheEnd({ history }: { history: Frame[] }, seq: number): boolean {
  return history.some(({ event }) => event.seq === seq && event.resign && event.result);
}

/** The sentence for how the one who gave up did so. */
export function leavingWords(frames: Frame[], who: { name: string; you: string }): string {
  return text(leavingId(frames.findLast(({ event }) => event.resign)?.event.reason), who);
}

function leavingId(reason: string | undefined): TextId {
  if (reason === 'left') return 'log-left';
  return reason === 'ran out of time' ? 'log-timeout' : 'log-resigned';
}
