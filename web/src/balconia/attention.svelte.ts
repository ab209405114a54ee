// Where pointer, focus and taps are at the own turn, and what of it is explained: a placement that is
// tried, a balcony, or a face on the disc.

import type { CellName, Preview } from '../engine/views';
import type { Turn } from './turn.svelte';

export class Attention {
  hovered = $state<CellName | null>(null);
  inspected = $state<CellName | null>(null);
  lookedFace = $state<number | null>(null);
  openFace = $state<number | null>(null);
  #turn: Turn;
  /** Whether the side that is shown is the own one. */
  #isOwn: () => boolean;

  constructor(turn: Turn, isOwn: () => boolean) {
    this.#turn = turn;
    this.#isOwn = isOwn;
  }

  legal = $derived.by(() => (this.#isOwn() ? this.#turn.cells : new Set<CellName>()));
  #pointed = $derived(this.hovered ?? this.inspected);
  tried = $derived.by(() => {
    const pointed = this.#pointed;
    return pointed !== null && this.legal.has(pointed) ? pointed : this.#turn.cell;
  });
  looking = $derived.by(() => this.#pointed ?? this.#turn.cell);
  preview = $derived.by<Preview | undefined>(() => {
    return this.tried === null || !this.#isOwn() ? undefined : this.#turn.previews.get(this.tried);
  });
  detailed = $derived(this.looking !== null && !this.preview ? this.looking : null);
  face = $derived(this.lookedFace ?? this.openFace);
  /** On a phone a balcony that cannot be built on is explained in a sheet. */
  hasSheet = $derived.by(() => {
    const cell = this.inspected;
    return cell !== null && !this.legal.has(cell) && cell === this.detailed;
  });

  look(cell: CellName | null, by: 'pointer' | 'focus'): void {
    if (by === 'pointer') this.hovered = cell;
    else this.inspected = cell;
  }

  /** A new decision begins afresh. */
  reset(): void {
    this.openFace = null;
    this.inspected = null;
  }
}
