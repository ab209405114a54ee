// A recorded match in the words of the table's log, turn by turn, with all cards open.

import type { Replay } from '../../engine/views';
import type { Step, Teller, Telling } from '../../table/gameModule';
import { text } from '../../texts/texts.svelte';
import { resultLines } from '../ending';
import { beforeTurns, turnAfter } from '../turns';
import type { Highrise } from '../views';
import { linesOf, type Reader } from '../words';

function readerOf({ me, names }: Teller<Highrise>): Reader {
  return { me, nameOf: (seat) => names[seat], seesAll: true };
}

function stepsOf(
  { frames }: Replay<Highrise>,
  tellerAt: (at: number) => Teller<Highrise>,
): Step<Highrise>[] {
  let former = beforeTurns;
  let next = beforeTurns;
  return frames.map((frame, at) => {
    const { seq } = frame;
    const reader = readerOf(tellerAt(at));
    const lines = linesOf(frame, reader);
    const words = lines.map((line) => line.text).join(' ');
    const things = lines.flatMap((line) => line.drawn ?? line.cards).filter((card) => card !== null);
    const { number, seat } = next;
    const isSameTurn = number === former.number && seat === former.seat;
    former = next;
    next = turnAfter(frame, next);
    if (seat === null || isSameTurn) return { seq, words, things, turn: null };
    const name = seat === reader.me ? text('you') : reader.nameOf(seat);
    return { seq, words, things, turn: { seat, name } };
  });
}

export const telling: Telling<Highrise> = {
  stepsOf,
  resultLines: (ended, teller) => resultLines(ended, readerOf(teller)),
};
