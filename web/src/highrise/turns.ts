// The log turn by turn: whose it was, what was drawn, and what was done with it.

import type { Happened } from '../engine/views';
import { formerOf } from '../table/players';
import { text } from '../texts/texts.svelte';
import type { Card } from './content';
import type { Highrise, HighriseSeat } from './views';
import { type Line, linesOf, type Reader } from './words';

export interface Turn {
  number: number;
  /** null: before the first turn. */
  seat: HighriseSeat | null;
  name: string;
  /** At its start and at its end; null where they are not seen. */
  drawn: (Card | null)[];
  /** All that is not drawing and ending. */
  deeds: Line[];
  isOver: boolean;
}

export function turnsOf(history: Happened<Highrise>[], reader: Reader): Turn[] {
  const turns: Turn[] = [];
  const former = formerOf(history);
  let current = beforeTurns;
  for (const happened of history) {
    let { number, seat } = current;
    for (const line of linesOf(happened, { ...reader, former })) {
      // A turn that is lost comes after the one that has just ended (H-20).
      if (line.id === 'log-lost-turn') [number, seat] = [number + 1, line.seat];
      let turn = turns.at(-1);
      if (turn?.number !== number || turn.seat !== seat) {
        const name = seat === null ? '' : (former(seat, happened.seq) ?? reader.nameOf(seat));
        const called = seat !== null && seat === reader.me ? text('you') : name;
        turn = { number, seat, name: called, drawn: [], deeds: [], isOver: false };
        turns.push(turn);
      }
      if (line.id === 'log-end' || line.id === 'log-lost-turn') turn.isOver = true;
      if (line.drawn) turn.drawn.push(...line.drawn);
      else turn.deeds.push(line);
    }
    current = turnAfter(happened, current);
  }
  return turns;
}

type Whose = Pick<Turn, 'number' | 'seat'>;

export const beforeTurns: Whose = { number: -1, seat: null };

/** Of which turn is what comes next. */
export function turnAfter({ told }: Happened<Highrise>, current: Whose): Whose {
  return told?.findLast((each) => each.what === 'turn') ?? current;
}
