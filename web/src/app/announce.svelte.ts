// What a screen reader is told of what happens, one sentence after the other.

import { untrack } from 'svelte';

export interface Announced {
  /** Tells it from the same words said before. */
  id: number;
  sentence: string;
}

let said = 0;
let sentences = $state.raw<Announced[]>([]);

const most = 20;

/** Politely: whatever is being read is finished first. */
export function announce(sentence: string): void {
  if (sentence === '') return;
  // What was said before is no reason for an effect to speak again.
  const before = untrack(() => sentences);
  sentences = [...before, { id: ++said, sentence }].slice(-most);
}

/** Forgets everything: what one was told is not for the next at this device. */
export function hush(): void {
  sentences = [];
}

export function announced(): Announced[] {
  return sentences;
}
