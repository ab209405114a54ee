// What Balconia is made of, as docs/FORMATS.md has it: a block set. Types only; what they mean is the
// engine's business.

export type Element =
  | 'cat'
  | 'laundry'
  | 'sunblind'
  | 'heart'
  | 'note'
  | 'bird'
  | 'person'
  | 'flower_magenta'
  | 'flower_light_pink'
  | 'flower_purple'
  | 'flower_orange'
  | 'flower_turquoise'
  | 'flower_white';

/** Whatever may be named where an element is: any colour of flower, too. */
export type Symbol = Element | 'flower';

export type Where =
  | 'row'
  | 'row_above'
  | 'around'
  | 'column_right'
  | 'column_left'
  | 'column_above'
  | 'column_below'
  | 'right'
  | 'left'
  | 'group';

export type What = Symbol | 'flower_colours' | 'balcony' | { no: Symbol };

export type Condition =
  | { where: Where; each: 1 | 2 | 3; what: What }
  | { where: Where; if: 5; has: Symbol[] }
  | { where: Where; if: 5; lacks: Symbol };

export interface Face {
  elements: Partial<Record<Element, number>>;
  lovebird?: 'left' | 'right';
  condition?: Condition;
}

export interface Block {
  number: number;
  faces: [Face, Face, Face, Face];
}

export type Door =
  | { majority: [Symbol, Symbol] }
  | { fewer_of: [Symbol, Symbol] }
  | { difference: [Symbol, Symbol] };

export interface Entrance {
  name: string;
  green: Door;
  pink: Door;
}

export interface BlockSet {
  format: 'loggia.blocks/1';
  name: string;
  blocks: Block[];
  entrances: Entrance[];
}
