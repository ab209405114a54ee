// The card that somebody has lifted from the hand, and what may be done with it.

import type { Play } from '../table/play.svelte';
import type { Card } from './content';
import { type Offer, offerAt, offersFor, type Spot } from './targets';
import type { Highrise, HighriseSeat } from './views';

export class Choice {
  #play: Play<Highrise>;
  /** The place in the hand of the chosen card. */
  index = $state<number | null>(null);
  /** The offer that is pointed at, or has the focus. */
  hot = $state.raw<Offer | null>(null);
  /** All that the chosen card can do. */
  readonly offers: Offer[] = $derived.by(() => {
    const { card, me } = this;
    if (card === null || me === null || !this.canAct) return [];
    return offersFor(card, this.#play.table.now?.legal ?? [], me);
  });

  constructor(play: Play<Highrise>) {
    this.#play = play;
  }

  get me(): HighriseSeat | null {
    return this.#play.table.me;
  }

  get canAct(): boolean {
    return this.#play.canAct;
  }

  get hand(): Card[] {
    return (this.me && this.#play.stage.view?.seats[this.me]?.hand) || [];
  }

  get card(): Card | null {
    return this.index === null ? null : (this.hand[this.index] ?? null);
  }

  /** Whether the chosen card can go there. */
  glows(spot: Spot): boolean {
    return this.offers.some((offer) => offer.spots.includes(spot));
  }

  isHot(spot: Spot): boolean {
    return this.hot?.spots.includes(spot) ?? false;
  }

  choose(index: number): void {
    this.index = index;
    this.hot = null;
  }

  putBack(): void {
    this.index = null;
    this.hot = null;
  }

  pointAt(spots: Spot[]): void {
    this.hot = offerAt(this.offers, spots);
  }

  /** Plays the chosen card there, if that says all; whether it did. */
  press(spots: Spot[]): boolean {
    const offer = offerAt(this.offers, spots);
    if (offer) this.play(offer);
    return offer !== null;
  }

  play({ action }: Pick<Offer, 'action'>): void {
    this.putBack();
    void this.#play.act(action);
  }
}
