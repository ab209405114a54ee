// What happened at a table of High-Rises, in the sentences of game.ftl; for the log, the news and
// screen readers.

import type { Frame } from '../engine/views';
import { asideOf } from '../table/asides';
import { type Former, formerOf } from '../table/players';
import { text, type TextId, type Variables } from '../texts/texts.svelte';
import type { Card } from './content';
import { someCard, takenFrom } from './labels';
import type { Happening, Highrise, HighriseAction, HighriseSeat, HighriseView } from './views';

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

/** What a frame says; `before` is how the table looked until then. */
export function linesOf(frame: Frame<Highrise>, before: HighriseView | undefined, reader: Reader): Line[] {
  const view = frame.view;
  const lines = view && before ? decided(frame, before, view, reader) : [];
  for (const happening of frame.happenings ?? []) lines.push(happened(frame, happening, reader));
  const isExtra = frame.happenings?.some(({ what }) => what === 'missed_turn');
  if (isExtra && view && before && view.seat === before.seat && view.phase !== 'over') {
    lines.push(line(frame, 'log-extra-turn', view.seat, reader, { isMinor: true }));
  }
  lines.push(...around(frame, reader));
  return lines;
}

/** The whole log, draws of several cards in one line. */
export function logOf(history: Frame<Highrise>[], reader: Reader): Line[] {
  const lines: Line[] = [];
  const former = formerOf(history);
  let before: HighriseView | undefined;
  for (const frame of history) {
    lines.push(...linesOf(frame, before, { ...reader, former }));
    if (frame.view) before = frame.view;
  }
  return lines;
}

/** What happened since the reader's own last deed; hits alone, if there are any. A turn that was lost
    is told instead of the card that cost it; each costs one (H-20). */
