// Movements of the table of High-Rises; each is over in less than 300 ms.

import type { TransitionConfig } from 'svelte/transition';

/** A floor that is torn down: it tips over while what stood above sinks. */
export function collapse(node: Element, { duration }: { duration: number }): TransitionConfig {
  const height = node.getBoundingClientRect().height;
  return {
    duration,
    css: (shown, gone) =>
      `opacity: ${shown}; margin-top: ${-height * gone}px; ` +
      `transform: translateX(${gone * 60}%) rotate(${gone * 25}deg)`,
  };
}
