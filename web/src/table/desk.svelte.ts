// One person's correspondence with tables over one line: commands that are sent until they are
// answered, and the matches that are watched.

import { engineLost } from '../engine/engine';
import type { GameTypes } from '../engine/views';
import { type Line, type LineMaker, type Listener, loggedOut } from './lines';
import type { Deed, Do, Heard, Make, WantedSpec } from '../engine/wire';
import { WatchedTable } from './watchedTable.svelte';

/** The table said no: a refusal's or an error's code, for the texts. */
export class Refused extends Error {
  code: string;
  kind: 'refusal' | 'error';

  constructor(kind: 'refusal' | 'error', code: string, text: string) {
    super(text);
    this.kind = kind;
    this.code = code;
  }
}

export interface Done {
  match: string;
  seq: number;
}

interface Unanswered {
  message: Make | Do;
  resolve: (done: Done) => void;
  reject: (refused: Refused) => void;
}

/** Nothing is answered any more: we are logged out, or there is no engine; and the error's code. */
const endings = { ended: 'no_guest', failed: 'not_loaded' } as const;
type Ending = keyof typeof endings;

export type LineState = 'opening' | 'open' | 'lost' | Ending;

export class Desk implements Listener {
  state = $state<LineState>('opening');
  /** The server cannot store at the moment; what was said waits. */
  isPaused = $state(false);
  /** The server's clock minus this one's, in milliseconds. */
  clockOffset = $state(0);
  #line: Line;
  #tables = new Map<string, WatchedTable>();
  #unanswered = new Map<string, Unanswered>();

  constructor(makeLine: LineMaker) {
    this.#line = makeLine(this);
  }

  /** The match, watched from now on, until `unwatch`; whoever asks knows its game. `seen`: the last event that
      is past for who looks; null: all that has happened. */
  watch<G extends GameTypes>(match: string, seen: number | null = null): WatchedTable<G> {
    const table = this.#tables.get(match) ?? new WatchedTable(match, this);
    this.#tables.set(match, table);
    table.seen = seen;
    if (this.state === 'open') this.watchAgain(table);
    return table as WatchedTable<G>;
  }

  unwatch(match: string): void {
    this.#tables.delete(match);
    this.#line.say({ type: 'unwatch', match });
  }

  watchAgain(table: WatchedTable): void {
    const { match, seq: after, seen } = table;
    this.#line.say({ type: 'watch', match, after, ...(seen !== null && { seen }) });
  }

  make(spec: WantedSpec): Promise<Done> {
    return this.#command({ type: 'make', spec, nonce: newWord() });
  }

  sit(match: string, chair: number): Promise<Done> {
    return this.do(match, { sit: chair, nonce: newWord() });
  }

  rematch(match: string): Promise<Done> {
    return this.do(match, { rematch: true, nonce: newWord() });
  }

  do(match: string, what: Deed): Promise<Done> {
    return this.#command({ type: 'do', match, what });
  }

  close(): void {
    this.#end('ended');
    this.#tables.clear();
    this.#line.close();
  }

  preview<G extends GameTypes>(match: string, action: G['action']): Promise<G['preview'] | null> {
    return this.#line.preview(match, action);
  }

  #command(command: Omit<Make, 'id'> | Omit<Do, 'id'>): Promise<Done> {
    const message = { ...command, id: newWord() };
    return new Promise((resolve, reject) => {
      this.#unanswered.set(message.id, { message, resolve, reject });
      if (this.state === 'ended' || this.state === 'failed') this.#end(this.state);
      if (this.state === 'open') this.#line.say(message);
    });
  }

  opened(): void {
    this.state = 'open';
    this.isPaused = false;
    this.#line.say({ type: 'hello', protocol: 1 });
    for (const table of this.#tables.values()) this.watchAgain(table);
    for (const { message } of this.#unanswered.values()) this.#line.say(message);
  }

  lost(code: number): void {
    for (const table of this.#tables.values()) table.lineLost();
    if (code === loggedOut) return this.#end('ended');
    if (code !== engineLost) {
      this.state = 'lost';
      return;
    }
    this.#end('failed');
    for (const table of this.#tables.values()) table.failed(endings.failed);
  }

  #end(ending: Ending): void {
    this.state = ending;
    const waiting = [...this.#unanswered.values()];
    this.#unanswered.clear();
    for (const { reject } of waiting) reject(new Refused('error', endings[ending], ending));
  }

  heard(message: Heard): void {
    switch (message.type) {
      case 'table':
      case 'events':
      case 'undo_asked':
      case 'presence':
        this.#tables.get(message.match)?.heard(message);
        if (message.type === 'events' && message.done) {
          this.#answered(message.done)?.resolve({ match: message.match, seq: message.now.seq });
        }
        break;
      case 'done':
        this.#answered(message.id)?.resolve({ match: message.match, seq: message.seq });
        break;
      case 'refused':
        this.#answered(message.id)?.reject(new Refused('refusal', message.code, message.text));
        break;
      case 'error':
        if (message.id) {
          this.#answered(message.id)?.reject(new Refused('error', message.code, message.text));
        } else if (message.match) {
          this.#tables.get(message.match)?.failed(message.code);
        }
        break;
      case 'paused':
      case 'resumed':
        this.isPaused = message.type === 'paused';
        break;
      case 'welcome':
        this.clockOffset = message.time - Date.now();
        break;
      default:
    }
  }

  #answered(id: string): Unanswered | undefined {
    const found = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return found;
  }
}

/** A word nobody can guess: ids of commands, and everybody's own part of chance. */
export function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