export function newsOf(history: Frame<Highrise>[], log: Line[], me: HighriseSeat | null): Line[] {
  const mine = history.findLast((frame) => frame.event.by === me)?.seq ?? 0;
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

function decided(frame: Frame<Highrise>, before: HighriseView, view: HighriseView, reader: Reader): Line[] {
  const { action, by } = frame.event;
  if (!action || by === undefined) return [];
  const actor = before.seat;
  const tell = (id: TextId, more: Told = {}) => [line(frame, id, actor, reader, more)];
  const heightOf = (seat: HighriseSeat, at = before) => at.seats[seat]?.tower.length ?? 0;
  switch (action.do) {
    case 'draw':
      return drawn(frame, action, before, view, reader);
    case 'theft': {
      const known = action.card !== null;
      return [
        line(frame, known ? 'log-theft' : 'log-theft-unseen', action.by, reader, {
          victim: action.from,
          card: action.card,
          cards: [action.card],
          variables: known ? { card: someCard(action.card as Card) } : {},
        }),
      ];
    }
    case 'build': {
      const floor = heightOf(actor, view);
      const [low, high] = action.cards;
      const top = view.seats[actor]?.tower.at(-1);
      const value = top?.values[top.cards.indexOf('joker')];
      return high === 'joker' && value !== undefined
        ? tell('log-build-joker', {
            card: 'joker',
            cards: action.cards,
            variables: { floor, number: low, value },
          })
        : tell('log-build', { card: low, cards: action.cards, variables: { floor, low, high } });
    }
    case 'steal': {
      const taken = takenFrom(before, action.from, action.with);
      const variables = { with: someCard(action.with), floor: heightOf(actor, view) };
      const cards = taken ? [action.with, taken.card] : [action.with];
      const more = { victim: action.from, card: action.with, cards };
      return taken?.card === 'joker'
        ? tell('log-steal-joker', { ...more, variables: { ...variables, value: taken.value } })
        : tell('log-steal', {
            ...more,
            variables: { ...variables, card: taken ? someCard(taken.card) : '' },
          });
    }
    case 'dog':
      return tell('log-dog', { card: 'dog', variables: { floor: action.floor } });
    case 'bone':
      return tell('log-bone', {
        card: 'bone',
        victim: action.to,
        variables: { floor: action.floor },
      });
    case 'hammer':
    case 'ball': {
      const hasDog = before.seats[action.to]?.tower.at(-1)?.dog ?? false;
      return tell(action.do === 'ball' && hasDog ? 'log-ball-dog' : `log-${action.do}`, {
        card: action.do,
        victim: action.to,
        variables: { floor: heightOf(action.to) },
      });
    }
    case 'milkshake':
    case 'thief':
      return tell(`log-${action.do}`, { card: action.do, victim: action.to });
    case 'super_thief':
    case 'van':
      return tell(`log-${action.do}`, { card: action.do, isHit: reader.me !== null && actor !== reader.me });
    case 'end': {
      // Cards that the reader sees are told one by one.
      const count = actor === reader.me || reader.seesAll ? 0 : before.draws_at_end;
      const drawn = Array<null>(count).fill(null);
      return tell('log-end', { isMinor: true, drawn, variables: { count } });
    }
  }
}

function drawn(
  frame: Frame<Highrise>,
  action: Extract<HighriseAction, { do: 'draw' }>,
  before: HighriseView,
  view: HighriseView,
  reader: Reader,
): Line[] {
  if (before.phase === 'deal') {
    if (view.phase === 'deal') return [];
    const count = view.seats[view.seat]?.hand_size ?? 0;
    return [
      line(frame, 'log-deal', null, reader, { isMinor: true, variables: { count } }),
      line(frame, 'log-first', view.seat, reader, { isMinor: true }),
    ];
  }
  if (action.card !== null) {
    const variables = { card: someCard(action.card) };
    const drawn = [action.card];
    return [line(frame, 'log-draw', action.seat, reader, { isMinor: true, drawn, variables })];
  }
  // Those were told when the turn was ended.
  if (before.phase === 'refill') return [];
  const more = { isMinor: true, drawn: [null], variables: { count: 1 } };
  return [line(frame, 'log-draw-unseen', action.seat, reader, more)];
}

const happeningTexts: Record<Happening['what'], TextId> = {
  reshuffle: 'log-reshuffle',
  lost_turn: 'log-lost-turn',
  missed_turn: 'log-missed-turn',
  stalled: 'log-stalled',
  turn_limit: 'log-turn-limit',
};

function happened(frame: Frame<Highrise>, { what, seat }: Happening, reader: Reader): Line {
  const view = frame.view;
  return line(frame, happeningTexts[what], seat ?? null, reader, {
    isMinor: what === 'reshuffle',
    isHit: seat !== undefined && seat === reader.me,
    card: what === 'lost_turn' ? 'milkshake' : what === 'missed_turn' ? 'van' : null,
    variables: { count: view?.turns ?? 0 },
  });
}

/** What is no card play: giving up, taking back, sitting in. */
function around(frame: Frame<Highrise>, reader: Reader): Line[] {
  const view = frame.view;
  const aside = asideOf(frame.event, view?.seat, reader.former);
  if (!aside) return [];
  const { id, seat, variables = {} } = aside;
  return [line(frame, id, seat, reader, { variables })];
}

interface Told {
  victim?: HighriseSeat;
  card?: Card | null;
  cards?: (Card | null)[];
  drawn?: (Card | null)[];
  isHit?: boolean;
  isMinor?: boolean;
  variables?: Variables;
}

function line(
  frame: Frame<Highrise>,
  id: TextId,
  seat: HighriseSeat | null,
  { me, nameOf, former }: Reader,
  told: Told = {},
): Line {
  const { victim, card = null, drawn = null, isHit, isMinor = false, variables = {} } = told;
  const isVictim = victim !== undefined && victim === me;
  const you = seat !== null && seat === me ? 'actor' : isVictim ? 'victim' : 'other';
  const names: Variables = { you };
  const called = (each: HighriseSeat) => former?.(each, frame.seq) ?? nameOf(each);
  if (seat !== null) names['name'] = called(seat);
  if (victim !== undefined) names['victim'] = called(victim);
  return {
    seq: frame.seq,
    id,
    text: text(id, { ...names, ...variables }),
    seat,
    card,
    cards: told.cards ?? (card === null ? [] : [card]),
    drawn,
    isHit: isHit ?? isVictim,
    isMinor,
  };
}
