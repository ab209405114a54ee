// Pauses between tries: each twice as long as the one before, up to a limit, and none quite as long as
// somebody else's, so that those who were cut off together do not come back all at once.

const longest = 15_000;

export class Pauses {
  readonly #shortest: number;
  #next: number;

  /** `shortest`: milliseconds. */
  constructor(shortest: number) {
    this.#shortest = shortest;
    this.#next = shortest;
  }

  /** Milliseconds until the next try. */
  next(): number {
    const pause = this.#next * (0.75 + Math.random() / 2);
    this.#next = Math.min(this.#next * 2, longest);
    return pause;
  }

  reset(): void {
    this.#next = this.#shortest;
  }
}
