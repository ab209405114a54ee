// What somebody likes, remembered on this device.

import { type Language, languages, preferredLanguage, speak } from '../texts/texts.svelte';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  language: Language | null;
  theme: Theme;
  sounds: boolean;
  notifications: boolean;
  /** Motion as the system has it, or none. */
  motion: 'auto' | 'none';
  name: string;
  /** The bot last played against, by game. */
  bots: Record<string, string>;
}

const key = 'loggia.settings';
const usual: Kept = {
  language: null,
  theme: 'auto',
  sounds: false,
  notifications: false,
  motion: 'auto',
  name: '',
  bots: {},
};

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    const settings = { ...usual, ...found };
    if (settings.language !== null && !(settings.language in languages)) settings.language = null;
    return settings;
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

export function hasMotion(): boolean {
  return settings.motion === 'auto' && !prefersLessMotion.matches;
}

function applyTheme(): void {
  const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && prefersDark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  document.documentElement.dataset['motion'] = settings.motion;
}

prefersDark.addEventListener('change', applyTheme);

/** Keeps and applies what is set; called once, before the app is there. */
export async function startSettings(): Promise<void> {
  applyTheme();
  await speak(settings.language ?? preferredLanguage());
  $effect.root(() => {
    $effect(() => keep(JSON.stringify(settings)));
    $effect(applyTheme);
  });
}
