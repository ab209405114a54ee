// Which cards are seen to move when something happens, and from where to where.

import type { Card } from '../engine/content';
import type { Frame, HighriseSeat, HighriseView } from '../engine/views';

export interface Flight {
  /** null: seen from its back. */
  card: Card | null;
  /** Names of places of the board: "deck", "middle", "plate:red", "top:red". */
  from: string;
  to: string;
  /** Width in pixels. */
  size: number;
}

const small = 34;
const large = 62;

export function flightsOf({ event, view }: Frame, me: HighriseSeat | null): Flight[] {
  const { action, by } = event;
  if (!action || !('do' in action) || !view) return [];
  const shown = view as HighriseView;
  if (action.do === 'draw') {
    if (shown.phase === 'deal') return [];
    return [{ card: action.card, from: 'deck', to: `plate:${action.seat}`, size: small }];
  }
  if (action.do === 'theft') {
    const { card, by: thief } = action;
    return [{ card, from: `plate:${action.from}`, to: `plate:${thief}`, size: large }];
  }
  // Whoever plays a card has just seen it in the hand.
  if (by === me) return [];
  const from = `plate:${by}`;
  const flight = (card: Card, to: string): Flight => ({ card, from, to, size: large });
  switch (action.do) {
    case 'build':
      return action.cards.map((card) => flight(card, `top:${by}`));
    case 'steal':
      return [flight(action.with, `top:${action.from}`)];
    case 'dog':
      return [flight('dog', `top:${by}`)];
    case 'bone':
    case 'hammer':
    case 'ball':
      return [flight(action.do, `top:${action.to}`)];
    case 'milkshake':
    case 'thief':
      return [flight(action.do, `plate:${action.to}`)];
    case 'super_thief':
    case 'van':
      return [flight(action.do, 'middle')];
    default:
      return [];
  }
}
