// How a match of High-Rises ended, in sentences.

import type { Happened, Result } from '../engine/views';
import { leavingWords } from '../table/asides';
import { listed, text } from '../texts/texts.svelte';
import type { Highrise, HighriseSeat, HighriseView } from './views';
import type { Reader } from './words';

interface Ended {
  view: HighriseView;
  result: Result<Highrise>;
  history: Happened<Highrise>[];
}

/** Whether one has won by building. */
export function hasMargin({ winners, resigned }: Result<Highrise>): boolean {
  return winners.length === 1 && resigned === undefined;
}

/** Who won, by how much, and why it was over. */
export function resultLines({ view, result, history }: Ended, reader: Reader): string[] {
  const { me, nameOf } = reader;
  const winners = result.winners;
  const first = winners[0];
  const won = me !== null && winners.includes(me);
  const you = won ? 'actor' : 'other';
  const others = listed(winners.filter((seat) => seat !== me).map(nameOf));
  const who = text('result-winners', { you, count: winners.length, winners: others });
  const count = first ? (view.seats[first]?.tower.length ?? 0) : 0;
  if (result.resigned !== undefined) {
    const seat = result.resigned;
    return [who, leavingWords(history, { you: seat === me ? 'actor' : 'other', name: nameOf(seat) })];
  }
  const isStalled = view.turns_to_stall <= 0;
  const why = text(isStalled ? 'log-stalled' : 'log-turn-limit', { count: view.turns });
  if (!first || !hasMargin(result)) return [who, text('result-shared-floors', { count }), why];
  const told = { you, name: nameOf(first), count };
  if (count >= view.floors) return [text('result-tower', told), margin(view, first, count)];
  return [text('result-most-floors', told), margin(view, first, count), why];
}

/** By how much: the others' towers, the tallest first. */
function margin(view: HighriseView, winner: HighriseSeat, count: number): string {
  const others = Object.entries(view.seats).filter(([seat]) => seat !== winner);
  const heights = others.map(([, { tower }]) => tower.length).sort((a, b) => b - a);
  return text('result-margin', { count, others: listed(heights.map(String)) });
}
