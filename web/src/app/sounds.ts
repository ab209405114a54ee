// Lets voices be heard by who wants them (settings.sounds), once somebody has touched the page.

import { hasGesture } from './gesture';
import { Instrument } from './instrument';
import { settings } from './settings.svelte';
import { type Sound, soundOf } from './tones';

/** Milliseconds that a browser may take to wake up: a voice that comes later tells nothing. */
const patience = 400;

let context: AudioContext | undefined;
let instrument: Instrument | undefined;

export async function sing({ voice, tones }: Omit<Sound, 'shake'>): Promise<void> {
  if (!settings.sounds || !hasGesture() || typeof AudioContext === 'undefined') return;
  context ??= open();
  const asked = performance.now();
  await wake();
  if (context.state !== 'running' || performance.now() - asked > patience) return;
  instrument ??= new Instrument(context);
  instrument.play(voice, tones);
}

/** Who switches them on hears one. */
export function switchSounds(areOn: boolean): void {
  settings.sounds = areOn;
  void sing(soundOf('turn'));
}

function open(): AudioContext {
  // Some browsers put it to sleep, and only a touch may wake it.
  for (const kind of ['pointerup', 'keydown']) window.addEventListener(kind, () => void wake());
  return new AudioContext();
}

async function wake(): Promise<void> {
  if (context && context.state !== 'running') await context.resume().catch(() => undefined);
}
