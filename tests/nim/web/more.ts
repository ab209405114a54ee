// What nobody needs to begin a match of Nim.

import type { GameMore } from '../../../web/src/table/gameModule';
import Gallery from './Gallery.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import type { Nim } from './views';
import { resultLines, wordsOf } from './words';

export const more: GameMore<Nim> = {
  Gallery,
  ReplayBoard,
  telling: {
    stepsOf: ({ frames }, tellerAt) =>
      frames.map((frame, at) => {
        return { seq: frame.seq, words: wordsOf(frame, tellerAt(at)), things: [], turn: null };
      }),
    resultLines,
  },
};
