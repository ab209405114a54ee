// A recorded match in the words of the tables' logs, for somebody who looks on from outside.

import { wordsOf } from '../../balconia/history';
import { resultWords } from '../../balconia/results';
import type { BalconiaView, HighriseSeat, HighriseView, Replay } from '../../engine/views';
import { resultLines } from '../../highrise/ending';
import { linesOf, type Reader } from '../../highrise/words';
import { type Names, namesOf, playerOf } from '../../table/players';
import { text } from '../../texts/texts.svelte';

/** Who plays as of a move; a bot may have taken over. */
export function namesAt({ seats, frames }: Replay, at: number, called = namesOf): Names {
  const players = new Map(seats.map(({ seat, player }) => [seat, player]));
  for (const { event } of frames.slice(0, at + 1)) {
    if (event.seat && event.player) players.set(event.seat, event.player);
  }
  return called([...players.keys()], (seat) => playerOf(players.get(seat) ?? ''));
}

function readerOf(names: Names): Reader {
  return { me: null, nameOf: (seat: HighriseSeat) => names[seat], seesAll: true };
}

/** What happened at each move. */
export function sentencesOf(replay: Replay): string[] {
  return replay.frames.map((frame, at) => {
    const names = namesAt(replay, at);
    const before = replay.frames[at - 1]?.view ?? frame.view;
    if (replay.game === 'balconia') {
      return wordsOf(frame, before as BalconiaView, { names, me: null });
    }
    const lines = linesOf(frame, before as HighriseView, readerOf(names));
    return lines.map((line) => line.text).join(' ');
  });
}

export function resultOf(replay: Replay): string {
  const { result, frames: history, game } = replay;
  const view = history.at(-1)?.view;
  if (!result || !view) return text('replay-unfinished');
  const names = namesAt(replay, history.length - 1);
  if (game === 'highrise') {
    return resultLines({ view: view as HighriseView, result, history }, readerOf(names)).join(' ');
  }
  return resultWords({ view: view as BalconiaView, result, history, names, me: null }).headline;
}
