// Lets what happens at a table be heard, and felt on a phone.

import { sing } from '../app/sounds';
import { type Sound, soundOf, type Voice } from '../app/tones';
import { vibrate } from '../app/vibration';
import type { GameTypes } from '../engine/views';
import { decidedBy } from './asides';
import type { GameModule } from './gameModule';
import type { Play } from './play.svelte';
import { soundAround, voiceOfEnd } from './voices';

/** Milliseconds that are left when the clock is heard; as ClockFace says it. */
const shortTime = 20_000;
const longestTimer = 2 ** 31 - 1;

function make(sound: Sound): void {
  void sing(sound);
  if (sound.shake) vibrate(sound.shake);
}

function tell(voice: Voice): void {
  make(soundOf(voice));
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

export function soundOut(play: Play, gameOf: () => GameModule | undefined): void {
  soundCompany(play);
  const { stage, table } = play;
  let lastTurn = -1;

  $effect(() => {
    stage.onshow = (frame, before) => {
      const around = soundAround(frame);
      for (const sound of around ?? gameOf()?.soundsOf(frame, before, table.me) ?? []) make(sound);
    };
    return () => (stage.onshow = null);
  });

  // It comes to me, once what led to it has been shown; not with each of my own decisions.
  $effect(() => {
    if (!table.isMyTurn || stage.isPlaying) return;
    const last = play.history.findLast(decidedBy);
    if ((last && decidedBy(last) === table.me) || last?.seq === lastTurn) return;
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
export function soundEnd<G extends GameTypes>(play: Play<G>): void {
  const { now, seq } = play.table;
  if (now?.result && play.shownBefore < seq) tell(voiceOfEnd(now.result, play.addressee));
}
