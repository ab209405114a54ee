// Who acts in what is shown, in which role, and what is said about it. What is shown comes after
// what is: while a frame is before the eyes, it is still the one who did it who acts.

import { actedIn, actorIn } from '../engine/acted';
import type { Frame } from '../engine/views';
import { text } from '../texts/texts.svelte';
import { isSeat, type Teller, wordsOf } from './history';
import { otherSeat } from './sides';
import type { Balconia, BalconiaSeat, BalconiaView } from './views';

export interface Acting {
  seat: BalconiaSeat | null;
  selector: BalconiaSeat;
}

export function actingIn(view: BalconiaView, frame: Frame<Balconia> | null): Acting {
  const { by, action } = actedIn(frame) ?? {};
  if (!action || !isSeat(by)) return { seat: view.turn ?? null, selector: view.selector };
  return { seat: by, selector: 'keep' in action ? by : otherSeat(by) };
}

/** What happens, or who else is awaited. */
export function newsOf(
  view: BalconiaView,
  frame: Frame<Balconia> | null,
  teller: Teller,
): string {
  if (frame && (isSeat(actorIn(frame)) || !view.turn)) return wordsOf(frame, teller);
  if (!view.turn || view.turn === teller.me) return '';
  const role = view.phase === 'select' ? 'selecting' : 'placing';
  return text('prompt-wait', { role, name: teller.names[view.turn] });
}
