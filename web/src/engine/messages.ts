// The messages of docs/PROTOCOL.md, as far as this client says them, and as the engine's worker hands on
// what it heard (table/watched.h): with what there is to show instead of events.

import type { Action, Followed, GameTypes, SeatName, Spec } from './views';

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

/** Who is looking: numbers are of chairs, from 1. What is left out is empty. */
export interface Presence {
  present: number[];
  /** By the server's clock; not of those whom nobody saw go. */
  away?: { chair: number; since: number }[];
  /** For whom chairs of a rematch are kept, and whether they know. */
  kept?: { chair: number; name?: string; told: boolean }[];
  /** How many look on; told to those who sit there. */
  watching?: number;
}

/** What one may do besides moving: numbers are of chairs, from 1. What is left out, one may not. */
export interface May {
  sit?: number[];
  /** A bot. */
  invite?: number[];
  leave?: true;
  /** By leaving. */
  close?: true;
  resign?: true;
  rematch?: true;
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
  /** `seen`, which is for our own end of the line: only what happened up to there is past. */
  | { type: 'watch'; match: string; after: number; seen?: number }
  | { type: 'unwatch'; match: string }
  | { type: 'ping' }
  | (Command & { id: string });

export type Heard<G extends GameTypes = GameTypes> =
  | { type: 'welcome'; name: string | null; time: number }
  | { type: 'reload'; protocol: number }
  | { type: 'pong' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | ({
      type: 'table';
      match: string;
      chair: number | null;
      chairs: Chair[];
      clock?: ClockState;
      undo_asked?: UndoAsked;
      kept_for_you?: number;
      made_by_you?: true;
      host?: number;
      may: May;
      /** A bot sits where I sat. */
      lost_seat?: true;
    } & Presence &
      Followed<G>)
  | ({
      type: 'events';
      match: string;
      chair: number | null;
      chairs: Chair[];
      host?: number;
      may: May;
      clock?: ClockState;
      done?: string;
      /** Whose seat went to a bot. */
      lost_seat?: string;
    } & Followed<G>)
  | ({ type: 'undo_asked'; match: string } & UndoAsked)
  | ({ type: 'presence'; match: string } & Presence)
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
