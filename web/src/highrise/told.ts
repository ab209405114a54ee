// What happens in High-Rises, and what is shown of it.
// Written by build/release/describe_wire.

import type { Card, Highrise, NumberCard } from './views';

/** What happened, in facts; `by` is who decided it */
export type Happening =
  | Dealt
  | Drew
  | Took
  | Built
  | Stole
  | Dog
  | Struck
  | Sent
  | SentToAll
  | Ended
  | Skipped
  | Reshuffle
  | Stalled
  | TurnLimit
  | Turn;

/** Everybody has got their first cards */
export interface Dealt {
  what: 'dealt';
  count: number;
  first: Highrise['seat'];
}

/** A card was drawn */
export interface Drew {
  what: 'drew';
  seat: Highrise['seat'];
  /** Where it is seen. */
  card?: Card;
}

/** A thief got a card */
export interface Took {
  what: 'took';
  seat: Highrise['seat'];
  from: Highrise['seat'];
  /** Where it is seen. */
  card?: Card;
}

/** A floor was built */
export interface Built {
  what: 'built';
  by: Highrise['seat'];
  floor: number;
  cards: [Card, Card];
  /** Of the joker in it. */
  value?: number;
}

/** A card of a top floor was stolen */
export interface Stole {
  what: 'stole';
  by: Highrise['seat'];
  from: Highrise['seat'];
  with: Card;
  card: Card;
  /** Of a joker that was stolen. */
  value?: number;
  /** Of the thief's tower. */
  floor: number;
}

/** A dog guards a floor */
export interface Dog {
  what: 'dog';
  by: Highrise['seat'];
  floor: number;
}

/** A dog was lured away, or a floor destroyed */
export interface Struck {
  what: 'bone' | 'hammer' | 'ball';
  by: Highrise['seat'];
  to: Highrise['seat'];
  floor: number;
  /** A ball took the dog along. */
  dog?: true;
}

/** Something was sent to somebody */
export interface Sent {
  what: 'milkshake' | 'thief';
  by: Highrise['seat'];
  to: Highrise['seat'];
}

/** Something was sent to everybody */
export interface SentToAll {
  what: 'super_thief' | 'van';
  by: Highrise['seat'];
}

/** A turn was ended */
export interface Ended {
  what: 'ended';
  by: Highrise['seat'];
  /** So many cards, one by one. */
  draws?: number;
}

/** Turns do not simply follow on each other */
export interface Skipped {
  what: 'lost_turn' | 'missed_turn' | 'extra_turn';
  seat: Highrise['seat'];
}

/** The discard became the deck */
export interface Reshuffle {
  what: 'reshuffle';
}

/** No card has moved for too long */
export interface Stalled {
  what: 'stalled';
}

/** The last turn is over */
export interface TurnLimit {
  what: 'turn_limit';
  turns: number;
}

/** What comes next is of this turn */
export interface Turn {
  what: 'turn';
  number: number;
  seat: Highrise['seat'];
}

/** What a screen shows */
export interface HighriseView {
  viewer: Highrise['seat'] | 'spectator';
  phase: 'deal' | 'draw' | 'play' | 'theft' | 'refill' | 'over';
  seat: Highrise['seat'];
  /** Whose hand a thief reaches into. */
  robbed?: Highrise['seat'];
  deck: number;
  discard: Card[];
  /** What was laid there last. */
  discard_top?: Card;
  van: boolean;
  turns: number;
  idle_turns: number;
  seats: Partial<Record<Highrise['seat'], HighrisePlace>>;
  /** What the seat to act draws if it ends its turn now. */
  draws_at_end: number;
  /** So many more turns in which no card moves end the match (H-23). */
  turns_to_stall: number;
  /** That a tower needs. */
  floors: number;
}

/** What lies before a seat, and its hand */
export interface HighrisePlace {
  tower: Floor[];
  milkshakes: number;
  hand_size: number;
  /** Where it is seen. */
  hand?: Card[];
  /** The numbers that take the cards of the top floor, in their order (H-10). */
  taken_by?: [NumberCard, NumberCard];
}

/** Two cards that make nine */
export interface Floor {
  values: [number, number];
  cards: [Card, Card];
  dog: boolean;
}
