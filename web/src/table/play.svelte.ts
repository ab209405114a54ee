// A match as somebody plays it or looks on: what the boards draw, and the intentions they report.

import type { GameTypes, Happened } from '../engine/views';
import { type Desk, type Done, Refused } from './desk.svelte';
import type { Deed } from '../engine/wire';
import { type Pace, Stage } from './stage.svelte';
import type { WatchedTable } from './watchedTable.svelte';

export class Play<G extends GameTypes = GameTypes> {
  readonly desk: Desk;
  readonly table: WatchedTable<G>;
  readonly stage: Stage<G>;
  /** Everything that happened, for logs; what was taken back, too. */
  history = $state.raw<Happened<G>[]>([]);
  /** Something was said and is not answered yet. */
  isBusy = $state(false);
  /** Several people look at this screen. */
  isShared = false;
  /** The last refusal; gone with the next try. */
  refusal = $state.raw<Refused | null>(null);
  /** The last event of what was done here: the answer may come before the table shows it. */
  #doneUpTo = $state(0);

  /** Up to here it was past when one came; the rest was shown, or is about to be. */
  shownBefore = 0;

  /** `seenBefore`: the last event that is past for who looks; null: all that has happened. */
  constructor(desk: Desk, match: string, pace: Pace<G>, seenBefore: number | null = null) {
    this.desk = desk;
    this.stage = new Stage(pace);
    this.table = desk.watch<G>(match, seenBefore);
    this.table.onShown = (shown) => {
      if ('past' in shown && shown.past) {
        this.history = shown.past.map((facts, place) => ({ ...facts, seq: place + 1 }));
        this.shownBefore = shown.past.length;
        if (shown.past.length > 0) this.stage.begin(shown.view);
      }
      this.history = [...this.history, ...shown.frames];
      this.stage.show(shown.frames);
    };
  }

  /** Whether the person here may decide now: what is shown has caught up, and nothing is under way. */
  get canAct(): boolean {
    const isShown = (this.table.now?.seq ?? 0) >= this.#doneUpTo;
    return this.table.isMyTurn && !this.isBusy && isShown && !this.stage.isPlaying;
  }

  act(action: G['action']): Promise<boolean> {
    return this.#say({ act: action, after: this.table.seq });
  }

  get canUndo(): boolean {
    return this.table.now?.undo_to !== undefined && !this.isBusy;
  }

  undo(): Promise<boolean> {
    const to = this.table.now?.undo_to;
    return to === undefined ? Promise.resolve(false) : this.#say({ undo: to });
  }

  agree(agrees: boolean): Promise<boolean> {
    this.table.hasAnswered = true;
    return this.#say({ agree: agrees });
  }

  /** Somebody wants to take a decision back, and waits for my answer. */
  get isAsked(): boolean {
    const { me, undoAsked, hasAnswered } = this.table;
    return me !== null && undoAsked !== null && undoAsked.by !== me && !hasAnswered;
  }

  resign(): Promise<boolean> {
    return this.#say({ resign: true });
  }

  leave(): Promise<boolean> {
    return this.#say({ leave: true });
  }

  sit(chair: number): Promise<boolean> {
    return this.#try(() => this.desk.sit(this.table.match, chair));
  }

  invite(chair: number, bot: string): Promise<boolean> {
    return this.#say({ invite: chair, bot });
  }

  rematch(): Promise<boolean> {
    return this.#try(() => this.desk.rematch(this.table.match));
  }

  preview(action: G['action']): Promise<G['preview'] | null> {
    return this.desk.preview(this.table.match, action);
  }

  /** Who is told of the end as "you": nobody where several look at it. */
  get addressee(): G['seat'] | null {
    return this.isShared ? null : this.table.me;
  }

  /** The seats, mine first, then in order of play. */
  get seatsFromMe(): G['seat'][] {
    const seats = this.table.now?.seats?.map((each) => each.seat) ?? [];
    const mine = this.table.me === null ? 0 : seats.indexOf(this.table.me);
    return [...seats.slice(mine), ...seats.slice(0, mine)];
  }

  close(): void {
    this.table.onShown = null;
    this.stage.skip();
    this.desk.unwatch(this.table.match);
  }

  #say(what: Deed): Promise<boolean> {
    return this.#try(() => this.desk.do(this.table.match, what));
  }

  async #try(command: () => Promise<Done>): Promise<boolean> {
    this.isBusy = true;
    this.refusal = null;
    try {
      const { match, seq } = await command();
      if (match === this.table.match) this.#doneUpTo = seq;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
