// Times in words, as the reader's language has them.

import type { MadeClock } from '../engine/wire';
import { language, text } from '../texts/texts.svelte';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "5 minutes": the largest unit that fits without a rest. */
export function duration(seconds: number): string {
  const fits = units.find(([, each]) => seconds >= each && seconds % each === 0);
  const [unit, length] = fits ?? units[3];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language(), format).format(seconds / length);
}

export function clockInWords(clock: MadeClock | undefined): string {
  if (clock === undefined || clock === 'none') return text('clock-none');
  if ('move' in clock) return text('clock-move-of', { time: duration(clock.move) });
  if (clock.increment === 0) return text('clock-total-of', { time: duration(clock.total) });
  const increment = duration(clock.increment);
  return text('clock-total-plus', { time: duration(clock.total), increment });
}

/** How long something has lasted, in milliseconds: "2 min", and of the first minute every five seconds. */
export function lasting(time: number): string {
  const seconds = Math.floor(time / 1000);
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? units[3];
  const count = unit === 'second' ? seconds - (seconds % 5) : Math.floor(seconds / length);
  if (count <= 0) return '';
  const format = { style: 'unit', unit, unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(language(), format).format(count);
}

/** "5 minutes ago". */
export function ago(time: number): string {
  const seconds = Math.max(0, Math.round((Date.now() - time) / 1000));
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? units[3];
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  return unit === 'second' ? text('just-now') : format.format(-Math.floor(seconds / length), unit);
}
