// Lets what happens at a table be heard, and felt on a phone.

import { play as sing, type Voice } from '../app/sounds';
import { vibrate } from '../app/vibration';
import type { Play } from './play.svelte';
import { shakes, voiceOfEnd, voicesOf } from './voices';

/** Milliseconds that are left when the clock is heard; as ClockFace says it. */
const shortTime = 20_000;
const longestTimer = 2 ** 31 - 1;

function tell(voice: Voice, amount?: number): void {
  void sing(voice, amount);
  const shake = shakes[voice];
  if (shake) vibrate(shake);
}

/** Who comes and goes: on chairs until the match begins, then to the table. */
export function soundCompany(play: Play): void {
  let phase: string | undefined;
  let before = 0;
  $effect(() => {
    const { now, chairs, chair, presence } = play.table;
    const isOpen = now?.phase === 'open';
    if (!isOpen && !presence) return; // the line is down: nobody knows
    const taken = chairs.flatMap((each, place) => (each ? [place + 1] : []));
    const others = (isOpen ? taken : presence!.present).filter((each) => each !== chair).length;
    if (phase === now?.phase && others !== before) tell(others > before ? 'come' : 'leave');
    phase = now?.phase;
    before = others;
  });
}

export function soundOut(play: Play): void {
  soundCompany(play);
  const { stage, table } = play;
  let lastTurn = -1;

  $effect(() => {
    stage.onshow = (frame, before) => {
      for (const { voice, amount } of voicesOf(frame, before, table.me)) tell(voice, amount);
    };
    return () => (stage.onshow = null);
  });

  // It comes to me, once what led to it has been shown; not with each of my own decisions.
  $effect(() => {
    if (!table.isMyTurn || stage.isPlaying) return;
    const last = play.history.findLast(({ event }) => event.by && event.by !== 'chance');
    if (last?.event.by === table.me || last?.seq === lastTurn) return;
    lastTurn = last?.seq ?? 0;
    tell('turn');
  });

  $effect(() => {
    if (play.refusal) tell('refused');
  });

  $effect(() => {
    const deadline = table.isMyTurn ? table.clock?.deadline : null;
    if (deadline === null || deadline === undefined) return;
    const wait = deadline - (Date.now() + play.desk.clockOffset) - shortTime;
    if (wait < 0 || wait > longestTimer) return;
    const timer = setTimeout(() => tell('clock'), wait);
    return () => clearTimeout(timer);
  });
}

/** How it ended, for who was there; called when it is told. */
export function soundEnd(play: Play): void {
  const { now, seq } = play.table;
  if (now?.result && play.shownBefore < seq) tell(voiceOfEnd(now.result, play.addressee));
}
