// A card on its way from the hand to where it shall go: chosen as soon as it moves, played where it is
// let go of.

import type { Choice } from './choice.svelte';
import { spotsAround } from './targets';

interface At {
  /** The card's place in the hand. */
  index: number;
  x: number;
  y: number;
}

/** Pixels that a press may slip and still is one. */
const slip = 8;

export class Drag {
  /** Which card is under way, and how far it has come; null: none. */
  moved = $state.raw<At | null>(null);
  #choice: Choice;
  #start: At | null = null;
  #hasMoved = false;

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  /** Whether the click that is heard now was the end of a drag; told once. */
  takeClick(): boolean {
    const hasMoved = this.#hasMoved;
    this.#hasMoved = false;
    return hasMoved;
  }

  press(index: number, event: PointerEvent): void {
    this.#hasMoved = false;
    if (!this.#choice.canAct || event.button !== 0) return;
    this.#start = { index, x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#start) return;
    const { index } = this.#start;
    const [x, y] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
    if (!this.moved && Math.hypot(x, y) < slip) return;
    if (!this.moved) this.#choice.choose(index);
    this.moved = { index, x, y };
    this.#hasMoved = true;
    this.#choice.pointAt(this.#under(event));
  }

  release(event: PointerEvent): void {
    if (this.moved && !this.#choice.press(this.#under(event))) this.#choice.hot = null;
    this.#end();
  }

  cancel(): void {
    if (this.moved) this.#choice.putBack();
    this.#end();
  }

  #end(): void {
    this.#start = null;
    this.moved = null;
  }

  /** The spots under the card, without itself. */
  #under(event: PointerEvent): string[] {
    const found = document
      .elementsFromPoint(event.clientX, event.clientY)
      .filter((element) => !(event.currentTarget as Element).contains(element));
    for (const element of found) {
      const spots = spotsAround(element);
      if (spots.some((spot) => this.#choice.glows(spot))) return spots;
    }
    return [];
  }
}
