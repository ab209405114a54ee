// Who won a match of Balconia, and why, in words.

import type { Happened, Result } from '../engine/views';
import { leavingWords } from '../table/asides';
import type { Names } from '../table/players';
import { text } from '../texts/texts.svelte';
import { otherSeat } from './sides';
import type { Balconia, BalconiaSeat, BalconiaView } from './views';

interface Ended {
  view: BalconiaView;
  result: Result<Balconia>;
  history: Happened<Balconia>[];
  names: Names<BalconiaSeat>;
  me: BalconiaSeat | null;
}

/** Who won and by how much, then why. */
export function resultLines({ view, result, history, names, me }: Ended): string[] {
  const winners = result.winners;
  const winner = winners[0] ?? 'green';
  const loser = otherSeat(winner);
  const you = winner === me ? 'actor' : 'other';
  const name = names[winner];
  if (result.resigned) {
    const quitter = result.resigned;
    const whose = { name: names[quitter], you: quitter === me ? 'actor' : 'other' };
    const won = text('result-winners', { you, count: 1, winners: name });
    return [won, leavingWords(history, whose)];
  }
  const score = result.scores[winner] ?? 0;
  const other = result.scores[loser] ?? 0;
  switch (view.decided_by) {
    case 'nothing':
      return [text('result-shared'), text('result-shared-why', { points: score })];
    case 'doors': {
      const door = view.facades[winner]?.door.points ?? 0;
      const otherDoor = view.facades[loser]?.door.points ?? 0;
      return [
        text('result-tie-door', { you, name, door, otherDoor }),
        text('result-tie-why', { points: score }),
      ];
    }
    default:
      return [text('result-win', { you, name, points: score - other, score, other })];
  }
}
