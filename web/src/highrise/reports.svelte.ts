// Tells a screen reader what happens, each thing once: what was played, that the match comes to
// nothing, whose turn it is, how it ended.

import { announce } from '../app/announce.svelte';
import { isTheEnd } from '../table/asides';
import type { Play } from '../table/play.svelte';
import { text } from '../texts/texts.svelte';
import type { Highrise } from './views';
import type { Line } from './words';

interface Heard {
  /** What has been shown so far. */
  log(): Line[];
  /** Empty while the match goes on. */
  stall(): string;
  isMyTurn(): boolean;
  /** No card can be played. */
  isStuck(): boolean;
  /** Nothing while it goes on. */
  ending(): string[];
}

export function reportAloud(play: Play<Highrise>, heard: Heard): void {
  let last = play.shownBefore;
  let lastWords = '';
  let toldTurn = -1;

  $effect(() => {
    const log = heard.log();
    for (const line of log) {
      if (line.seq <= last || isTheEnd(play, line.seq)) continue;
      lastWords = line.text;
      announce(line.text);
    }
    last = Math.max(last, log.at(-1)?.seq ?? 0);
  });
  $effect(() => announce(heard.stall()));
  $effect(() => {
    const turns = play.stage.view?.turns;
    if (!heard.isMyTurn() || turns === undefined || turns === toldTurn) return;
    toldTurn = turns;
    announce(text('hr-your-turn'));
  });
  $effect(() => announce(heard.isMyTurn() && heard.isStuck() ? text('prompt-none') : ''));
  // Why it stalled was told as it happened. What comes after the end, as a rematch, is no reason to tell it again.
  const ending = $derived(heard.ending().filter((words) => words !== lastWords).join(' '));
  $effect(() => announce(ending));
}
