// What a chosen card can do and where: the engine's legal actions, sorted by the cards they need
// and the spots they strike. No rule is known here; what is not in `legal` is not offered.

import type { Card } from './content';
import type { HighriseAction, HighriseSeat } from './views';

/**
 * A place that a card can be put on: "hand:5" (a card of the hand), "new:red" (the floor to be
 * built), "top:blue" (a top floor), "floor:blue:2", "plate:blue" (the player), "tower:blue"
 * (whatever stands there), "middle" (the table).
 */
export type Spot = string;

export interface Offer {
  action: HighriseAction;
  /** Where the card may be put for this; the first ones say it best. */
  spots: Spot[];
  /** Whom it concerns. */
  seat?: HighriseSeat;
  /** The second card of a floor. */
  partner?: Card;
}

/** Everything a card of `me` can do now. */
export function offersFor(card: Card, legal: HighriseAction[], me: HighriseSeat): Offer[] {
  return legal.flatMap((action) => {
    const offer = offerOf(card, action, me);
    return offer ? [offer] : [];
  });
}

function offerOf(card: Card, action: HighriseAction, me: HighriseSeat): Offer | null {
  switch (action.do) {
    case 'build': {
      const place = action.cards.indexOf(card);
      const partner = action.cards[1 - place];
      if (place < 0 || partner === undefined) return null;
      const spots = [`hand:${partner}`, `new:${me}`, `tower:${me}`];
      return { action, partner, seat: me, spots };
    }
    case 'steal':
      if (action.with !== card) return null;
      return { action, seat: action.from, spots: [`top:${action.from}`, `tower:${action.from}`] };
    case 'dog':
      if (card !== 'dog') return null;
      return { action, seat: me, spots: [`floor:${me}:${action.floor}`, `tower:${me}`] };
    case 'bone':
      if (card !== 'bone') return null;
      return {
        action,
        seat: action.to,
        spots: [`floor:${action.to}:${action.floor}`, `tower:${action.to}`],
      };
    case 'hammer':
    case 'ball':
      if (card !== action.do) return null;
      return { action, seat: action.to, spots: [`top:${action.to}`, `tower:${action.to}`] };
    case 'milkshake':
    case 'thief':
      if (card !== action.do) return null;
      return { action, seat: action.to, spots: [`plate:${action.to}`, `tower:${action.to}`] };
    case 'super_thief':
    case 'van':
      return card === action.do ? { action, spots: ['middle'] } : null;
    default:
      return null;
  }
}

export function canEnd(legal: HighriseAction[]): boolean {
  return legal.some((action) => action.do === 'end');
}

/** Cards of the hand that can do something now. */
export function playable(hand: Card[], legal: HighriseAction[], me: HighriseSeat): Set<Card> {
  return new Set(hand.filter((card) => offersFor(card, legal, me).length > 0));
}

/**
 * The one offer meant by spots from the innermost outwards; null where there is none, or where
 * several are possible and one has to ask.
 */
export function offerAt(offers: Offer[], spots: Spot[]): Offer | null {
  for (const spot of spots) {
    const here = offers.filter((offer) => offer.spots.includes(spot));
    if (here.length > 0) return here.length === 1 ? here[0]! : null;
  }
  return null;
}

/** Spots around an element of the page, from the innermost outwards. */
export function spotsAround(element: Element | null): Spot[] {
  const spots: Spot[] = [];
  let at = element?.closest('[data-spot]');
  while (at) {
    spots.push(...(at.getAttribute('data-spot') ?? '').split(' '));
    at = at.parentElement?.closest('[data-spot]');
  }
  return spots;
}
