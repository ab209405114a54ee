// My matches as lists show them, wherever they are kept.

import { engine } from '../../engine/engine';
import type { GameName, Result, SeatName } from '../../engine/views';
import type { Chair } from '../../table/messages';
import type { Listed } from '../../table/online.svelte';
import { playerName, withNames, yourChair } from '../../table/players';
import { listed, text } from '../../texts/texts.svelte';
import { chairInWords } from './words';

export interface Entry {
  match: string;
  where: 'online' | 'device';
  game: GameName;
  phase: 'open' | 'playing' | 'over';
  chairs: Chair[];
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
    chairs: found.chairs,
    touched: found.touched,
    awaitsMe: found.awaits_you ?? false,
    result: found.result ?? null,
  };
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

export function playersInWords({ chairs }: { chairs: Chair[] }): string {
  return listed(withNames(chairs).map(chairInWords));
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
  const words = { winners: listed(winners.map(nameOf)), count: winners.length };
  const won = text('result-winners', { you: you(winners), ...words });
  if (resigned) {
    return `${text('log-resigned', { you: you([resigned]), name: nameOf(resigned) })} ${won}`;
  }
  const scores = Object.entries(result.scores) as [SeatName, number][];
  return `${won} ${scores.map(([seat, score]) => `${nameOf(seat)} ${score}`).join(' · ')}`;
}
