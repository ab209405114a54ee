// The block turns on the disc: its faces lie in their new places already, and are seen to go there.

import { paced } from '../app/settings.svelte';

const time = 220;

type Place = readonly [left: number, top: number];

export class Turning {
  #places: Place[] = [];

  /** `faces`: in the order of their places. To be called when they are laid out anyway, as before a picture is drawn. */
  measure(faces: HTMLElement[]): void {
    this.#places = faces.map(({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop] as const);
  }

  /**
   * `steps`: how many places further on each of them lay. At once, where they change places, and by what was measured
   * before: whoever looks at the page in between, as a pointer does, finds nothing that has jumped.
   */
  turn(faces: HTMLElement[], steps: number): void {
    const duration = paced(time);
    const count = this.#places.length;
    if (duration === 0 || steps === 0 || count !== faces.length) return;
    for (const [place, face] of faces.entries()) {
      const [left, top] = this.#places[place]!;
      const [oldLeft, oldTop] = this.#places[(place + steps + count) % count]!;
      const before = `translate(${oldLeft - left}px, ${oldTop - top}px)`;
      face.animate([{ transform: before }, { transform: 'none' }], { duration, easing: 'ease-out' });
    }
  }
}
