// The voices of the tables: a few tones and breaths of noise each, made on the spot. Wood and plaster
// for Balconia, paper and machines for High-Rises, bells for what concerns whoever listens.

export interface Tone {
  /** Hertz, and where it glides to; of noise, the middle of what is heard of it. */
  from: number;
  to?: number;
  /** Seconds. */
  at?: number;
  length: number;
  /** 1: as loud as anything here. */
  loudness?: number;
  wave?: OscillatorType | 'noise';
}

const noise = (from: number, to: number, length: number, loudness = 1, at = 0): Tone => {
  return { from, to, length, loudness, at, wave: 'noise' };
};
const wood = (from: number, to: number, length: number, loudness = 1, at = 0): Tone => {
  return { from, to, length, loudness, at, wave: 'triangle' };
};
const bell = (from: number, at: number, length: number, loudness = 0.6): Tone => {
  return { from, at, length, loudness };
};

export const tones = {
  // A token turned over, faces kept, a door hung, a block landing on my side or seen from afar; at the end
  // each block as it is counted.
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

  // Cards and the machines of a building site.
  shuffle: [0, 0.06, 0.12, 0.18, 0.24].map((at) => noise(1600, 2800, 0.06, 0.4, at)),
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

  // What concerns whoever listens.
  turn: [bell(587, 0, 0.3), bell(880, 0.12, 0.45)],
  hit: [wood(233, 110, 0.3), wood(247, 117, 0.3, 0.7)],
  clock: [0, 0.25, 0.5].map((at) => wood(990, 980, 0.06, 0.6, at)),
  back: [noise(2600, 900, 0.12, 0.4), wood(392, 523, 0.1, 0.3, 0.05)],
  refused: [wood(196, 185, 0.1, 0.6), wood(185, 165, 0.14, 0.6, 0.12)],
  come: [bell(659, 0, 0.16, 0.4), bell(784, 0.09, 0.24, 0.4)],
  leave: [bell(784, 0, 0.16, 0.4), bell(587, 0.09, 0.24, 0.4)],
  win: [bell(523, 0, 0.5), bell(659, 0.12, 0.5), bell(784, 0.24, 0.5), bell(1047, 0.36, 1)],
  loss: [bell(523, 0, 0.4, 0.5), bell(440, 0.16, 0.4, 0.5), bell(349, 0.32, 0.8, 0.5)],
  shared: [bell(523, 0, 0.6), bell(659, 0.14, 0.6), bell(523, 0.28, 0.8)],
} satisfies Record<string, Tone[]>;

const steps = [523, 587, 659, 784, 880, 1047, 1175, 1319];

/** Points that come: a note for each, rising, as far as one cares to listen. */
export function gain(points: number): Tone[] {
  return steps.slice(0, points).map((from, step) => bell(from, 0.12 + step * 0.055, 0.2, 0.35));
}
