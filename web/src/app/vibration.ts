// Short vibrations for who holds the device in the hand (settings.vibration).

import { hasGesture } from './gesture';
import { settings } from './settings.svelte';

/** Browsers on desks have the function, and nothing that shakes. */
export const canVibrate = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Milliseconds on, off, on … */
export function vibrate(pattern: number[]): void {
  if (canVibrate && settings.vibration && hasGesture()) navigator.vibrate(pattern);
}
