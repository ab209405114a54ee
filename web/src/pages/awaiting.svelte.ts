// Whose move is awaited: my matches on the server, asked for now and then; told in the tab's title,
// on the app's badge and, to who wants it, by a notification.

import type { Listed } from '../engine/wire';
import { gameName } from '../table/games';
import { online, ServerError } from '../table/online.svelte';
import { text } from '../texts/texts.svelte';
import { keepTrying } from '../app/keepTrying';
import { go } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import { pageTitle } from '../app/title.svelte';

const pause = 20_000;

class Awaiting {
  /** My matches on the server; null until it has told. */
  matches = $state.raw<Listed[] | null>(null);
  /** What I am awaited for at the table on the screen, for the title: a turn, an answer, or nothing. */
  here = $state<'title-your-turn' | 'title-undo-asked' | null>(null);
  /** The code of what went wrong the last time; null if nothing did. */
  trouble = $state<string | null>(null);
  #awaited: Set<string> | undefined;
  #looking: Promise<void> | undefined;
  #isHealing = false;

  get count(): number {
    return this.matches?.filter((match) => match.awaits_you).length ?? 0;
  }

  /** Strangers, who never told a name here, are not asked for. */
  get #mayBeKnown(): boolean {
    return online.me !== null || settings.name !== '';
  }

  look({ evenStrangers = false } = {}): Promise<void> {
    if (!this.#mayBeKnown && !evenStrangers && !this.#isHealing) return Promise.resolve();
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    try {
      const isKnown = (await online.who()) !== null;
      this.#heard(isKnown ? await online.matches() : []);
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      this.trouble = error.code;
      this.#heal();
    }
  }

  #heal(): void {
    if (this.#isHealing) return;
    this.#isHealing = true;
    keepTrying(async () => {
      await this.look();
      this.#isHealing = this.trouble !== null;
      return !this.#isHealing;
    });
  }

  start(): void {
    setInterval(() => void this.look(), pause);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.look();
    });
    $effect.root(() => {
      $effect(() => {
        // Again as soon as the server knows us, and after logging out.
        if (online.me === null) this.matches = null;
        void this.look();
      });
      $effect(() => {
        const count = this.count > 0 ? `(${this.count}) ` : '';
        const what = this.here ? text(this.here) : pageTitle();
        document.title = `${count}${what === '' ? '' : `${what} · `}Loggia`;
        void setBadge(this.count);
      });
    });
  }

  #heard(matches: Listed[]): void {
    const before = this.#awaited;
    const awaited = matches.filter((match) => match.awaits_you);
    this.matches = matches;
    this.#awaited = new Set(awaited.map(({ match }) => match));
    if (!before || document.visibilityState === 'visible' || !settings.notifications) return;
    for (const match of awaited) if (!before.has(match.match)) notify(match);
  }
}

async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the app is not installed: there is nothing to show the badge on.
  await navigator.setAppBadge(count).catch(() => undefined);
}

function notify({ match, game, phase }: Listed): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const what = phase === 'open' ? 'awaiting-rematch' : 'awaiting-notice';
    const body = text(what, { game: gameName(game) });
    const notification = new Notification('Loggia', { body, tag: match, icon: '/icon.svg' });
    notification.onclick = () => {
      focus();
      go(`/table/${match}`);
    };
  } catch {
    // Android shows notifications of service workers alone; the title and the badge still tell.
  }
}

export const awaiting = new Awaiting();
