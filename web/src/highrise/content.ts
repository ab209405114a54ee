// What High-Rises is made of, as docs/FORMATS.md has it: a deck. Types only; what they mean is the
// engine's business.

export type NumberCard = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type Special =
  | 'dog'
  | 'bone'
  | 'hammer'
  | 'ball'
  | 'milkshake'
  | 'thief'
  | 'super_thief'
  | 'van';
export type Card = NumberCard | 'joker' | Special;

export interface Deck {
  format: 'loggia.deck/1';
  name: string;
  cards: Partial<Record<Card, number>>;
  dealt: number;
  full: number;
  refill: number;
}
