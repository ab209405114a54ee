// Tables on this device: drives the engine's match service, which asks for things by orders and is
// answered by calls (wasm/local_tables.h). Runs in the engine's worker.

import { type LocalMatch, LocalStore, type Row, type Summary } from './localStore';
import type { EngineModule } from './module';
import type { ToThinker } from './thinker';

type Order =
  | { send: number; text: string }
  | { append: string; rows: Row[]; summary: Summary }
  | { load: string }
  | { content: string; text: string }
  | { think: string; seq: number; thought: unknown }
  | { record: string; text: string | null };

export class LocalTables {
  #engine: EngineModule;
  #store = new LocalStore();
  #code: WebAssembly.Module;
  #thinker: Worker | undefined;
  #thoughtsBegun = 0;
  #thoughts = new Map<number, (answer: { action: unknown } | null) => void>();
  #records = new Map<string, (text: string | null) => void>();
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
    this.#call({ call: 'connect', connection, guest, name });
  }

  disconnect(connection: number): void {
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
      this.#records.set(match, resolve);
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
      this.#later(async () => {
        const fresh = await this.#store.append(order.append, order.rows, order.summary);
        if (fresh) this.#pages.postMessage(order.append);
        this.#call({ call: 'stored', match: order.append, fresh });
      });
    } else if ('load' in order) {
      this.#later(async () => {
        const rows = await this.#store.rows(order.load);
        const content = rows[0] ? await this.#store.content(contentOf(rows[0])) : '';
        this.#call({ call: 'loaded', match: order.load, rows, content });
      });
    } else if ('content' in order) {
      this.#later(() => this.#store.putContent(order.content, order.text));
    } else if ('think' in order) {
      void this.#think(order.think, order.seq, order.thought);
    } else {
      this.#records.get(order.record)?.(order.text);
      this.#records.delete(order.record);
    }
  }

  /** What is stored is stored in the order asked. */
  #later(job: () => Promise<void>): void {
    this.#stored = this.#stored.then(job, job);
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
    return thinker;
  }
}

function contentOf(made: Row): string {
  return (JSON.parse(made.body) as { made?: { content?: string } }).made?.content ?? '';
}
