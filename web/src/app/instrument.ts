// Plays tones: quietly, without clicks, one voice after the other.

import type { Tone } from './tones';

/** Of a single tone; what is played at once is held down together. */
const loudest = 0.2;
/** Seconds: between voices that are asked for at once, and how late one may come. */
const apart = 0.08;
const latest = 1;

type Made = [source: AudioScheduledSourceNode, pitch: AudioParam, end: AudioNode];

export class Instrument {
  readonly #context: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #noise: AudioBuffer;
  /** When the next voice may begin, and when each was asked for last. */
  #free = 0;
  readonly #asked = new Map<string, number>();

  constructor(context: BaseAudioContext) {
    const { sampleRate } = context;
    this.#context = context;
    this.#out = new GainNode(context, { gain: loudest });
    const limiter = new DynamicsCompressorNode(context, { threshold: -18, ratio: 12, attack: 0.002 });
    this.#out.connect(limiter).connect(context.destination);
    this.#noise = new AudioBuffer({ length: sampleRate / 2, sampleRate });
    const samples = this.#noise.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  }

  play(name: string, tones: Tone[]): void {
    const now = this.#context.currentTime;
    const start = Math.max(now, this.#free);
    // Many cards that are drawn at once sound like one.
    if (start > now + latest || now - (this.#asked.get(name) ?? -1) < apart) return;
    this.#asked.set(name, now);
    this.#free = start + apart;
    for (const tone of tones) this.#sing(tone, start);
  }

  #sing({ from, to = from, at = 0, length, loudness = 1, wave = 'sine' }: Tone, when: number): void {
    const start = when + at;
    const end = start + length;
    const [source, pitch, last] = wave === 'noise' ? this.#breath() : this.#string(wave);
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
    const hush = new GainNode(this.#context, { gain: 0 });
    hush.gain.setValueAtTime(0, start);
    hush.gain.linearRampToValueAtTime(loudness, start + Math.min(0.012, length / 4));
    hush.gain.exponentialRampToValueAtTime(0.001, end);
    hush.gain.linearRampToValueAtTime(0, end + 0.01);
    last.connect(hush).connect(this.#out);
    source.start(start);
    source.stop(end + 0.02);
  }

  #string(type: OscillatorType): Made {
    const string = new OscillatorNode(this.#context, { type });
    return [string, string.frequency, string];
  }

  #breath(): Made {
    const breath = new AudioBufferSourceNode(this.#context, { buffer: this.#noise, loop: true });
    const mouth = new BiquadFilterNode(this.#context, { type: 'bandpass', Q: 1.4 });
    breath.connect(mouth);
    return [breath, mouth.frequency, mouth];
  }
}
