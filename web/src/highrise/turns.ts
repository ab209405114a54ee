// The log turn by turn: whose it was, what was drawn, and what was done with it.

import type { Frame } from '../engine/views';
import { formerOf } from '../table/players';
import { text } from '../texts/texts.svelte';
import type { Card } from './content';
import type { Highrise, HighriseSeat, HighriseView } from './views';
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

export function turnsOf(history: Frame<Highrise>[], reader: Reader): Turn[] {
  const turns: Turn[] = [];
  const former = formerOf(history);
  let before: HighriseView | undefined;
  for (const frame of history) {
    let { number, seat } = turnOf(before);
    for (const line of linesOf(frame, before, { ...reader, former })) {
      // A turn that is lost comes after the one that has just ended (H-20).
      if (line.id === 'log-lost-turn') [number, seat] = [number + 1, line.seat];
      let turn = turns.at(-1);
      if (turn?.number !== number || turn.seat !== seat) {
        const name = seat === null ? '' : (former(seat, frame.seq) ?? reader.nameOf(seat));
        const called = seat !== null && seat === reader.me ? text('you') : name;
        turn = { number, seat, name: called, drawn: [], deeds: [], isOver: false };
        turns.push(turn);
      }
      if (line.id === 'log-end' || line.id === 'log-lost-turn') turn.isOver = true;
      if (line.drawn) turn.drawn.push(...line.drawn);
      else turn.deeds.push(line);
    }
    if (frame.view) before = frame.view;
  }
  return turns;
}

/** Of which turn a decision is that is made of this; nobody's before the first. */
export function turnOf(view: HighriseView | undefined): Pick<Turn, 'number' | 'seat'> {
  if (!view || view.phase === 'deal') return { number: -1, seat: null };
  return { number: view.turns, seat: view.seat };
}
