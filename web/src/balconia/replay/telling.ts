// A recorded match in the words of the table's log.

import type { Replay } from '../../engine/views';
import type { Step, Teller, Telling } from '../../table/gameModule';
import { wordsOf } from '../history';
import { resultLines } from '../results';
import type { Balconia, BalconiaView } from '../views';

function stepsOf(
  { frames }: Replay<Balconia>,
  tellerAt: (at: number) => Teller<Balconia>,
): Step<Balconia>[] {
  let latest: BalconiaView | undefined;
  return frames.map((frame, at) => {
    const before = latest;
    latest = frame.view ?? latest;
    const words = wordsOf(frame, before, tellerAt(at));
    return { seq: frame.seq, words, things: [], turn: null };
  });
}

export const telling: Telling<Balconia> = {
  isStep: () => true,
  stepsOf,
  resultLines: (ended, teller) => resultLines({ ...ended, ...teller }),
};
