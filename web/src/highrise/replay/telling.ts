// A recorded match in the words of the table's log, turn by turn, with all cards open.

import type { Frame, Replay } from '../../engine/views';
import type { Step, Teller, Telling } from '../../table/gameModule';
import { text } from '../../texts/texts.svelte';
import { resultLines } from '../ending';
import { type Turn, turnOf } from '../turns';
import type { Highrise, HighriseView } from '../views';
import { linesOf, type Reader } from '../words';

/** All but a card that is dealt, unless it is the last one: dealing is one step. */
function isStep({ event, view }: Frame<Highrise>): boolean {
  return event.action?.do !== 'draw' || view?.phase !== 'deal';
}

function readerOf({ me, names }: Teller<Highrise>): Reader {
  return { me, nameOf: (seat) => names[seat], seesAll: true };
}

function stepsOf(
  { frames }: Replay<Highrise>,
  tellerAt: (at: number) => Teller<Highrise>,
): Step<Highrise>[] {
  let turn: Pick<Turn, 'number' | 'seat'> = { number: -1, seat: null };
  let latest: HighriseView | undefined;
  return frames.flatMap((frame, at): Step<Highrise>[] => {
    const before = latest;
    latest = frame.view ?? latest;
    if (!isStep(frame)) return [];
    const { seq } = frame;
    const reader = readerOf(tellerAt(at));
    const lines = linesOf(frame, before, reader);
    const words = lines.map((line) => line.text).join(' ');
    const things = lines.flatMap((line) => line.drawn ?? line.cards).filter((card) => card !== null);
    const former = turn;
    turn = turnOf(before);
    const { number, seat } = turn;
    if (seat === null || (number === former.number && seat === former.seat)) {
      return [{ seq, words, things, turn: null }];
    }
    const name = seat === reader.me ? text('you') : reader.nameOf(seat);
    return [{ seq, words, things, turn: { seat, name } }];
  });
}

export const telling: Telling<Highrise> = {
  isStep,
  stepsOf,
  resultLines: (ended, teller) => resultLines(ended, readerOf(teller)),
};
