// Drives the tables of the engine, which asks for things by orders and is answered by calls
// (wasm/local_tables.h): the match service for those on this device, and the ends of all lines. Runs
// in the engine's worker.

import { type LocalMatch, LocalStore, type Row, type Summary } from './localStore';
import type { EngineModule } from './module';
import type { ToThinker } from './thinker';
import type { Card, Paused, Resumed, ToldError, Watch } from './wire';

/** Who has the lines. */
interface Shown {
  show(connection: number, text: string): void;
  wanted(connection: number, game: string, hash: string, text: string): void;
  say(connection: number, message: Watch): void;
}

/** Said by no server: the rows of a match on this device are not to be had. */
type NotLoaded = Omit<ToldError, 'code'> & { code: 'not_loaded' };

/** How long it takes until what could not be stored is tried again, in milliseconds. */
const pause = 3000;

export class LocalTables {
  #engine: EngineModule;
  #store = new LocalStore();
  #code: WebAssembly.Module;
  #thinker: Worker | undefined;
  #thoughtsBegun = 0;
  #thoughts = new Map<number, (answer: string) => void>();
  #records = new Map<string, ((text: string | null) => void)[]>();
  #connections = new Set<number>();
  #cards = new Map<string, { text: string; card: Card }>();
  #lines: Shown;
  #stored: Promise<unknown> = Promise.resolve();
  /** Other pages with the same tables hear which match has gone on. */
  #pages = new BroadcastChannel('loggia-tables');

  constructor(code: WebAssembly.Module, engine: EngineModule, lines: Shown) {
    this.#code = code;
    this.#engine = engine;
    this.#lines = lines;
    this.#pages.onmessage = ({ data }: MessageEvent<string>) => {
      this.call('written_elsewhere', data);
    };
  }

  connect(connection: number, guest: string, name: string): void {
    this.#connections.add(connection);
    this.call('connect', `${connection}`, guest, name);
  }

  say(connection: number, text: string): void {
    this.call('say', `${connection}`, text);
  }

  hangUp(connection: number): void {
    this.#connections.delete(connection);
    this.call('hang_up', `${connection}`);
  }

  matches(): Promise<LocalMatch[]> {
    return this.#store.matches();
  }

  forget(match: string): Promise<void> {
    return this.#store.forget(match);
  }

  record(match: string): Promise<string | null> {
    return new Promise((resolve) => {
      this.#records.set(match, [...(this.#records.get(match) ?? []), resolve]);
      this.call('record', match);
    });
  }

  call(name: string, ...texts: string[]): void {
    for (const order of this.#engine.tables(name, `${Date.now()}`, ...texts)) this.#obey(order);
  }

  #obey([what, ...order]: string[]): void {
    const [first = '', second = '', third = '', fourth = ''] = order;
    switch (what) {
      case 'show':
        return this.#lines.show(Number(first), second);
      case 'watch':
        return this.#lines.say(Number(first), { type: 'watch', match: second, after: Number(third) });
      case 'wanted':
        return this.#lines.wanted(Number(first), second, third, fourth);
      case 'append':
        return this.#later(() => this.#append(order));
      case 'load':
        return this.#later(() => this.#load(first));
      case 'content':
        // Where it cannot be kept the match cannot either, and then somebody is told.
        return this.#later(() => this.#store.putContent(first, second).catch(console.warn));
      case 'think':
        return void this.#think(first, second, third).catch(reportError);
      case 'record':
        for (const resolve of this.#records.get(first) ?? []) resolve(second || null);
        this.#records.delete(first);
        return;
      default:
        throw new Error(`${what}: ${first}`);
    }
  }

  /** What is stored is stored in the order asked. */
  #later(job: () => Promise<void>): void {
    this.#stored = this.#stored.then(job).catch(reportError);
  }

  async #append(order: string[], isAgain = false): Promise<void> {
    const [match = '', phase, touched, members = '', awaited = '', card = '', ...told] = order;
    const rows = rowsOf(told);
    const summary: Summary = {
      phase: phase as Summary['phase'],
      touched: Number(touched),
      members: words(members),
      awaited: words(awaited),
      card: this.#cardOf(match, card),
    };
    let fresh: boolean;
    try {
      fresh = await this.#store.append(match, rows, summary);
    } catch (error) {
      console.warn(error);
      // Who asked for it can ask again; a bot cannot, so that its move waits until there is room.
      if (rows.some(({ command }) => command)) return this.call('not_storable', match);
      this.#tellAll({ type: 'paused' });
      setTimeout(() => this.#later(() => this.#append(order, true)), pause);
      return;
    }
    if (isAgain) this.#tellAll({ type: 'resumed' });
    if (fresh) this.#pages.postMessage(match);
    this.call('stored', match, fresh ? 'fresh' : 'stale');
  }

  /** It rarely changes. */
  #cardOf(match: string, text: string): Card {
    let known = this.#cards.get(match);
    if (known?.text !== text) {
      known = { text, card: JSON.parse(text) as Card };
      this.#cards.set(match, known);
    }
    return known.card;
  }

  async #load(match: string): Promise<void> {
    let rows: Row[];
    let content = '';
    try {
      rows = await this.#store.rows(match);
      if (rows[0]) content = await this.#store.content(contentOf(rows[0]));
    } catch (error) {
      console.warn(error);
      // Nobody shall wait, and who comes next has it loaded anew: as if there were no such match.
      // What is told last is what is shown.
      this.call('loaded', match, '');
      this.#tellAll({ type: 'error', match, code: 'not_loaded', text: String(error) });
      return;
    }
    const texts = rows.flatMap(({ seq, time, command, body }) => [`${seq}`, `${time}`, command, body]);
    this.call('loaded', match, content, ...texts);
  }

  #tellAll(message: Paused | Resumed | NotLoaded): void {
    for (const connection of this.#connections) this.#lines.show(connection, JSON.stringify(message));
  }

  async #think(match: string, seq: string, thought: string): Promise<void> {
    const id = ++this.#thoughtsBegun;
    const answer = await new Promise<string>((resolve) => {
      this.#thoughts.set(id, resolve);
      this.#thinker ??= this.#startThinker();
      this.#thinker.postMessage({ id, thought } satisfies ToThinker);
    });
    this.call('thought', match, seq, answer);
  }

  #startThinker(): Worker {
    const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    thinker.postMessage({ code: this.#code } satisfies ToThinker);
    thinker.onmessage = ({ data }: MessageEvent<{ id: number; answer: string }>) => {
      this.#thoughts.get(data.id)?.(data.answer);
      this.#thoughts.delete(data.id);
    };
    // A bot without a thought plays anything that is legal; the next one has another try.
    thinker.onerror = (event) => {
      event.preventDefault();
      console.warn(event.message);
      thinker.terminate();
      this.#thinker = undefined;
      this.call('forget_thinker');
      for (const resolve of this.#thoughts.values()) resolve('null');
      this.#thoughts.clear();
    };
    return thinker;
  }
}

/** Guests, as orders have them. */
function words(text: string): string[] {
  return text ? text.split(' ') : [];
}

function rowsOf(texts: string[]): Row[] {
  return Array.from({ length: texts.length / 4 }, (_, row) => {
    const [seq, time, command = '', body = ''] = texts.slice(4 * row, 4 * row + 4);
    return { seq: Number(seq), time: Number(time), command, body };
  });
}

function contentOf(made: Row): string {
  return (JSON.parse(made.body) as { made?: { content?: string } }).made?.content ?? '';
}
