// What happened in a match of Balconia, as sentences.

import type { BalconiaAction, BalconiaSeat, BalconiaView, Frame } from '../engine/views';
import { text } from '../texts/texts.svelte';

export interface Teller {
  names: Record<BalconiaSeat, string>;
  me: BalconiaSeat | null;
}

export interface Told {
  seq: number;
  words: string;
  by: BalconiaSeat | null;
  /** By how much my score changed. */
  change: number;
}

function isSeat(by: string | undefined): by is BalconiaSeat {
  return by === 'green' || by === 'pink';
}

function totalOf(view: BalconiaView | undefined, me: BalconiaSeat | null): number {
  return me ? (view?.facades[me]?.total ?? 0) : 0;
}

export function tell(frames: Frame[], { names, me }: Teller): Told[] {
  const told: Told[] = [];
  let block = 0;
  let before = 0;
  for (const { seq, event, view } of frames) {
    const by = isSeat(event.by) ? event.by : isSeat(event.resign) ? event.resign : null;
    const who = { name: by ? names[by] : '', you: by && by === me ? 'actor' : 'other' };
    const after = view ? totalOf(view as BalconiaView, me) : before;
    const action = event.action as BalconiaAction | undefined;
    if (action && 'token' in action) block = action.token;
    const words = action
      ? actionWords(action, view as BalconiaView | undefined, block, who)
      : otherWords(event, who);
    if (words) told.push({ seq, words, by, change: action ? after - before : 0 });
    before = after;
  }
  return told;
}

function actionWords(
  action: BalconiaAction,
  view: BalconiaView | undefined,
  block: number,
  who: { name: string; you: string },
): string {
  if ('token' in action) return text('log-token', { token: action.token });
  if ('keep' in action) return text('log-keep', who);
  if ('place' in action) return text('log-place', { ...who, block, cell: action.place });
  if ('door' in action) return text('log-door', { cell: action.door });
  return view?.entrance ? text('bt-log-entrance', { number: action.entrance }) : '';
}

function otherWords(event: Frame['event'], who: { name: string; you: string }): string {
  if (event.undo !== undefined) return text('bt-log-undo');
  if (event.resign) return text('log-resigned', who);
  if (event.started) return text('log-started');
  return '';
}
