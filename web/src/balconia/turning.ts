// The block turns on the disc: its faces lie in their new places already, and are seen to go there.

import { paced } from '../app/settings.svelte';

const time = 220;

/**
 * `faces`: in the order of their places; `steps`: how many places further on each of them lay. To be called
 * before the next picture is drawn: what is measured earlier is laid out twice.
 */
export function turnFaces(faces: HTMLElement[], steps: number): void {
  const duration = paced(time);
  if (duration === 0) return;
  const places = faces.map(({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop] as const);
  for (const [place, face] of faces.entries()) {
    const [left, top] = places[place]!;
    const [oldLeft, oldTop] = places[(place + steps + faces.length) % faces.length]!;
    const before = `translate(${oldLeft - left}px, ${oldTop - top}px)`;
    face.animate([{ transform: before }, { transform: 'none' }], { duration, easing: 'ease-out' });
  }
}
