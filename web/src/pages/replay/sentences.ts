// A recorded match in the words of the tables' logs, for somebody who looks on from outside, or who
// played in it.

import type { Chair } from '../../engine/wire';
import type { Happened, Replay, SeatName } from '../../engine/views';
import type { Step, Teller, Telling } from '../../table/gameModule';
import { type Names, namesOf, playerOf } from '../../table/players';
import { text } from '../../texts/texts.svelte';
import type { Looker } from './mine';

/** Who plays as of a move; a bot may have taken over. */
export function playersAt(
  { seats, frames }: Replay,
  at: number,
  { names }: Looker,
): Map<SeatName, Chair> {
  const called = (name: string | undefined): Chair => (name ? { name } : null);
  const players = new Map(
    seats.map(({ seat, player }) => [seat, playerOf(player) ?? called(names[seat])]),
  );
  for (const { aside } of frames.slice(0, at + 1)) {
    if (aside?.what === 'replaced') players.set(aside.seat, playerOf(aside.player));
  }
  return players;
}

export function namesAt(replay: Replay, at: number, looker: Looker, called = namesOf): Names {
  const players = playersAt(replay, at, looker);
  return called([...players.keys()], (seat) => players.get(seat) ?? null);
}

/** The seat of who looks, until a bot takes it. */
export function seatAt({ frames }: Replay, at: number, { me }: Looker): SeatName | null {
  const asides = frames.slice(0, at + 1).map(({ aside }) => aside);
  return asides.some((aside) => aside?.what === 'replaced' && aside.seat === me) ? null : me;
}

function tellerAt(replay: Replay, at: number, looker: Looker): Teller {
  return { names: namesAt(replay, at, looker), me: seatAt(replay, at, looker) };
}

/** Only the frames of which something is told: cards are dealt in one step. */
export function inSteps(replay: Replay): Replay {
  const isStep = ({ told, aside }: Happened) => told !== undefined || aside !== undefined;
  return { ...replay, frames: replay.frames.filter(isStep) };
}

/** What happened, step by step, as inSteps has them. */
export function stepsOf(replay: Replay, telling: Telling, looker: Looker): Step[] {
  return telling.stepsOf(replay, (at) => tellerAt(replay, at, looker));
}

export function resultOf(replay: Replay, telling: Telling, looker: Looker): string {
  const { result, frames: history } = replay;
  const view = history.at(-1)?.view;
  if (!result || !view) return text('replay-unfinished');
  const teller = tellerAt(replay, history.length - 1, looker);
  return telling.resultLines({ view, result, history }, teller).join(' ');
}
