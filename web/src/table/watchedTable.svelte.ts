// A match as it is told over a line: events in, and out comes what the engine makes of them. Old
// events are ignored, and where one is missing the match is watched again.

import { engine, EngineError } from '../engine/engine';
import type { Followed, Frame, Now, SeatName, TableEvent } from '../engine/views';
import type { Desk } from './desk.svelte';
import type { Chair, ClockState, Heard, Presence, UndoAsked } from './messages';
import { withNames } from './players';

type Seating = Pick<WatchedTable, 'chairs' | 'chair' | 'host'>;

export class WatchedTable {
  readonly match: string;
  now = $state.raw<Now>();
  chairs = $state.raw<Chair[]>([]);
  chair = $state<number | null>(null);
  keptForMe = $state<number | null>(null);
  isMadeByMe = $state(false);
  /** The chair, from 1, of who made the table, while they sit there. */
  host = $state<number | null>(null);
  clock = $state.raw<ClockState | null>(null);
  undoAsked = $state.raw<UndoAsked | null>(null);
  /** I have said what I think of it; others may not have. */
  hasAnswered = $state(false);
  /** What I asked to take back stays. */
  isUndoDeclined = $state(false);
  /** Who is looking; null while our own line is down, and nobody tells. */
  presence = $state.raw<Presence | null>(null);
  /** The last who lost the seat to a bot: me, or whose name this is. */
  lostSeat = $state.raw<{ isMine: boolean; name: string } | null>(null);
  /** A code of an error: nobody tells of this match any more. */
  failure = $state<string | null>(null);
  /** Told of every frame once, in order; `isPast` says that it happened before one looked. */
  onFrames: ((frames: Frame[], isPast: boolean) => void) | null = null;
  seq = 0;
  #desk: Desk;
  #work: Promise<void> = Promise.resolve();
  #isFirst = true;
  /** A bot sits where I sat; told once I know whether I may look on. */
  #isSeatLost = false;

  constructor(match: string, desk: Desk) {
    this.match = match;
    this.#desk = desk;
  }

  get me(): SeatName | null {
    return this.now?.me ?? null;
  }

  get isMyTurn(): boolean {
    return this.me !== null && this.now?.turn === this.me;
  }

  /** The player in a seat. */
  playerAt(seat: SeatName): Chair {
    const chair = this.chairOf(seat);
    return chair === undefined ? null : (withNames(this.chairs)[chair - 1] ?? null);
  }

  chairOf(seat: SeatName): number | undefined {
    return this.now?.seats?.find((each) => each.seat === seat)?.chair;
  }

  heard(message: Extract<Heard, { match: string }>): void {
    this.#work = this.#work.then(() => this.#hear(message)).catch((e: unknown) => this.#trouble(e));
  }

  /** Our own line is down: nobody can tell who is there. */
  lineLost(): void {
    this.presence = null;
  }

  failed(code: string): void {
    // Who has lost the seat may not look on at every table.
    if (code === 'no_spectators' && this.me !== null) this.#isSeatLost = true;
    this.#tellLoss();
    this.failure = code;
  }

