// What is shown of a match: frame by frame, each for as long as it takes to understand it. Whoever
// is impatient skips. Who wants less motion sees each as long, and still.

import { shownFor } from '../app/settings.svelte';
import type { Frame, GameTypes } from '../engine/views';

/** How long a frame is shown before the next one, in milliseconds. */
export type Pace<G extends GameTypes = GameTypes> = (frame: Frame<G>) => number;

export class Stage<G extends GameTypes = GameTypes> {
  view = $state.raw<G['view']>();
  /** What is being shown happen; null at rest. */
  frame = $state.raw<Frame<G> | null>(null);
  isPlaying = $state(false);
  /** How the table looked before that. */
  before: G['view'] | undefined;
  /** Told of each frame as it is shown, with what was seen before. */
  onshow: ((frame: Frame<G>, before: G['view'] | undefined) => void) | null = null;
  #queue: Frame<G>[] = [];
  #pace: Pace<G>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: Pace<G>) {
    this.#pace = pace;
  }

  /** Shows at once what came of all that is long past. */
  begin(view: G['view'] | undefined): void {
    this.skip();
    if (view) this.view = view;
  }

  /** Shows these, one after the other. */
  show(frames: Frame<G>[]): void {
    this.#queue.push(...frames.filter((frame) => frame.view !== undefined));
    if (!this.isPlaying) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.view = last.view;
    this.frame = null;
    this.isPlaying = false;
  }

  #next(): void {
    const frame = this.#queue.shift();
    this.isPlaying = frame !== undefined;
    this.frame = frame ?? null;
    if (!frame) return;
    this.before = this.view;
    this.onshow?.(frame, this.before);
    this.view = frame.view;
    const time = shownFor(this.#pace(frame));
    if (time === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), time);
  }
}
