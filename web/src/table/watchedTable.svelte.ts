// A match that is watched over a line: what there is to show of it.

import type { GameTypes, Now } from '../engine/views';
import type {
  Chair,
  ClockState,
  Heard,
  May,
  Onlookers,
  ShownEvents,
  ShownTable,
  UndoAsked,
} from '../engine/wire';
import type { Desk } from './desk.svelte';
import { withNames } from './players';

type Shown<G extends GameTypes> = ShownTable<G> | ShownEvents<G>;

export class WatchedTable<G extends GameTypes = GameTypes> {
  readonly match: string;
  now = $state.raw<Now<G>>();
  chairs = $state.raw<Chair[]>([]);
  chair = $state<number | null>(null);
  keptForMe = $state<number | null>(null);
  may = $state.raw<May>({});
  /** The chair, from 1, of who made the table, while they sit there. */
  host = $state<number | null>(null);
  clock = $state.raw<ClockState | null>(null);
  undoAsked = $state.raw<Pick<UndoAsked<G>, 'by' | 'to'> | null>(null);
  /** I have said what I think of it; others may not have. */
  hasAnswered = $state(false);
  /** What I asked to take back stays. */
  isUndoDeclined = $state(false);
  /** Who is looking; null while our own line is down, and nobody tells. */
  presence = $state.raw<Onlookers | null>(null);
  /** The last who lost the seat to a bot: me, or whose name this is. */
  lostSeat = $state.raw<{ isMine: boolean; name: string } | null>(null);
  /** A code of an error: nobody tells of this match any more. */
  failure = $state<string | null>(null);
  /** Told of everything once, in order. */
  onShown: ((shown: Shown<G>) => void) | null = null;
  /** The last event that was past when one began to look; null: all that had happened. */
  seen: number | null = null;
  #desk: Desk;

  constructor(match: string, desk: Desk) {
    this.match = match;
    this.#desk = desk;
  }

  /** Of the last event; 0 before the first. */
  get seq(): number {
    return this.now?.seq ?? 0;
  }

  get me(): G['seat'] | null {
    return this.now?.me ?? null;
  }

  get isMyTurn(): boolean {
    return this.me !== null && this.now?.turn === this.me;
  }

  /** The player in a seat. */
  playerAt(seat: G['seat']): Chair {
    const chair = this.chairOf(seat);
    return chair === undefined ? null : (withNames(this.chairs)[chair - 1] ?? null);
  }

  chairOf(seat: G['seat']): number | undefined {
    return this.now?.seats?.find((each) => each.seat === seat)?.chair;
  }

  heard(message: Extract<Heard<G>, { match: string }>): void {
    switch (message.type) {
      case 'table':
        this.failure = null;
        this.#takeSeats(message);
        this.keptForMe = message.kept_for_you ?? null;
        this.clock = message.clock ?? null;
        this.#notePresence(message);
        this.#follow(message);
        this.undoAsked = message.undo_asked ?? null; // asked after those events
        if (message.lost_seat) this.lostSeat = { isMine: true, name: '' };
        break;
      case 'events':
        this.#takeSeats(message);
        this.#follow(message);
        this.clock = message.clock ?? (message.now.phase === 'playing' ? this.clock : null);
        if (message.lost_seat) this.lostSeat = { isMine: false, name: message.lost_seat };
        break;
      case 'undo_asked':
        this.isUndoDeclined = message.by === null && this.undoAsked?.by === this.me;
        this.hasAnswered &&= this.undoAsked?.by === message.by && this.undoAsked.to === message.to;
        this.undoAsked = message.by === null ? null : message;
        break;
      case 'presence':
        this.#notePresence(message);
        break;
      default:
    }
  }

  /** Our own line is down: nobody can tell who is there. */
  lineLost(): void {
    this.presence = null;
  }

  failed(code: string): void {
    // Who has lost the seat may not look on at every table.
    if (code === 'no_spectators' && this.me !== null) this.lostSeat = { isMine: true, name: '' };
    this.failure = code;
  }

  #takeSeats({ chair, chairs, host, may }: Shown<G>): void {
    this.chair = chair;
    this.chairs = chairs;
    this.host = host ?? null;
    this.may = may;
  }

  #follow(shown: Shown<G>): void {
    if (!('past' in shown) && shown.frames.length === 0) return;
    this.undoAsked = null;
    this.hasAnswered = false;
    this.isUndoDeclined = false;
    this.now = shown.now;
    this.onShown?.(shown);
  }

  /** What was heard before the line broke may be told after it. */
  #notePresence(told: Onlookers): void {
    this.presence = this.#desk.state === 'open' ? told : null;
  }
}
