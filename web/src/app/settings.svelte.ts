// What somebody likes, and what else this device remembers of them.

import {
  type Language,
  language,
  languages,
  missingLanguage,
  preferredLanguage,
  speak,
} from '../texts/texts.svelte';
import { nameFault } from './names';

export type Theme = 'auto' | 'light' | 'dark';
/** How fast things move before one's eyes. */
export type Speed = 'calm' | 'brisk' | 'instant';

interface Kept {
  language: Language | null;
  theme: Theme;
  sounds: boolean;
  vibration: boolean;
  notifications: boolean;
  speed: Speed;
  name: string;
  /** The bot last played against, by game. */
  bots: Record<string, string>;
  /** Whether there is a match to go on with, as far as this device knows. */
  mayHaveUnfinished: boolean;
}

const key = 'loggia.settings';
const usual: Kept = {
  language: null,
  theme: 'auto',
  sounds: true,
  vibration: true,
  notifications: false,
  speed: 'calm',
  name: '',
  bots: {},
  mayHaveUnfinished: false,
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isSwitch = (value: unknown) => typeof value === 'boolean';
const oneOf = (...values: unknown[]) => (value: unknown) => values.includes(value);

/** Anybody may have written into the store: what makes no sense there is as usual. */
const makesSense: Record<keyof Kept, (value: unknown) => boolean> = {
  language: oneOf(null, ...Object.keys(languages)),
  theme: oneOf('auto', 'light', 'dark'),
  sounds: isSwitch,
  vibration: isSwitch,
  notifications: isSwitch,
  speed: oneOf('calm', 'brisk', 'instant'),
  name: (value) => value === '' || (isText(value) && nameFault(value) === null),
  bots: (value) => value !== null && typeof value === 'object' && Object.values(value).every(isText),
  mayHaveUnfinished: isSwitch,
};

function kept(): Kept {
  try {
    const found = Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
    if (found['motion'] === 'none') found['speed'] ??= 'instant'; // as it was called before
    const sound = Object.entries(makesSense).filter(([name, check]) => check(found[name]));
    return { ...usual, ...Object.fromEntries(sound.map(([name]) => [name, found[name]])) };
  } catch {
    return { ...usual };
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    // A full or locked store is no reason not to change what is on the screen.
    console.warn(error);
  }
}

export const settings = $state<Kept>(kept());

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersLessMotion = matchMedia('(prefers-reduced-motion: reduce)');

const slowness: Record<Speed, number> = { calm: 1, brisk: 0.5, instant: 0 };

/** For how long is shown what takes so many milliseconds at a calm pace, moving or not. */
export function shownFor(time: number): number {
  return time * slowness[settings.speed];
}

/** How long it moves that takes so many milliseconds at a calm pace; 0: nothing moves. */
export function paced(time: number): number {
  return prefersLessMotion.matches ? 0 : shownFor(time);
}

export function hasMotion(): boolean {
  return paced(1) > 0;
}

function applyTheme(): void {
  const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && prefersDark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  document.documentElement.dataset['speed'] = settings.speed;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--bar');
}

prefersDark.addEventListener('change', applyTheme);

/** Speaks it at once, and from now on; where it cannot be loaded, all stays as it is. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  if (!missingLanguage() && language() === wanted) settings.language = wanted;
}

/** What the store has; another tab is not told again what it has written itself. */
let stored = JSON.stringify(settings);

function keepChanges(): void {
  const now = JSON.stringify(settings);
  if (now !== stored) keep(now);
  stored = now;
}

/** Another tab has written: no tab holds old settings, nor brings them back. */
function takeOver(): void {
  const before = settings.language;
  Object.assign(settings, kept());
  stored = JSON.stringify(settings);
  if (settings.language !== before) void speak(settings.language ?? preferredLanguage());
}

/** Keeps and applies what is set; called once, before the app is there. */
export async function startSettings(): Promise<void> {
  applyTheme();
  await speak(settings.language ?? preferredLanguage());
  $effect.root(() => {
    $effect(keepChanges);
    $effect(applyTheme);
  });
  window.addEventListener('storage', (event) => {
    // Without a key all has been cleared.
    if (event.key === key || event.key === null) takeOver();
  });
}
