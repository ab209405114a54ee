// The voices of any table: a few tones and breaths of noise each, made on the spot; bells for what concerns
// whoever listens. Games have more of their own, made of the same.

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

export const noise = (from: number, to: number, length: number, loudness = 1, at = 0): Tone => {
  return { from, to, length, loudness, at, wave: 'noise' };
};
export const wood = (from: number, to: number, length: number, loudness = 1, at = 0): Tone => {
  return { from, to, length, loudness, at, wave: 'triangle' };
};
export const bell = (from: number, at: number, length: number, loudness = 0.6): Tone => {
  return { from, at, length, loudness };
};

export const tones = {
  // Cards or chairs that change places.
  shuffle: [0, 0.06, 0.12, 0.18, 0.24].map((at) => noise(1600, 2800, 0.06, 0.4, at)),

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

export type Voice = keyof typeof tones;

export interface Sound {
  voice: string;
  tones: Tone[];
  /** What is felt of it on a phone: milliseconds on, off, on. */
  shake?: number[];
}

const shakes: Partial<Record<Voice, number[]>> = { turn: [30], hit: [40, 60, 40] };

export function soundOf(voice: Voice): Sound {
  const shake = shakes[voice];
  return { voice, tones: tones[voice], ...(shake ? { shake } : {}) };
}
