// Tells a screen reader what happens, each thing once: who did what, and what it means for one's own
// score; then what is expected.

import { announce } from '../app/announce.svelte';
import { isTheEnd } from '../table/asides';
import type { Play } from '../table/play.svelte';
import { namesOf } from '../table/players';
import { text } from '../texts/texts.svelte';
import { tell } from './history';
import { seats } from './sides';
import type { Balconia } from './views';
import { changeWords } from './words';

export function reportAloud(play: Play<Balconia>): void {
  let last = play.shownBefore;
  let asked = 0;

  $effect(() => {
    const news = play.history.filter(({ seq }) => seq > last);
    if (news.length === 0) return;
    const names = namesOf(seats, (seat) => play.table.playerAt(seat));
    const me = play.table.me;
    for (const { seq, words, change } of tell(play.history, { names, me })) {
      if (seq <= last || isTheEnd(play, seq)) continue;
      announce(words);
      if (change !== 0) announce(text('bt-your-change', { change: changeWords(change) }));
    }
    last = news.at(-1)?.seq ?? last;
  });

  $effect(() => {
    const now = play.table.now;
    if (!play.canAct || !now || now.seq === asked) return;
    asked = now.seq;
    announce(text(play.stage.view?.phase === 'select' ? 'prompt-keep' : 'prompt-face'));
  });
}
