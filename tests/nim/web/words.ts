// Nim in words: what the texts of en.ftl are asked for by.

import type { Happened, Result } from '../../../web/src/engine/views';
import type { Ended, Teller } from '../../../web/src/table/gameModule';
import { asideOf, leavingWords } from '../../../web/src/table/asides';
import { listed, text, textOr, type Variables } from '../../../web/src/texts/texts.svelte';
import type { Nim } from './views';

/** Texts of a game that comes by itself have no types. */
export function say(id: string, variables?: Variables): string {
  return textOr(id, id, variables);
}

/** What happened, for whoever reads; empty where nothing is told of it. */
export function wordsOf(happened: Happened<Nim>, { names, me }: Teller<Nim>): string {
  const who = (seat: Nim['seat']) => ({ you: seat === me ? 'actor' : 'other', name: names[seat] });
  const aside = asideOf(happened);
  if (aside) return text(aside.id, { ...who(aside.seat), ...aside.variables });
  const sentences = (happened.told ?? []).map(({ by, action }) => {
    return say('nim-took', { ...who(by), count: action.take, heap: action.from });
  });
  return sentences.join(' ');
}

export function resultLines({ result, history }: Omit<Ended<Nim>, 'view'>, teller: Teller<Nim>): string[] {
  const lines = [winnersInWords(result, teller)];
  const { resigned } = result;
  if (resigned === undefined) return lines;
  const you = resigned === teller.me ? 'actor' : 'other';
  return [...lines, leavingWords(history, { you, name: teller.names[resigned] })];
}

function winnersInWords({ winners }: Result<Nim>, { names, me }: Teller<Nim>): string {
  const others = winners.filter((seat) => seat !== me);
  return text('result-winners', {
    you: others.length < winners.length ? 'actor' : 'other',
    count: winners.length,
    winners: listed(others.map((seat) => names[seat])),
  });
}
