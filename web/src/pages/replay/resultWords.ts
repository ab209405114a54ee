// How a recorded match ended, in words.

import type { BalconiaView, HighriseView, Replay, Result } from '../../engine/views';
import { listed, text } from '../../texts/texts.svelte';
import { resignWords } from './moveWords';
import { namesAt, type Names } from './names';

const you = 'other';

export function resultWords(replay: Replay): string {
  const { result, frames, game } = replay;
  if (!result) return text('replay-unfinished');
  const names = namesAt(replay, frames.length - 1);
  if (result.resigned) {
    const reason = frames.findLast(({ event }) => event.resign)?.event.reason;
    return `${resignWords(names[result.resigned] ?? '', reason)} ${winnersWords(result, names)}`;
  }
  const view = frames.at(-1)?.view;
  return game === 'balconia'
    ? balconiaResult(result, names, view as BalconiaView)
    : highriseResult(result, names, view as HighriseView);
}

function winnersWords({ winners }: Result, names: Names): string {
  const count = winners.length;
  return text('result-winners', { you, count, winners: listed(winners.map((seat) => names[seat] ?? '')) });
}

function balconiaResult({ winners, scores }: Result, names: Names, view: BalconiaView): string {
  const winner = winners[0] === 'pink' ? 'pink' : 'green';
  const loser = winner === 'pink' ? 'green' : 'pink';
  const points = scores[winner] ?? 0;
  const other = scores[loser] ?? 0;
  if (winners.length > 1) return text('result-shared', { points });
  const name = names[winner] ?? '';
  if (points !== other) return text('result-win', { name, you, points, other });
  const door = view.facades[winner]?.door.points ?? 0;
  const otherDoor = view.facades[loser]?.door.points ?? 0;
  return text('result-tie-door', { name, you, points, door, otherDoor });
}

function highriseResult({ winners, scores }: Result, names: Names, view: HighriseView): string {
  const [first] = winners;
  const count = (first && scores[first]) ?? 0;
  if (winners.length > 1) {
    return text('result-shared-floors', { count, winners: listed(winners.map((seat) => names[seat] ?? '')) });
  }
  const name = (first && names[first]) ?? '';
  return text(count >= view.floors ? 'result-tower' : 'result-most-floors', { name, you, count });
}
