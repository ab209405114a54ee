// Where somebody is in a match that is watched again: steps, jumps, and playing on by itself.

import type { Frame, Happened } from '../../engine/views';
import type { Pace } from '../../table/stage.svelte';

export const speeds = [0.5, 1, 2, 4] as const;

// What passes in a blink at the table may be looked at a little longer here.
const shortest = 300;

export class Replayer {
  readonly frames: Frame[];
  at = $state(0);
  speed = $state(1);
  isPlaying = $state(false);
  #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: Frame[], pace: Pace) {
    this.frames = frames;
    this.#pace = pace;
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** There, or as near as there is a step; whatever played stops. */
  goTo(place: number): void {
    this.pause();
    this.at = Math.min(Math.max(Math.trunc(place), 0), this.last);
  }

  step(by: number): void {
    this.goTo(this.at + by);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** From the beginning again, if it was at the end. */
  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const frame = this.frames[this.at];
    const time = frame ? Math.max(this.#pace(frame), shortest) : shortest;
    this.#timer = setTimeout(() => this.#next(), (1.5 * time) / this.speed);
  }

  #next(): void {
    this.at = Math.min(this.at + 1, this.last);
    if (this.at === this.last) this.pause();
    else this.#wait();
  }
}

/** The numbers of the events that were taken back. */
export function takenBack(history: Happened[]): Set<number> {
  const found = new Set<number>();
  for (const { seq, aside } of history) {
    if (aside?.what !== 'undone') continue;
    for (const each of history) {
      if (each.seq > aside.to && each.seq < seq && !each.aside) found.add(each.seq);
    }
  }
  return found;
}
