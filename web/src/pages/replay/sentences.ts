// A recorded match in the words of the tables' logs, for somebody who looks on from outside, or who
// played in it.

import { wordsOf } from '../../balconia/history';
import { resultLines as balconiaLines } from '../../balconia/results';
import type { Card } from '../../engine/content';
import type {
  BalconiaSeat,
  BalconiaView,
  Frame,
  HighriseSeat,
  HighriseView,
  Replay,
  SeatName,
} from '../../engine/views';
import { resultLines } from '../../highrise/ending';
import { turnOf } from '../../highrise/turns';
import { linesOf, type Reader } from '../../highrise/words';
import type { Chair } from '../../engine/messages';
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
  for (const { event } of frames.slice(0, at + 1)) {
    if (event.seat && event.player) players.set(event.seat, playerOf(event.player));
  }
  return players;
}

export function namesAt(replay: Replay, at: number, looker: Looker, called = namesOf): Names {
  const players = playersAt(replay, at, looker);
  return called([...players.keys()], (seat) => players.get(seat) ?? null);
}

/** The seat of who looks, until a bot takes it. */
export function seatAt({ frames }: Replay, at: number, { me }: Looker): SeatName | null {
  const isTaken = frames.slice(0, at + 1).some(({ event }) => event.player && event.seat === me);
  return isTaken ? null : me;
}

function readerAt(replay: Replay, at: number, looker: Looker): Reader {
  const names = namesAt(replay, at, looker);
  const me = seatAt(replay, at, looker) as HighriseSeat | null;
  return { me, nameOf: (seat: HighriseSeat) => names[seat], seesAll: true };
}

/** A card that is dealt, but for the last one: dealing is one step. */
const isDealt = ({ event, view }: Frame) =>
  event.action && 'do' in event.action && event.action.do === 'draw' && view?.phase === 'deal';

export function dealtAtOnce(replay: Replay): Replay {
  return { ...replay, frames: replay.frames.filter((frame) => !isDealt(frame)) };
}

export interface Step {
  seq: number;
  words: string;
  /** Of High-Rises: those it is about, to be shown small. */
  cards: Card[];
  /** Of High-Rises: whose turn begins with it. */
  turn: { seat: HighriseSeat; name: string } | null;
}

/** What happened, step by step, as dealtAtOnce has them; of the whole record, as what a card does
    depends on how the table looked before it. */
export function stepsOf(replay: Replay, looker: Looker): Step[] {
  let turn = { number: -1, seat: null as HighriseSeat | null };
  let latest: Frame['view'];
  return replay.frames.flatMap((frame, at): Step[] => {
    const before = latest;
    latest = frame.view ?? latest;
    if (isDealt(frame)) return [];
    const { seq } = frame;
    if (replay.game === 'balconia') {
      const names = namesAt(replay, at, looker);
      const me = seatAt(replay, at, looker) as BalconiaSeat | null;
      const words = wordsOf(frame, before as BalconiaView | undefined, { names, me });
      return [{ seq, words, cards: [], turn: null }];
    }
    const reader = readerAt(replay, at, looker);
    const lines = linesOf(frame, before as HighriseView | undefined, reader);
    const words = lines.map((line) => line.text).join(' ');
    const cards = lines.flatMap((line) => line.drawn ?? line.cards).filter((card) => card !== null);
    const former = turn;
    turn = turnOf(before as HighriseView | undefined);
    const { number, seat } = turn;
    if (seat === null || (number === former.number && seat === former.seat)) {
      return [{ seq, words, cards, turn: null }];
    }
    const name = seat === reader.me ? text('you') : reader.nameOf(seat);
    return [{ seq, words, cards, turn: { seat, name } }];
  });
}

export function resultOf(replay: Replay, looker: Looker): string {
  const { result, frames: history, game } = replay;
  const view = history.at(-1)?.view;
  if (!result || !view) return text('replay-unfinished');
  const last = history.length - 1;
  if (game === 'highrise') {
    const ended = { view: view as HighriseView, result, history };
    return resultLines(ended, readerAt(replay, last, looker)).join(' ');
  }
  const names = namesAt(replay, last, looker);
  const me = seatAt(replay, last, looker) as BalconiaSeat | null;
  return balconiaLines({ view: view as BalconiaView, result, history, names, me }).join(' ');
}
