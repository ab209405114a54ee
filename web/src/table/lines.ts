// Lines to where tables are, a server or this device; they end in the engine's worker. Whoever holds one
// hears `opened` each time it is there anew.

import { noteOutdated } from '../app/updates.svelte';
import { engine, type Said } from '../engine/engine';
import type { GameTypes } from '../engine/views';
import type { Heard } from '../engine/wire';

export interface Line {
  say(message: Said): void;
  /** What a decision would change. */
  preview<G extends GameTypes>(match: string, action: G['action']): Promise<G['preview'] | null>;
  close(): void;
}

export interface Listener {
  opened(): void;
  heard(message: Heard): void;
  /** Gone for now, or for good: why is a close code of docs/PROTOCOL.md. */
  lost(code: number): void;
}

export type LineMaker = (listener: Listener) => Line;

export const loggedOut = 4001;

/** `isKnown`: the server knows our name; `forgotten` is called where it does not any more. */
export function webLine(isKnown: boolean, forgotten: () => void): LineMaker {
  return (listener) =>
    engine.open({ isKnown }, {
      opened: () => listener.opened(),
      heard: (message) => {
        if (message.type === 'reload') noteOutdated();
        listener.heard(message);
      },
      lost: (code) => {
        if (code === loggedOut) forgotten();
        listener.lost(code);
      },
    });
}

export function localLine(guest: string, name: string): LineMaker {
  return (listener) => {
    const line = engine.open({ guest, name }, listener);
    queueMicrotask(() => listener.opened());
    return line;
  };
}
