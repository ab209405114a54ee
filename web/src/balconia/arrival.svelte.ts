// A block on its way, as one side sees it: where it starts on the disc, where it lands, and what it
// brings to the score from which balconies. Boxes are measured once, before anything moves, and when the
// next picture is about to be drawn: what is measured earlier is laid out twice.

import { untrack } from 'svelte';
import { hasMotion } from '../app/settings.svelte';
import type { Frame } from '../engine/views';
import type { Play } from '../table/play.svelte';
import type { Face } from './content';
import { placedBy } from './history';
import { changesOf } from './looks';
import type { Balconia, BalconiaSeat, BalconiaView, CellName } from './views';

export interface Arrival {
  seq: number;
  cell: CellName;
  /** null: nobody here may look in. */
  face: Face | null;
  block: number;
  from: DOMRect;
  to: DOMRect;
  gains: { points: number; from: DOMRect }[];
  score: DOMRect | null;
}

export class Arrivals {
  now = $state.raw<Arrival | null>(null);
  /** On its way to the score. */
  pending = $derived((this.now?.gains ?? []).reduce((sum, { points }) => sum + points, 0));

  /** Shows what is placed on the side that is seen, if there is one, travel there. */
  constructor(play: Play<Balconia>, sideSeen: () => BalconiaSeat | null) {
    let start: DOMRect | null = null;
    // Before the disc is cleared.
    $effect.pre(() => {
      const { frame } = play.stage;
      const side = untrack(sideSeen);
      start = frame && side && placedBy(frame) ? boxOf(startOf(frame, side)) : null;
    });
    $effect(() => {
      const { frame } = play.stage;
      if (!frame || !placedBy(frame)) return;
      const request = requestAnimationFrame(() => this.#begin(frame, start, play, sideSeen()));
      return () => cancelAnimationFrame(request);
    });
  }

  end(): void {
    this.now = null;
  }

  #begin(frame: Frame<Balconia>, from: DOMRect | null, play: Play<Balconia>, side: BalconiaSeat | null) {
    const cell = placedBy(frame)!;
    const to = boxOf(placeOf(cell));
    if (!side || !from || !to || !hasMotion() || document.hidden) return this.end();
    const { view } = frame;
    const balcony = view?.facades[side]?.cells[cell];
    this.now = {
      seq: frame.seq,
      cell,
      face: balcony?.shows ?? null,
      block: balcony?.block ?? 0,
      from,
      to,
      gains: gainsOf(play.stage.before, view, side),
      score: boxOf(`[data-score="${side}"]`),
    };
  }
}

const placeOf = (cell: CellName) => `[data-cell="${cell}"]`;

function boxOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Face f of who places brings the opposite one to the other side. */
function startOf({ event }: Frame<Balconia>, side: BalconiaSeat): string {
  if (!('action' in event)) return '.faces';
  const { action, by } = event;
  if (!('face' in action) || action.face === undefined) return '.faces';
  return `[data-face="${by === side ? action.face : (action.face + 2) % 4}"]`;
}

function gainsOf(before: BalconiaView | undefined, after: BalconiaView | undefined, side: BalconiaSeat) {
  const [old, facade] = [before?.facades[side], after?.facades[side]];
  if (!old || !facade) return [];
  const changes = changesOf(old, { facade, points: facade.total - old.total });
  if (after?.door) changes.set(after.door, facade.door.points - old.door.points);
  return [...changes].flatMap(([cell, points]) => {
    const from = boxOf(placeOf(cell));
    return points !== 0 && from ? [{ points, from }] : [];
  });
}
