// A hand on the block: every so many pixels it turns by one face. A turn is no click.

const pixelsAFace = 56;

export class Grip {
  #from: number | null = null;
  #turned = 0;

  /** Since it was last taken hold of, even if it was turned back. */
  hasTurned = false;

  take(x: number): void {
    this.#from = x;
    this.#turned = 0;
    this.hasTurned = false;
  }

  /** By how many faces the block goes on. */
  drag(x: number): number {
    if (this.#from === null) return 0;
    const turned = Math.trunc((this.#from - x) / pixelsAFace);
    const steps = turned - this.#turned;
    this.#turned = turned;
    this.hasTurned ||= steps !== 0;
    return steps;
  }

  letGo(): void {
    this.#from = null;
  }
}