  async #hear(message: Extract<Heard, { match: string }>): Promise<void> {
    switch (message.type) {
      case 'table': {
        // An answer may begin before what was heard meanwhile; that alone is no news.
        const isAfresh = message.seq < this.seq || message.chair !== this.chair;
        if (isAfresh && this.seq > 0) {
          const mine = this.chair === null ? null : message.chairs[this.chair - 1];
          this.#isSeatLost ||= !!mine && 'bot' in mine;
          await this.#forget();
          if (message.after > 0) return this.#desk.watchAgain(this);
        }
        this.failure = null;
        this.chair = message.chair;
        this.chairs = message.chairs;
        this.keptForMe = message.kept_for_you ?? null;
        this.isMadeByMe = message.made_by_you ?? false;
        this.host = message.host ?? null;
        this.clock = message.clock ?? null;
        this.#notePresence(message);
        await this.#follow(message.events, this.#isFirst);
        this.undoAsked = message.undo_asked ?? null; // asked after those events
        if (this.seq === 0) break; // something is missing, and asked for
        this.#isFirst = false;
        this.#tellLoss();
        break;
      }
      case 'events':
        await this.#follow(message.events, false, message.clock, this.#seatingAfter(message.events));
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

  /** Who sits where is told together with what they did: no table is full before its match stands. */
  async #follow(
    events: TableEvent[],
    isPast: boolean,
    clock?: ClockState,
    { chairs, chair, host }: Seating = this,
  ): Promise<void> {
    const unknown = this.#unknown(events);
    const first = unknown[0];
    if (!first) return;
    const isUpToDate = first.seq === this.seq + 1;
    // Whose seat goes to a bot is told all anew, as one who looks on.
    const isMine = ({ seat, player }: TableEvent) => player !== undefined && seat === this.me;
    if (!isUpToDate || unknown.some(isMine)) return this.#desk.watchAgain(this);
    const { frames, now } = await this.#understood(unknown, chair);
    this.chairs = chairs;
    this.chair = chair;
    this.host = host;
    this.seq = now.seq;
    this.undoAsked = null;
    this.hasAnswered = false;
    this.isUndoDeclined = false;
    this.now = now;
    this.clock = clock ?? (now.phase === 'playing' ? this.clock : null);
    this.onFrames?.(frames, isPast);
  }

  #unknown(events: TableEvent[]): TableEvent[] {
    return events.filter((event) => event.seq > this.seq);
  }

  /** A table has told who sits where now; only what comes after it changes that. */
  #seatingAfter(events: TableEvent[]): Seating {
    const chairs = [...this.chairs];
    let { chair, host } = this;
    for (const event of this.#unknown(events)) {
      if (event.sat !== undefined && event.name !== undefined) {
        chairs[event.sat - 1] = { name: event.name };
        if (event.nonce !== undefined && this.#desk.isOwnWord(event.nonce)) chair = event.sat;
      } else if (event.sat !== undefined && event.bot !== undefined) {
        chairs[event.sat - 1] = { bot: event.bot };
      } else if (event.left !== undefined) {
        chairs[event.left - 1] = null;
        if (chair === event.left) chair = null;
        if (host === event.left) host = null;
      } else if (event.seat !== undefined && event.player !== undefined) {
        const left = this.chairOf(event.seat);
        if (left === undefined) continue;
        const before = chairs[left - 1];
        if (event.seat === this.me) this.#isSeatLost = true;
        else if (before && 'name' in before) this.lostSeat = { isMine: false, name: before.name };
        chairs[left - 1] = { bot: event.player };
      }
    }
    return { chairs, chair, host };
  }

  /** What was heard before the line broke may be told after it. */
  #notePresence(told: Presence): void {
    this.presence = this.#desk.state === 'open' ? told : null;
  }

  #tellLoss(): void {
    if (this.#isSeatLost) this.lostSeat = { isMine: true, name: '' };
    this.#isSeatLost = false;
  }

  async #forget(): Promise<void> {
    await engine.unfollow(this.match);
    this.seq = 0;
    this.now = undefined;
    this.#isFirst = true;
  }

  /** Tables may be made with contents that are not part of the app: the server has them. */
  async #understood(events: TableEvent[], chair: number | null): Promise<Followed> {
    try {
      return await engine.follow(this.match, events, chair);
    } catch (error) {
      const made = events[0]?.made;
      if (!(error instanceof EngineError) || !error.content || !made) throw error;
      const answer = await fetch(`/api/contents/${error.content}`);
      if (!answer.ok) throw error;
      await engine.addContent(made.game, await answer.text());
      return engine.follow(this.match, events, chair);
    }
  }

  async #trouble(error: unknown): Promise<void> {
    console.error(error);
    await this.#forget();
    this.failure = 'not_understood';
  }
}
