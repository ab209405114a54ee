// How a match of High-Rises ended, in sentences.

import type { Happened, Result } from '../engine/views';
import { leavingWords } from '../table/asides';
import { listed, text } from '../texts/texts.svelte';
import type { Highrise, HighriseSeat, HighriseView } from './views';
import { logOf, type Reader } from './words';

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
  const limit = limitWords(history, reader);
  if (!first || !hasMargin(result)) return [who, text('result-shared-floors', { count }), ...limit];
  const told = { you, name: nameOf(first), count };
  const how = limit.length > 0 ? 'result-most-floors' : 'result-tower';
  return [text(how, told), margin(view, first, count), ...limit];
}

/** Why it was over before anybody had built enough (H-23), as the log has it. */
function limitWords(history: Happened<Highrise>[], reader: Reader): string[] {
  const limits = logOf(history, reader).filter(({ id }) => id === 'log-stalled' || id === 'log-turn-limit');
  return limits.map((line) => line.text);
}

/** By how much: the others' towers, the tallest first. */
function margin(view: HighriseView, winner: HighriseSeat, count: number): string {
  const others = Object.entries(view.seats).filter(([seat]) => seat !== winner);
  const heights = others.map(([, { tower }]) => tower.length).sort((a, b) => b - a);
  return text('result-margin', { count, others: listed(heights.map(String)) });
}
