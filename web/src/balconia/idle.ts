// Life in a house where nothing happens: now and then, one at a time, a cat blinks or laundry sways.
// Between two of them nothing runs.

import { hasMotion, paced } from '../app/settings.svelte';

const pause = 2400;
const golden = 0.618;

const lives: Record<string, { keyframes: Keyframe[]; duration: number }> = {
  blink: {
    keyframes: [{ opacity: 0 }, { opacity: 1 }, { opacity: 1 }, { opacity: 0 }],
    duration: 240,
  },
  sway: {
    keyframes: ['none', 'skewX(5deg)', 'skewX(-4deg)', 'skewX(2deg)', 'none'].map((transform) => ({
      transform,
      easing: 'ease-in-out',
    })),
    duration: 2200,
  },
};

/** An attachment for a house. */
export function enliven(house: HTMLElement): () => void {
  let next = 0;
  const timer = setInterval(() => {
    if (!hasMotion() || document.hidden) return;
    const all = house.querySelectorAll<SVGElement>('[data-life]');
    next = (next + golden) % 1; // never the neighbour of the last
    const one = all[Math.floor(next * all.length)];
    const life = lives[one?.dataset['life'] ?? ''];
    if (life) one!.animate(life.keyframes, { duration: paced(life.duration) });
  }, pause);
  return () => clearInterval(timer);
}
