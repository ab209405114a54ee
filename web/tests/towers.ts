// A match of High-Rises told event by event, chance included. It knows whose turn it is; whether what is
// told can be is the engine's to say.

import type { Happened } from './positions';

export type Card =
  | number
  | 'joker'
  | 'dog'
  | 'bone'
  | 'hammer'
  | 'ball'
  | 'milkshake'
  | 'van'
  | 'thief'
  | 'super_thief';

export class Towers {
  readonly log: Happened[] = [];
  #seats: string[];
  #turn = 0;

  /** In the order in which they play. */
  constructor(seats: string[]) {
    this.#seats = seats;
  }

  get #seat(): string {
    return this.#seats[this.#turn % this.#seats.length]!;
  }

  #happen(by: string, action: Happened['action']): this {
    this.log.push({ by, action });
    return this;
  }

  draw(card: Card, seat = this.#seat): this {
    return this.#happen('chance', { do: 'draw', seat, card });
  }

  stolen(from: string, card: Card): this {
    return this.#happen('chance', { do: 'theft', from, by: this.#seat, card });
  }

  act(action: Happened['action']): this {
    return this.#happen(this.#seat, action);
  }

  /** Ends the turn, with what is drawn then (H-06). */
  end(...drawn: Card[]): this {
    this.act({ do: 'end' });
    for (const card of drawn) this.draw(card);
    this.#turn++;
    return this;
  }
}
