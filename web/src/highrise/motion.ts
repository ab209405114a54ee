// Movements of floors: the crane lifts them, blows tear them down. Transforms and opacity only.

import { cubicIn, cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

interface Lift {
  /** Which floor it becomes, from 1. */
  floor: number;
  duration: number;
}

/** How far below its place a floor begins, in storeys: behind the plate. */
const depth = ({ floor }: Lift) => floor + 0.3;

/** A floor on its way up. */
export function lift(_: Element, options: Lift): TransitionConfig {
  const { duration } = options;
  return {
    duration,
    easing: cubicInOut,
    css: (done, left) => `transform: translateY(${left * depth(options) * 100}%); opacity: ${Math.min(1, done * 8)}`,
  };
}

/** The cable it hangs on: 0.6875 storeys from the jib to a floor in its place. */
export function reel(_: Element, options: Lift): TransitionConfig {
  const { duration } = options;
  return {
    duration,
    easing: cubicInOut,
    css: (_done, left) => `opacity: 1; transform: scaleY(${1 + (left * depth(options)) / 0.6875})`,
  };
}

/** A floor that is torn down, once the blow has landed: it tips over and falls. */
export function collapse(
  _: Element,
  { duration, delay }: { duration: number; delay: number },
): TransitionConfig {
  return {
    duration,
    delay,
    easing: cubicIn,
    css: (shown, gone) =>
      `opacity: ${shown}; transform: translate(${gone * 60}%, ${gone * 40}%) rotate(${gone * 25}deg)`,
  };
}
