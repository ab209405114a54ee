// What is seen of a play besides its outcome: which things move, from where to where, and how. Each
// kind of card has its own scene, between the players it concerns.

import { actedIn, actorIn } from '../engine/acted';
import type { Frame } from '../engine/views';
import type { Card, Special } from './content';
import type { Move } from './moves';
import type { Highrise, HighriseAction, HighriseSeat, HighriseView } from './views';

export interface Act {
  /** A card, its back, the sign of a card, or dust. */
  thing: { card: Card | null } | { sign: Special } | 'dust';
  /** Names of places of the board: "deck", "plate:red", "top:red", "floor:red:2", "sky", "left", "right". */
  from: string;
  to: string;
  move: Move;
  /** Width in pixels, before towers as on a phone. */
  size: number;
}

/** How long a scene takes, in milliseconds: to whoever plays, it only confirms. */
export const sceneTime = { own: 380, others: 640 } as const;

/** The part of a scene after which a blow lands. */
export const impact = 0.42;

export function timeOf(frame: Frame<Highrise> | null, me: HighriseSeat | null): number {
  return actorIn(frame) === me ? sceneTime.own : sceneTime.others;
}

/** After how long this seat's top floor breaks; 0 where it does not. */
export function blowOn(seat: HighriseSeat, frame: Frame<Highrise> | null, me: HighriseSeat | null): number {
  const action = actedIn(frame)?.action;
  if (!action) return 0;
  const isHit =
    ((action.do === 'hammer' || action.do === 'ball') && action.to === seat) ||
    (action.do === 'steal' && action.from === seat);
  return isHit ? impact * timeOf(frame, me) : 0;
}

const [small, middling, large] = [34, 46, 58] as const;

const sign = (what: Special, from: string, to: string, move: Move, size: number = large): Act => ({
  thing: { sign: what },
  from,
  to,
  move,
  size,
});

/** Whoever acts; what chance does is done to somebody. */
export function actsOf(frame: Frame<Highrise>): Act[] {
  const acted = actedIn(frame);
  return acted && frame.view ? scene(acted.action, acted.by, frame.view) : [];
}

function scene(action: HighriseAction, by: HighriseSeat | 'chance', view: HighriseView): Act[] {
  const mine = `plate:${by}`;
  /** The top floor that has just gone: it stood above what there is now. */
  const lost = (seat: HighriseSeat) => `floor:${seat}:${(view.seats[seat]?.tower.length ?? 0) + 1}`;
  switch (action.do) {
    case 'draw': {
      const { card, seat } = action;
      if (view.phase === 'deal') return [];
      return [{ thing: { card }, from: 'deck', to: `plate:${seat}`, move: 'fly', size: small }];
    }
    case 'steal': {
      const floor = lost(action.from);
      const pair = (by !== 'chance' && view.seats[by]?.tower.at(-1)?.cards) || [];
      const taken = pair.find((card) => card !== action.with) ?? action.with;
      return [
        { thing: { card: action.with }, from: mine, to: floor, move: 'call', size: middling },
        { thing: { card: taken }, from: floor, to: `top:${by}`, move: 'follow', size: middling },
      ];
    }
    case 'dog':
      return [sign('dog', mine, `floor:${by}:${action.floor}`, 'trot', middling)];
    case 'bone': {
      const floor = `floor:${action.to}:${action.floor}`;
      return [
        sign('bone', mine, floor, 'lure', middling),
        sign('dog', floor, floor, 'runAfter', middling),
      ];
    }
    case 'hammer':
    case 'ball': {
      const floor = lost(action.to);
      return [
        { thing: 'dust', from: floor, to: floor, move: 'burst', size: 2 * large },
        sign(action.do, mine, floor, action.do === 'ball' ? 'swing' : 'strike'),
      ];
    }
    case 'milkshake':
      return [sign('milkshake', mine, `plate:${action.to}`, 'tip')];
    case 'thief':
      return [sign('thief', mine, `plate:${action.to}`, 'sneak')];
    case 'super_thief':
      return [sign('super_thief', mine, 'sky', 'loom', 1.6 * large)];
    case 'theft': {
      const [from, to] = [`plate:${action.from}`, `plate:${action.by}`];
      const thief = view.discard_top === 'super_thief' ? 'super_thief' : 'thief';
      return [
        { thing: { card: action.card }, from, to, move: 'slip', size: middling },
        sign(thief, from, to, 'slipOff'),
      ];
    }
    case 'van':
      return [sign('van', 'left', 'right', 'drive', 1.6 * large)];
    default:
      return [];
  }
}
