// A recorded match in the words of the table's log.

import type { Replay } from '../../engine/views';
import type { Step, Teller, Telling } from '../../table/gameModule';
import { wordsOf } from '../history';
import { resultLines } from '../results';
import type { Balconia } from '../views';

function stepsOf(
  { frames }: Replay<Balconia>,
  tellerAt: (at: number) => Teller<Balconia>,
): Step<Balconia>[] {
  return frames.map((frame, at) => {
    return { seq: frame.seq, words: wordsOf(frame, tellerAt(at)), things: [], turn: null };
  });
}

export const telling: Telling<Balconia> = {
  stepsOf,
  resultLines: (ended, teller) => resultLines({ ...ended, ...teller }),
};
