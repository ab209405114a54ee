// What the engine tells of a match of High-Rises.

import type { GameTypes } from '../engine/views';
import type { Card, Deck, NumberCard } from './content';
import type { Happening } from './happenings';

export type { Card, Happening };

/** Everything of High-Rises' own in what is told of a match. */
export interface Highrise extends GameTypes {
  seat: HighriseSeat;
  action: HighriseAction;
  view: HighriseView;
  happening: Happening;
  preview: never;
  content: Deck;
  thing: Card;
}

export type HighriseSeat = 'red' | 'blue' | 'yellow' | 'white';

export type HighriseAction =
  | { do: 'draw'; seat: HighriseSeat; card: Card | null }
  | { do: 'theft'; from: HighriseSeat; by: HighriseSeat; card: Card | null }
  | { do: 'build'; cards: [Card, Card] }
  | { do: 'steal'; from: HighriseSeat; with: Card }
  | { do: 'dog'; floor: number }
  | { do: 'bone'; to: HighriseSeat; floor: number }
  | { do: 'hammer' | 'ball' | 'milkshake' | 'thief'; to: HighriseSeat }
  | { do: 'super_thief' | 'van' | 'end' };

export interface Floor {
  values: [number, number];
  cards: [Card, Card];
  dog: boolean;
}

export interface HighrisePlace {
  tower: Floor[];
  /** The numbers that take the cards of the top floor, in their order. */
  taken_by?: [NumberCard, NumberCard];
  milkshakes: number;
  hand_size: number;
  hand?: Card[];
}

export interface HighriseView {
  viewer: HighriseSeat | 'spectator';
  phase: 'deal' | 'draw' | 'play' | 'theft' | 'refill' | 'over';
  seat: HighriseSeat;
  robbed?: HighriseSeat;
  deck: number;
  discard: Card[];
  /** What was laid there last. */
  discard_top?: Card;
  van: boolean;
  turns: number;
  idle_turns: number;
  seats: Partial<Record<HighriseSeat, HighrisePlace>>;
  /** What the seat to act draws if it ends its turn now. */
  draws_at_end: number;
  /** So many more turns in which no card moves end the match. */
  turns_to_stall: number;
  floors: number;
}
