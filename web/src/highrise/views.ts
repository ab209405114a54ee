// What is High-Rises' own in what the engine tells of a match.

import type { GameTypes } from '../engine/views';
import type { Card, Deck } from './content';
import type { Happening, HighriseView } from './told';

export type { Card, NumberCard } from './content';
export type { Floor, Happening, HighrisePlace, HighriseView } from './told';

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
