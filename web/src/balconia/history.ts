// What happened in a match of Balconia, as sentences.

import type { Happened } from '../engine/views';
import { asideOf, decidedBy } from '../table/asides';
import { type Former, formerOf, type Names } from '../table/players';
import { text } from '../texts/texts.svelte';
import type { Balconia, BalconiaSeat, CellName, Disc, Happening } from './views';

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
export function tell(history: Happened<Balconia>[], teller: Teller): Told[] {
  const former = formerOf(history);
  return history.flatMap((happened) => {
    const words = wordsOf(happened, { ...teller, former });
    const by = happened.aside?.what === 'resigned' ? happened.aside.by : decidedBy(happened);
    const change = teller.me ? changeOf(happened) : 0;
    return words ? [{ seq: happened.seq, words, by: isSeat(by) ? by : null, change }] : [];
  });
}

/** From one token to the next. */
export interface Turn {
  told: [Told, ...Told[]];
  /** The block, as it lay on the disc last; none before the first token. */
  disc: Disc | undefined;
}

/** The whole log by turn. */
export function turnsOf(history: Happened<Balconia>[], teller: Teller): Turn[] {
  const turns: Turn[] = [];
  const happenedAt = new Map(history.map((happened) => [happened.seq, happened]));
  for (const told of tell(history, teller)) {
    const happenings = happenedAt.get(told.seq)?.told ?? [];
    const turn = turns.at(-1);
    if (!turn || happenings.some(({ what }) => what === 'token')) {
      turns.push({ told: [told], disc: discAfter(happenings, undefined) });
    } else {
      turn.told.push(told);
      turn.disc = discAfter(happenings, turn.disc);
    }
  }
  return turns;
}

function discAfter(happenings: Happening[], before: Disc | undefined): Disc | undefined {
  let disc = before;
  for (const each of happenings) {
    if (each.what === 'token' || each.what === 'disc') disc = each;
    if (each.what === 'kept' && disc && each.halves) disc = { ...disc, halves: each.halves };
  }
  return disc;
}

/** The cell that a block was placed on. */
export function placedBy(happened: Happened<Balconia> | null | undefined): CellName | null {
  return happened?.told?.find((each) => each.what === 'placed')?.cell ?? null;
}

/** What is said of it; nothing of much that happens around a game. */
export function wordsOf(happened: Happened<Balconia>, teller: Teller): string {
  const { seq, told = [], aside } = happened;
  for (const happening of told) {
    const words = happeningWords(happening, (by) => whoIs(by, teller, seq));
    if (words) return words;
  }
  if (aside?.what === 'started') return text('log-started');
  const sentence = asideOf(happened, teller.former);
  if (!sentence) return '';
  const who = whoIs(sentence.seat, teller, seq);
  return text(sentence.id, { ...who, ...sentence.variables });
}

export function isSeat(by: string | undefined): by is BalconiaSeat {
  return by === 'green' || by === 'pink';
}

function changeOf({ told = [] }: Happened<Balconia>): number {
  for (const happening of told) if ('change' in happening) return happening.change;
  return 0;
}

function whoIs(
  seat: BalconiaSeat,
  { names, me, former }: Teller,
  seq: number,
): { name: string; you: string } {
  return { name: former?.(seat, seq) ?? names[seat], you: seat === me ? 'actor' : 'other' };
}

function happeningWords(
  happening: Happening,
  who: (by: BalconiaSeat) => { name: string; you: string },
): string {
  switch (happening.what) {
    case 'entrance':
      return text('bt-log-entrance', { number: happening.number });
    case 'door':
      return text('log-door', { cell: happening.cell });
    case 'token':
      return text('log-token', { token: happening.number });
    case 'kept':
      return text('log-keep', who(happening.by));
    case 'placed': {
      const { by, block, cell } = happening;
      return text('log-place', { ...who(by), block, cell });
    }
    default:
      return '';
  }
}
