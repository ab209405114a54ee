// My matches as lists show them, wherever they are kept.

import { engine } from '../../engine/engine';
import type { Chair, Listed } from '../../engine/wire';
import type { Result, SeatName } from '../../engine/views';
import { playerName, withNames, yourChair } from '../../table/players';
import { listed, text } from '../../texts/texts.svelte';
import { chairInWords } from './words';

interface Chairs {
  chairs: Chair[];
  /** Chairs, from 1, where nobody sits yet and somebody is awaited. */
  kept?: number[];
}

export interface Entry extends Chairs {
  match: string;
  where: 'online' | 'device';
  game: string;
  phase: Listed['phase'];
  touched: number;
  awaitsMe: boolean;
  result: Result | null;
}

export function entryOf(found: Listed): Entry {
  return {
    match: found.match,
    where: 'online',
    game: found.game,
    phase: found.phase,
    chairs: withMe(found),
    kept: found.kept ?? [],
    touched: found.touched,
    awaitsMe: found.awaits_you ?? false,
    result: found.result ?? null,
  };
}

/** On the chair that is kept for me at a rematch I am shown already. */
function withMe({ chairs, kept_for_you: mine }: Listed): Chair[] {
  return mine === undefined ? chairs : chairs.with(mine - 1, { name: text('you') });
}

export async function entriesHere(): Promise<Entry[]> {
  const found = await engine.localMatches();
  return found.map(({ match, phase, touched, awaited, card }) => ({
    match,
    where: 'device',
    game: card.game,
    phase,
    chairs: card.chairs,
    touched,
    awaitsMe: phase === 'playing' && awaited.length > 0,
    result: card.result ?? null,
  }));
}

/** Those that await me first, then what runs, then what is over; the latest first. */
export function inOrder(entries: Entry[]): Entry[] {
  const rank = (entry: Entry) => (entry.phase === 'over' ? 2 : entry.awaitsMe ? 0 : 1);
  return entries.toSorted((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

export function placeOf({ where, match }: Entry): string {
  return where === 'device' ? `/local/${match}` : `/table/${match}`;
}

export function replayOf({ where, match }: Entry): string {
  return `/replay/${where === 'device' ? 'local' : 'online'}-${match}`;
}

/** What a chair where nobody sits is called. */
export function emptyInWords({ kept }: Chairs, place: number): string {
  return text(kept?.includes(place + 1) ? 'chair-reserved' : 'chair-free');
}

export function playersInWords(match: Chairs): string {
  const words = withNames(match.chairs).map((chair, place) => {
    return chair === null ? emptyInWords(match, place) : chairInWords(chair);
  });
  return listed(words);
}

/** "Ann wins. Ann 34, Ben 28." */
export function resultInWords({ chairs, result }: Entry): string {
  if (!result) return text('games-closed');
  const named = withNames(chairs);
  const nameOf = (seat: SeatName) => {
    return playerName(named.find((chair) => chair?.seat === seat) ?? null, seat);
  };
  const me = yourChair(chairs)?.seat;
  const you = (seats: SeatName[]) => (me && seats.includes(me) ? 'actor' : 'other');
  const { winners, resigned } = result;
  const others = winners.filter((seat) => seat !== me).map(nameOf);
  const words = { winners: listed(others), count: winners.length };
  const won = text('result-winners', { you: you(winners), ...words });
  if (resigned) {
    return `${text('log-resigned', { you: you([resigned]), name: nameOf(resigned) })} ${won}`;
  }
  const scores = Object.entries(result.scores) as [SeatName, number][];
  return `${won} ${scores.map(([seat, score]) => `${nameOf(seat)} ${score}`).join(' · ')}`;
}
