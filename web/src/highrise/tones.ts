// The voices of High-Rises: cards, and the machines of a building site.

import { noise, type Tone, wood } from '../app/tones';

export const tones = {
  draw: [noise(1800, 3400, 0.08, 0.5)],
  theft: [noise(3200, 800, 0.14, 0.7), wood(620, 930, 0.1, 0.3, 0.04)],
  build: [
    wood(130, 210, 0.3, 0.5),
    noise(2200, 2200, 0.03, 0.3, 0.06),
    noise(2200, 2200, 0.03, 0.3, 0.14),
    wood(190, 85, 0.18, 1, 0.28),
    noise(600, 150, 0.12, 0.6, 0.28),
  ],
  steal: [wood(210, 420, 0.22, 0.6), noise(900, 2600, 0.18, 0.5, 0.05)],
  dog: [wood(430, 250, 0.09, 0.9), wood(470, 260, 0.11, 0.9, 0.15)],
  bone: [wood(1180, 1100, 0.06, 0.5), wood(880, 830, 0.09, 0.5, 0.09)],
  hammer: [0, 0.16].flatMap((at) => [noise(2600, 900, 0.05, 0.8, at), wood(240, 120, 0.09, 0.9, at)]),
  ball: [wood(120, 45, 0.42), noise(1100, 110, 0.45, 0.9, 0.05)],
  thief: [247, 262, 277].map((from, step) => wood(from, from, 0.07, 0.6, step * 0.11)),
  super_thief: [247, 262, 277, 294, 370].map((from, step) => wood(from, from, 0.08, 0.7, step * 0.09)),
  milkshake: [
    { from: 260, to: 760, length: 0.24, loudness: 0.6 },
    { from: 520, to: 980, at: 0.22, length: 0.12, loudness: 0.5 },
  ],
  van: [0, 0.2].flatMap((at) => [wood(392, 392, 0.14, 0.5, at), wood(494, 494, 0.14, 0.5, at)]),
  end: [wood(392, 294, 0.14, 0.4)],
} satisfies Record<string, Tone[]>;
