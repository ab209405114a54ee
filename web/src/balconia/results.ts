// Who won a match of Balconia, and why, in words.

import type { BalconiaSeat, Result } from '../engine/views';
import { text } from '../texts/texts.svelte';
import { otherSeat } from './words';

interface Ended {
  result: Result;
  names: Record<BalconiaSeat, string>;
  me: BalconiaSeat | null;
}

/** B-35: a tie goes to more door points. */
export function resultWords({ result, names, me }: Ended): { headline: string; lines: string[] } {
  const winners = result.winners as BalconiaSeat[];
  const winner = winners[0] ?? 'green';
  const loser = otherSeat(winner);
  const you = winner === me ? 'actor' : 'other';
  const name = names[winner];
  if (result.resigned) {
    const quitter = result.resigned as BalconiaSeat;
    const whose = { name: names[quitter], you: quitter === me ? 'actor' : 'other' };
    const won = text('result-winners', { you, count: 1, winners: name });
    return { headline: `${text('log-resigned', whose)} ${won}`, lines: [] };
  }
  const points = result.scores[winner] ?? 0;
  const other = result.scores[loser] ?? 0;
  if (winners.length > 1) return { headline: text('result-shared', { points }), lines: [] };
  if (points !== other) {
    return { headline: text('result-win', { you, name, points, other }), lines: [] };
  }
  const door = result.tie_breaks?.[winner] ?? 0;
  const otherDoor = result.tie_breaks?.[loser] ?? 0;
  return {
    headline: text('result-tie-door', { you, name, points, door, otherDoor }),
    lines: [text('bt-tie-break')],
  };
}
