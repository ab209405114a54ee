// Lets voices be heard by who wants them (settings.sounds), once somebody has touched the page.

import { hasGesture } from './gesture';
import { Instrument } from './instrument';
import { settings } from './settings.svelte';
import { gain, tones } from './tones';

export type Voice = keyof typeof tones | 'gain';

/** Milliseconds that a browser may take to wake up: a voice that comes later tells nothing. */
const patience = 400;

let context: AudioContext | undefined;
let instrument: Instrument | undefined;

/** `amount`: of points that are gained. */
export async function play(voice: Voice, amount = 1): Promise<void> {
  if (!settings.sounds || !hasGesture() || typeof AudioContext === 'undefined') return;
  context ??= open();
  const asked = performance.now();
  await wake();
  if (context.state !== 'running' || performance.now() - asked > patience) return;
  instrument ??= new Instrument(context);
  instrument.play(voice, voice === 'gain' ? gain(amount) : tones[voice]);
}

/** Who switches them on hears one. */
export function switchSounds(areOn: boolean): void {
  settings.sounds = areOn;
  void play('turn');
}

function open(): AudioContext {
  // Some browsers put it to sleep, and only a touch may wake it.
  for (const kind of ['pointerup', 'keydown']) window.addEventListener(kind, () => void wake());
  return new AudioContext();
}

async function wake(): Promise<void> {
  if (context && context.state !== 'running') await context.resume().catch(() => undefined);
}
