// What happened in a match of Balconia, as sentences.

import type { Frame } from '../engine/views';
import { asideOf } from '../table/asides';
import { type Former, formerOf, type Names } from '../table/players';
import { text } from '../texts/texts.svelte';
import type { Balconia, BalconiaAction, BalconiaSeat, BalconiaView, CellName } from './views';

export interface Teller {
  names: Names<BalconiaSeat>;
  me: BalconiaSeat | null;
  former?: Former;
}

export interface Told {
  seq: number;
  words: string;
  by: BalconiaSeat | null;
  /** By how much my score changed. */
  change: number;
}

/** The whole log, without what needs no words. */
export function tell(frames: Frame<Balconia>[], teller: Teller): Told[] {
  const told: Told[] = [];
  const former = formerOf(frames);
  const totalOf = (view: BalconiaView | undefined) =>
    (teller.me && view?.facades[teller.me]?.total) ?? 0;
  let before: BalconiaView | undefined;
  for (const frame of frames) {
    const { seq, event } = frame;
    const view = frame.view;
    const words = wordsOf(frame, before, { ...teller, former });
    const change = event.action && view ? totalOf(view) - totalOf(before) : 0;
    const by = event.by ?? event.resign;
    if (words) told.push({ seq, words, by: isSeat(by) ? by : null, change });
    before = view ?? before;
  }
  return told;
}

/** From one token to the next. */
export interface Turn {
  told: [Told, ...Told[]];
  /** The block, as it lay on the disc last; none before the first token. */
  disc: BalconiaView['disc'];
}

/** The whole log by turn. */
export function turnsOf(frames: Frame<Balconia>[], teller: Teller): Turn[] {
  const turns: Turn[] = [];
  const frameOf = new Map(frames.map((frame) => [frame.seq, frame]));
  for (const told of tell(frames, teller)) {
    const { event, view } = frameOf.get(told.seq)!;
    const turn = turns.at(-1);
    if (!turn || (event.action && 'token' in event.action)) {
      turns.push({ told: [told], disc: view?.disc });
    } else {
      turn.told.push(told);
      turn.disc = view?.disc ?? turn.disc;
    }
  }
  return turns;
}

/** The cell that a block was placed on. */
export function placedBy(frame: Frame<Balconia> | null | undefined): CellName | null {
  const action = frame?.event.action;
  return action && 'place' in action ? action.place : null;
}

/** What a frame says; `before` is how the table looked until then. */
export function wordsOf(frame: Frame<Balconia>, before: BalconiaView | undefined, teller: Teller): string {
  const { event } = frame;
  const view = frame.view;
  if (event.action) {
    const who = isSeat(event.by) ? whoIs(event.by, teller, event.seq) : {};
    return actionWords(event.action, view, before?.disc?.number ?? 0, who);
  }
  const aside = asideOf(event, view?.turn, teller.former);
  if (!aside) return event.started ? text('log-started') : '';
  const who = whoIs(aside.seat, teller, event.seq);
  return text(aside.id, { ...who, ...aside.variables });
}

export function isSeat(by: string | undefined): by is BalconiaSeat {
  return by === 'green' || by === 'pink';
}

function whoIs(
  seat: BalconiaSeat,
  { names, me, former }: Teller,
  seq: number,
): { name: string; you: string } {
  return { name: former?.(seat, seq) ?? names[seat], you: seat === me ? 'actor' : 'other' };
}

function actionWords(
  action: BalconiaAction,
  view: BalconiaView | undefined,
  block: number,
  who: { name?: string; you?: string },
): string {
  if ('token' in action) return text('log-token', { token: action.token });
  if ('keep' in action) return text('log-keep', who);
  if ('place' in action) return text('log-place', { ...who, block, cell: action.place });
  if ('door' in action) return text('log-door', { cell: action.door });
  return view?.entrance ? text('bt-log-entrance', { number: action.entrance }) : '';
}
