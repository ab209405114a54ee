// What went wrong at a table or on the way to it, in words.

import { EngineError } from '../engine/engine';
import { hasText, text } from '../texts/texts.svelte';
import { Refused } from './desk.svelte';
import { ServerError } from './online.svelte';

/** Of a code that has no sentence, what the server said of it is told. */
export function codeInWords(kind: 'refusal' | 'error', code: string, said = code): string {
  const id = `${kind}-${code}`;
  return hasText(id) ? text(id) : text(`${kind}-unknown`, { text: said });
}

/** A sentence for anything the server or the engine may answer, or not answer. */
export function troubleInWords(error: unknown): string {
  if (error instanceof EngineError) return text('error-not_loaded');
  if (!(error instanceof ServerError || error instanceof Refused)) throw error;
  if (error.code === 'offline') return text('server-away');
  return codeInWords(error instanceof Refused ? error.kind : 'error', error.code, error.message);
}
