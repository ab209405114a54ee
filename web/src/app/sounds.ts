// A few soft tones for who wants them (settings.sounds), made on the spot: nothing is loaded.

import { settings } from './settings.svelte';

export type Sound = 'place' | 'card' | 'turn' | 'win';

interface Tone {
  /** Hertz, and where it glides to. */
  from: number;
  to?: number;
  /** Seconds. */
  at?: number;
  length: number;
  loudness?: number;
  wave?: OscillatorType;
}

const tones: Record<Sound, Tone[]> = {
  // A block set down, a card drawn, a small chime, a chord that opens.
  place: [
    { from: 220, to: 110, length: 0.12, wave: 'triangle' },
    { from: 660, to: 440, length: 0.05, loudness: 0.3 },
  ],
  card: [{ from: 520, to: 780, length: 0.07, loudness: 0.5, wave: 'triangle' }],
  turn: [
    { from: 587, length: 0.25 },
    { from: 880, at: 0.12, length: 0.4 },
  ],
  win: [
    { from: 523, length: 0.5 },
    { from: 659, at: 0.12, length: 0.5 },
    { from: 784, at: 0.24, length: 0.5 },
    { from: 1047, at: 0.36, length: 0.9 },
  ],
};

const loudest = 0.12;
let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers keep it asleep until somebody has touched the page; then this one is simply not heard.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const tone of tones[sound]) sing(context, tone);
}

function sing(on: AudioContext, { from, to, at = 0, length, loudness = 1, wave }: Tone): void {
  const start = on.currentTime + at;
  const voice = new OscillatorNode(on, { type: wave ?? 'sine', frequency: from });
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + length);
  const hush = new GainNode(on, { gain: 0 });
  hush.gain.setValueAtTime(0, start);
  hush.gain.linearRampToValueAtTime(loudest * loudness, start + 0.012);
  hush.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(hush).connect(on.destination);
  voice.start(start);
  voice.stop(start + length);
}
