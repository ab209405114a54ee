// Who won a match of Balconia, and why, in words.

import type { BalconiaSeat, BalconiaView, Frame, Result } from '../engine/views';
import { leavingWords } from '../table/asides';
import type { Names } from '../table/players';
import { text } from '../texts/texts.svelte';
import { otherSeat } from './sides';

interface Ended {
  view: BalconiaView;
  result: Result;
  history: Frame[];
  names: Names<BalconiaSeat>;
  me: BalconiaSeat | null;
}

/** B-35: a tie goes to more door points. */
export function resultWords({ view, result, history, names, me }: Ended): {
  headline: string;
  lines: string[];
} {
  const winners = result.winners as BalconiaSeat[];
  const winner = winners[0] ?? 'green';
  const loser = otherSeat(winner);
  const you = winner === me ? 'actor' : 'other';
  const name = names[winner];
  if (result.resigned) {
    const quitter = result.resigned as BalconiaSeat;
    const whose = { name: names[quitter], you: quitter === me ? 'actor' : 'other' };
    const won = text('result-winners', { you, count: 1, winners: name });
    return { headline: `${leavingWords(history, whose)} ${won}`, lines: [] };
  }
  const points = result.scores[winner] ?? 0;
  const other = result.scores[loser] ?? 0;
  if (winners.length > 1) return { headline: text('result-shared', { points }), lines: [] };
  if (points !== other) {
    return { headline: text('result-win', { you, name, points, other }), lines: [] };
  }
  const door = view.facades[winner]?.door.points ?? 0;
  const otherDoor = view.facades[loser]?.door.points ?? 0;
  return {
    headline: text('result-tie-door', { you, name, points, door, otherDoor }),
    lines: [text('bt-tie-break')],
  };
}
