// The messages of docs/PROTOCOL.md, as far as this client says and hears them.

import type { Action, SeatName, Spec, TableEvent } from '../engine/views';

/** Seats are told once the match has started. */
export type Chair = (({ name: string } | { bot: string }) & { seat?: SeatName }) | null;

export interface ClockState {
  left: Partial<Record<SeatName, number>>;
  deadline: number | null;
}

export interface UndoAsked {
  by: SeatName | null;
  to?: number;
}

export type What =
  | { sit: number; nonce: string }
  | { invite: number; bot: string }
  | { leave: true }
  | { act: Action; after: number }
  | { undo: number }
  | { agree: boolean }
  | { resign: true }
  | { rematch: true; nonce: string };

export type Command =
  | { type: 'make'; spec: Spec; nonce: string }
  | { type: 'do'; match: string; what: What };

export type Said =
  | { type: 'hello'; protocol: 1 }
  | { type: 'watch'; match: string; after: number }
  | { type: 'unwatch'; match: string }
  | { type: 'ping' }
  | (Command & { id: string });

export type Heard =
  | { type: 'welcome'; name: string; time: number }
  | { type: 'reload'; protocol: number }
  | { type: 'pong' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | {
      type: 'table';
      match: string;
      seq: number;
      after: number;
      chair: number | null;
      chairs: Chair[];
      events: TableEvent[];
      clock?: ClockState;
      undo_asked?: UndoAsked;
      kept_for_you?: number;
      made_by_you?: true;
      present?: number[];
    }
  | { type: 'events'; match: string; events: TableEvent[]; clock?: ClockState; done?: string }
  | ({ type: 'undo_asked'; match: string } & UndoAsked)
  | { type: 'presence'; match: string; present: number[] }
  | { type: 'done'; id: string; match: string; seq: number }
  | {
      type: 'refused';
      id: string;
      match: string;
      code: string;
      rule: string;
      text: string;
      seq?: number;
    }
  | { type: 'error'; code: string; text: string; id?: string; match?: string };
