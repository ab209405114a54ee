// What happened at a table of High-Rises, in the sentences of game.ftl; for the log, the news and
// screen readers.

import type { Happened } from '../engine/views';
import { asideOf, decidedBy } from '../table/asides';
import { type Former, formerOf } from '../table/players';
import { text, type TextId, type Variables } from '../texts/texts.svelte';
import type { Card } from './content';
import { someCard } from './labels';
import type { Happening, Highrise, HighriseSeat } from './views';

/** Who reads, and what the players are called. */
export interface Reader {
  me: HighriseSeat | null;
  nameOf: (seat: HighriseSeat) => string;
  former?: Former;
  /** Every card that is drawn is told by itself, as they are all known afterwards; dealing is one thing. */
  seesAll?: boolean;
}

export interface Line {
  seq: number;
  /** Of its text. */
  id: TextId;
  text: string;
  /** Who did it; null for what nobody did. */
  seat: HighriseSeat | null;
  /** The card that did it, and all that were played for it. */
  card: Card | null;
  cards: (Card | null)[];
  /** The cards that somebody draws, or draws when ending the turn; null where they are not seen. */
  drawn: (Card | null)[] | null;
  /** It cost the reader something. */
  isHit: boolean;
  /** Drawing and ending turns: said in the log, too small for the news. */
  isMinor: boolean;
}

export function linesOf(happened: Happened<Highrise>, reader: Reader): Line[] {
  const sentences = (happened.told ?? []).flatMap((each) => sentencesOf(each, reader));
  const aside = asideOf(happened, reader.former);
  if (aside) sentences.push(aside);
  return sentences.map((sentence) => line(happened.seq, sentence, reader));
}

/** The whole log, draws of several cards in one line. */
export function logOf(history: Happened<Highrise>[], reader: Reader): Line[] {
  const former = formerOf(history);
  return history.flatMap((happened) => linesOf(happened, { ...reader, former }));
}

/** What happened since the reader's own last deed; hits alone, if there are any. A turn that was lost
    is told instead of the card that cost it; each costs one (H-20). */
export function newsOf(history: Happened<Highrise>[], log: Line[], me: HighriseSeat | null): Line[] {
  const mine = history.findLast((happened) => decidedBy(happened) === me)?.seq ?? 0;
  const since = log.filter((line) => line.seq > mine && !line.isMinor);
  const told = since.filter((line) => line.seat !== me || line.isHit);
  const open: Line[] = [];
  for (const line of told) {
    const paid = open.findIndex(({ seat, card }) => seat !== me && card === line.card);
    if (line.seat === me && paid >= 0) open.splice(paid, 1);
    open.push(line);
  }
  const hits = open.filter((line) => line.isHit);
  return hits.length > 0 ? hits : open;
}

interface Sentence {
  id: TextId;
  seat: HighriseSeat | null;
  victim?: HighriseSeat;
  card?: Card | null;
  cards?: (Card | null)[];
  drawn?: (Card | null)[];
  isHit?: boolean;
  isMinor?: boolean;
  variables?: Variables;
}

function sentencesOf(happening: Happening, { me, seesAll }: Reader): Sentence[] {
  switch (happening.what) {
    case 'dealt': {
      const { count, first } = happening;
      return [
        { id: 'log-deal', seat: null, isMinor: true, variables: { count } },
        { id: 'log-first', seat: first, isMinor: true },
      ];
    }
    case 'drew': {
      const { seat, card } = happening;
      if (card === undefined) {
        const variables = { count: 1 };
        return [{ id: 'log-draw-unseen', seat, isMinor: true, drawn: [null], variables }];
      }
      const variables = { card: someCard(card) };
      return [{ id: 'log-draw', seat, isMinor: true, drawn: [card], variables }];
    }
    case 'took': {
      const { seat, from: victim, card = null } = happening;
      if (card === null) return [{ id: 'log-theft-unseen', seat, victim, cards: [null] }];
      return [{ id: 'log-theft', seat, victim, card, variables: { card: someCard(card) } }];
    }
    case 'built': {
      const { by: seat, floor, cards, value } = happening;
      const [low, high] = cards;
      if (value === undefined) {
        return [{ id: 'log-build', seat, card: low, cards, variables: { floor, low, high } }];
      }
      const variables = { floor, number: low, value };
      return [{ id: 'log-build-joker', seat, card: 'joker', cards, variables }];
    }
    case 'stole': {
      const { by: seat, from: victim, with: card, card: taken, value, floor } = happening;
      const played = { seat, victim, card, cards: [card, taken] };
      const variables = { with: someCard(card), floor };
      if (value !== undefined) {
        return [{ id: 'log-steal-joker', ...played, variables: { ...variables, value } }];
      }
      const stolen = { ...variables, card: someCard(taken) };
      return [{ id: 'log-steal', ...played, variables: stolen }];
    }
    case 'dog': {
      const { by: seat, floor } = happening;
      return [{ id: 'log-dog', seat, card: 'dog', variables: { floor } }];
    }
    case 'bone':
    case 'hammer':
    case 'ball': {
      const { what: card, by: seat, to: victim, floor } = happening;
      const id = happening.dog ? 'log-ball-dog' : (`log-${card}` as const);
      return [{ id, seat, card, victim, variables: { floor } }];
    }
    case 'milkshake':
    case 'thief': {
      const { what: card, by: seat, to: victim } = happening;
      return [{ id: `log-${card}`, seat, card, victim }];
    }
    case 'super_thief':
    case 'van': {
      const { what: card, by: seat } = happening;
      return [{ id: `log-${card}`, seat, card, isHit: me !== null && seat !== me }];
    }
    case 'ended': {
      const { by: seat, draws = 0 } = happening;
      // Cards that the reader sees are told one by one.
      const count = seat === me || seesAll ? 0 : draws;
      const drawn = Array<null>(count).fill(null);
      return [{ id: 'log-end', seat, isMinor: true, drawn, variables: { count } }];
    }
    case 'lost_turn':
    case 'missed_turn': {
      const { seat } = happening;
      const isHit = seat === me;
      return happening.what === 'lost_turn'
        ? [{ id: 'log-lost-turn', seat, card: 'milkshake', isHit }]
        : [{ id: 'log-missed-turn', seat, card: 'van', isHit }];
    }
    case 'extra_turn':
      return [{ id: 'log-extra-turn', seat: happening.seat, isMinor: true }];
    case 'reshuffle':
      return [{ id: 'log-reshuffle', seat: null, isMinor: true }];
    case 'stalled':
      return [{ id: 'log-stalled', seat: null }];
    case 'turn_limit':
      return [{ id: 'log-turn-limit', seat: null, variables: { count: happening.turns } }];
    default:
      return [];
  }
}

function line(seq: number, sentence: Sentence, { me, nameOf, former }: Reader): Line {
  const { id, seat, victim, card = null, drawn = null, isMinor = false } = sentence;
  const isVictim = victim !== undefined && victim === me;
  const you = seat !== null && seat === me ? 'actor' : isVictim ? 'victim' : 'other';
  const names: Variables = { you };
  const called = (each: HighriseSeat) => former?.(each, seq) ?? nameOf(each);
  if (seat !== null) names['name'] = called(seat);
  if (victim !== undefined) names['victim'] = called(victim);
  return {
    seq,
    id,
    text: text(id, { ...names, ...sentence.variables }),
    seat,
    card,
    cards: sentence.cards ?? (card === null ? [] : [card]),
    drawn,
    isHit: sentence.isHit ?? isVictim,
    isMinor,
  };
}
