// My matches as lists show them, wherever they are kept.

import { engine } from '../../engine/engine';
import type { GameName, Result, SeatName } from '../../engine/views';
import type { Chair } from '../../table/messages';
import type { Listed } from '../../table/online.svelte';
import { playerName } from '../../table/players';
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
  return listed(chairs.map((chair) => chairInWords(chair)));
}

/** "Ann wins. Ann 34, Ben 28." */
export function resultInWords({ chairs, result }: Entry): string {
  if (!result) return text('games-closed');
  const nameOf = (seat: SeatName) => {
    return playerName(chairs.find((chair) => chair?.seat === seat) ?? null, seat);
  };
  const winners = listed(result.winners.map(nameOf));
  const won = text('result-winners', { you: 'other', winners, count: result.winners.length });
  if (result.resigned) {
    return `${text('log-resigned', { you: 'other', name: nameOf(result.resigned) })} ${won}`;
  }
  const scores = Object.entries(result.scores) as [SeatName, number][];
  return `${won} ${scores.map(([seat, score]) => `${nameOf(seat)} ${score}`).join(' · ')}`;
}
