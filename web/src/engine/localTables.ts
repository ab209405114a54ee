// Tables on this device: drives the engine's match service, which asks for things by orders and is
// answered by calls (wasm/local_tables.h). Runs in the engine's worker.

import { type LocalMatch, LocalStore, type Row, type Summary } from './localStore';
import type { EngineModule } from './module';
import type { ToThinker } from './thinker';

interface Append {
  append: string;
  rows: Row[];
  summary: Summary;
}

type Order =
  | { send: number; text: string }
  | Append
  | { load: string }
  | { content: string; text: string }
  | { think: string; seq: number; thought: unknown }
  | { record: string; text: string | null };

/** How long it takes until what could not be stored is tried again, in milliseconds. */
const pause = 3000;

export class LocalTables {
  #engine: EngineModule;
  #store = new LocalStore();
  #code: WebAssembly.Module;
  #thinker: Worker | undefined;
  #thoughtsBegun = 0;
  #thoughts = new Map<number, (answer: { action: unknown } | null) => void>();
  #records = new Map<string, ((text: string | null) => void)[]>();
  #connections = new Set<number>();
  #tell: (connection: number, text: string) => void;
  #stored: Promise<unknown> = Promise.resolve();
  /** Other pages with the same tables hear which match has gone on. */
  #pages = new BroadcastChannel('loggia-tables');

  constructor(
    code: WebAssembly.Module,
    engine: EngineModule,
    tell: (connection: number, text: string) => void,
  ) {
    this.#code = code;
    this.#engine = engine;
    this.#tell = tell;
    this.#pages.onmessage = ({ data }: MessageEvent<string>) => {
      this.#call({ call: 'written_elsewhere', match: data });
    };
  }

  connect(connection: number, guest: string, name: string): void {
    this.#connections.add(connection);
    this.#call({ call: 'connect', connection, guest, name });
  }

  disconnect(connection: number): void {
    this.#connections.delete(connection);
    this.#call({ call: 'disconnect', connection });
  }

  receive(connection: number, text: string): void {
    this.#call({ call: 'receive', connection, text });
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
      this.#call({ call: 'record', match });
    });
  }

  #call(call: Record<string, unknown>): void {
    const orders = this.#engine.call('table', JSON.stringify({ ...call, now: Date.now() }));
    if (!Array.isArray(orders)) throw new Error(JSON.stringify(orders));
    for (const order of orders as Order[]) this.#obey(order);
  }

  #obey(order: Order): void {
    if ('send' in order) {
      this.#tell(order.send, order.text);
    } else if ('append' in order) {
      this.#later(() => this.#append(order));
    } else if ('load' in order) {
      this.#later(() => this.#load(order.load));
    } else if ('content' in order) {
      // Where it cannot be kept the match cannot either, and then somebody is told.
      this.#later(() => this.#store.putContent(order.content, order.text).catch(console.warn));
    } else if ('think' in order) {
      this.#think(order.think, order.seq, order.thought).catch(reportError);
    } else {
      for (const resolve of this.#records.get(order.record) ?? []) resolve(order.text);
      this.#records.delete(order.record);
    }
  }

  /** What is stored is stored in the order asked. */
  #later(job: () => Promise<void>): void {
    this.#stored = this.#stored.then(job).catch(reportError);
  }

  async #append(order: Append, isAgain = false): Promise<void> {
    const { append: match, rows, summary } = order;
    let fresh: boolean;
    try {
      fresh = await this.#store.append(match, rows, summary);
    } catch (error) {
      console.warn(error);
      // Who asked for it can ask again; a bot cannot, so that its move waits until there is room.
      if (rows.some(({ command }) => command)) return this.#call({ call: 'not_storable', match });
      this.#tellAll({ type: 'paused' });
      setTimeout(() => this.#later(() => this.#append(order, true)), pause);
      return;
    }
    if (isAgain) this.#tellAll({ type: 'resumed' });
    if (fresh) this.#pages.postMessage(match);
    this.#call({ call: 'stored', match, fresh });
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
      this.#call({ call: 'loaded', match, rows: [], content: '' });
      this.#tellAll({ type: 'error', match, code: 'not_loaded', text: String(error) });
      return;
    }
    this.#call({ call: 'loaded', match, rows, content });
  }

  /** A message of docs/PROTOCOL.md. */
  #tellAll(message: { type: string; match?: string; code?: string; text?: string }): void {
    for (const connection of this.#connections) this.#tell(connection, JSON.stringify(message));
  }

  async #think(match: string, seq: number, thought: unknown): Promise<void> {
    const id = ++this.#thoughtsBegun;
    const answer = await new Promise<{ action: unknown } | null>((resolve) => {
      this.#thoughts.set(id, resolve);
      this.#thinker ??= this.#startThinker();
      this.#thinker.postMessage({ id, thought } satisfies ToThinker);
    });
    this.#call({ call: 'thought', match, seq, action: answer?.action ?? null });
  }

  #startThinker(): Worker {
    const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    thinker.postMessage({ code: this.#code } satisfies ToThinker);
    thinker.onmessage = ({ data }: MessageEvent<{ id: number; answer: never }>) => {
      this.#thoughts.get(data.id)?.(data.answer);
      this.#thoughts.delete(data.id);
    };
    // A bot without a thought plays anything that is legal; the next one has another try.
    thinker.onerror = (event) => {
      event.preventDefault();
      console.warn(event.message);
      thinker.terminate();
      this.#thinker = undefined;
      for (const resolve of this.#thoughts.values()) resolve(null);
      this.#thoughts.clear();
    };
    return thinker;
  }
}

function contentOf(made: Row): string {
  return (JSON.parse(made.body) as { made?: { content?: string } }).made?.content ?? '';
}
