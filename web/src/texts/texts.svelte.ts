// Texts in the reader's language (Fluent). `text` may be called in markup: where the language
// changes, what is on the screen changes at once.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { TextId } from './ids';

export type { TextId };

export const languages = { en: 'English', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof languages;

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });

/** Texts that stand elsewhere, by paths like `./en/NAME.ftl`; before any language is spoken. */
export function speakAlso(more: typeof files): void {
  Object.assign(files, more);
}

let bundle = $state.raw<FluentBundle>();
let current = $state<Language>('en');
let missing = $state<Language | null>(null);

/** The first of the browser's languages that we speak. */
export function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = wanted.slice(0, 2).toLowerCase();
    if (found in languages) return found as Language;
  }
  return 'en';
}

/** The last language asked for: an earlier one that takes longer to load is not spoken any more. */
let wanted: Language;

/** Where it cannot be loaded, the former one stays; at the start English is spoken instead. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  missing = null;
  if (bundle && language === current) return;
  void document.fonts?.load("700 1em 'Balsamiq Sans'", languages[language]).catch(() => undefined);
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  let sources: string[];
  try {
    sources = await Promise.all(own.map(([, load]) => load()));
  } catch (error) {
    if (wanted !== language) return;
    if (!bundle && language === 'en') throw error;
    console.warn(error);
    if (!bundle) await speak('en');
    missing = language;
    return;
  }
  if (wanted !== language) return;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    for (const error of made.addResource(new FluentResource(source))) console.error(error);
  }
  bundle = made;
  current = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return current;
}

/** What was asked for last and could not be loaded, by its own name. */
export function missingLanguage(): string {
  return missing ? languages[missing] : '';
}

export type Variables = Record<string, FluentVariable>;

export function text(id: TextId, variables?: Variables): string {
  if (!bundle) return '';
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.warn(`no text for ${id} in ${current}`);
    return id;
  }
  const errors: Error[] = [];
  const formatted = bundle.formatPattern(pattern, variables, errors);
  for (const error of errors) console.warn(`${id}: ${error.message}`);
  return formatted;
}

/** Of a name that comes from elsewhere: a bot's, an option's, a code. */
export function hasText(id: string): id is TextId {
  return bundle?.hasMessage(id) ?? false;
}

/** What is called so elsewhere, in words; where there are none, `otherwise`. */
export function textOr(otherwise: string, id: string, variables?: Variables): string {
  return hasText(id) ? text(id, variables) : otherwise;
}

/** "a, b and c", as the language joins them; English is British, without a comma before "and". */
export function listed(items: string[]): string {
  const locale = current === 'en' ? 'en-GB' : current;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
