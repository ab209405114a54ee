// The voices of Balconia, of wood and plaster: a token turned over, faces kept, a door hung, a block landing
// on my side or seen from afar; at the end each block as it is counted.

import { bell, noise, type Tone, wood } from '../app/tones';

export const tones = {
  token: [noise(900, 2600, 0.09, 0.5), wood(520, 390, 0.06, 0.4, 0.08)],
  keep: [wood(392, 392, 0.1, 0.6), wood(494, 494, 0.14, 0.6, 0.09)],
  door: [wood(196, 150, 0.1, 0.9), wood(175, 130, 0.14, 0.9, 0.14)],
  land: [wood(210, 92, 0.16), noise(700, 180, 0.1, 0.6)],
  land_other: [wood(160, 80, 0.16, 0.6), noise(450, 140, 0.1, 0.3)],
  count: [wood(660, 620, 0.05, 0.4)],
  lose: [bell(440, 0, 0.18, 0.4), bell(349, 0.1, 0.26, 0.4)],
  lovebirds: [
    { from: 1500, to: 2100, length: 0.08, loudness: 0.3 },
    { from: 1700, to: 2400, at: 0.12, length: 0.08, loudness: 0.3 },
    { from: 1900, to: 1600, at: 0.24, length: 0.14, loudness: 0.3 },
  ],
} satisfies Record<string, Tone[]>;

const steps = [523, 587, 659, 784, 880, 1047, 1175, 1319];

/** Points that come: a note for each, rising, as far as one cares to listen. */
export function gain(points: number): Tone[] {
  return steps.slice(0, points).map((from, step) => bell(from, 0.12 + step * 0.055, 0.2, 0.35));
}
