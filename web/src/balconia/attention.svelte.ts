// Where pointer, focus and taps are at one's own turn, and what of it is explained: a placement that is
// tried, a balcony, or a face on the disc.

import { text } from '../texts/texts.svelte';
import type { Turn } from './turn.svelte';
import type { CellName, Preview } from './views';

export class Attention {
  hovered = $state<CellName | null>(null);
  inspected = $state<CellName | null>(null);
  lookedFace = $state<number | null>(null);
  openFace = $state<number | null>(null);
  /** A face that is shown large, wherever there is room for it. */
  heldFace = $state<number | null>(null);
  #turn: Turn;
  /** Whether the side that is shown is one's own. */
  #isOwn: () => boolean;
  #isBare: (cell: CellName) => boolean;

  constructor(turn: Turn, isOwn: () => boolean, isBare: (cell: CellName) => boolean) {
    this.#turn = turn;
    this.#isOwn = isOwn;
    this.#isBare = isBare;
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
  detailed = $derived.by(() => {
    const isPremature = this.isTooEarly && this.looking === this.inspected;
    return this.preview || isPremature ? null : this.looking;
  });
  face = $derived(this.heldFace ?? this.lookedFace ?? this.openFace);
  /** A cell was picked, and what goes there was not. */
  isTooEarly = $derived.by(() => {
    const { inspected } = this;
    return inspected !== null && this.#turn.lacksFace && this.#isBare(inspected);
  });
  /** A cell was picked that the block cannot go to. */
  isTooFar = $derived.by(() => {
    const { inspected } = this;
    const isBare = inspected !== null && this.#isOwn() && this.#isBare(inspected);
    return isBare && this.#turn.hasFace && !this.legal.has(inspected);
  });
  /** On a phone a balcony that cannot be built on is explained in a sheet, as a face that is held. */
  hasSheet = $derived.by(() => {
    if (this.heldFace !== null) return true;
    const cell = this.inspected;
    return cell !== null && !this.legal.has(cell) && cell === this.detailed && !this.isTooFar;
  });
  /** What is wrong with the cell that was picked. */
  complaint = $derived.by(() => {
    if (this.isTooEarly) return text('bt-face-first');
    return this.isTooFar ? text('refusal-cell_not_adjacent') : '';
  });

  look(cell: CellName | null, by: 'pointer' | 'focus'): void {
    if (by === 'pointer') this.hovered = cell;
    else this.inspected = cell;
  }

  hold(face: number): void {
    this.inspected = null;
    this.heldFace = face;
  }

  close(): void {
    this.inspected = null;
    this.heldFace = null;
  }

  /** A new decision begins afresh. */
  reset(): void {
    this.openFace = null;
    this.close();
  }
}
