// The page's lines, to a server or to the tables on this device. They end in the engine: what is told
// there comes out of it as what screens show (wasm/lines.h).

import type { Heard } from './wire';
import type { Answer, Said, Where } from './engine';
import { LocalTables } from './localTables';
import type { EngineModule } from './module';
import { type ServerLine, serverLine, type Visibility } from './serverLine';

export class Lines {
  readonly tables: LocalTables;
  #engine: EngineModule;
  #post: (answer: Answer) => void;
  #toServers = new Map<number, ServerLine>();
  #visibility: Visibility = 'visible';
  /** What is heard while a content is fetched waits. */
  #work = new Map<number, Promise<void>>();

  constructor(code: WebAssembly.Module, engine: EngineModule, post: (answer: Answer) => void) {
    this.#engine = engine;
    this.#post = post;
    this.tables = new LocalTables(code, engine, this);
  }

  connect(connection: number, where: Where): void {
    if ('guest' in where) return this.tables.connect(connection, where.guest, where.name);
    const listener = {
      opened: () => this.#post({ connection, opened: true }),
      heard: (text: string) => this.#hear(connection, text),
      lost: (lost: number) => this.#post({ connection, lost }),
      isForgotten: async () => where.isKnown && (await isStranger()),
    };
    this.#toServers.set(connection, serverLine(listener, () => this.#visibility));
  }

  say(connection: number, message: Said): void {
    if (message.type === 'unwatch') this.tables.call('unwatch', `${connection}`, message.match);
    if (message.type === 'watch' && message.seen !== undefined) {
      const { seen, ...said } = message;
      this.tables.call('seen', `${connection}`, message.match, `${seen}`);
      return this.say(connection, said);
    }
    const server = this.#toServers.get(connection);
    if (server) server.say(message);
    else this.tables.say(connection, JSON.stringify(message));
  }

  hangUp(connection: number): void {
    this.#toServers.get(connection)?.close();
    this.#toServers.delete(connection);
    this.#work.delete(connection);
    this.tables.hangUp(connection);
  }

  pageIs(visibility: Visibility): void {
    this.#visibility = visibility;
    for (const line of this.#toServers.values()) line.hurry();
  }

  /** What the engine made of what was told there. */
  show(connection: number, text: string): void {
    const heard = JSON.parse(text) as Heard;
    this.#toServers.get(connection)?.understood(heard);
    this.#post({ connection, heard });
  }

  /** Tables may be made with contents that are not part of the app: the server has them. */
  wanted(connection: number, game: string, hash: string, text: string): void {
    const fetched = this.#fetchContent(game, hash).then(
      () => this.tables.call('hear', `${connection}`, text),
      (error: unknown) => {
        console.warn(error);
        const { match } = JSON.parse(text) as { match: string };
        const code = 'not_understood';
        this.#post({ connection, heard: { type: 'error', code, text: String(error), match } });
      },
    );
    this.#work.set(connection, fetched);
  }

  async #fetchContent(game: string, hash: string): Promise<void> {
    const answer = await fetch(`/api/contents/${hash}`);
    if (!answer.ok) throw new Error(`content ${hash}: ${answer.status}`);
    const text = await answer.text();
    const added = this.#engine.call('add_content', JSON.stringify({ game, text })) as object;
    if ('error' in added) throw new Error(String(added.error));
  }

  #hear(connection: number, text: string): void {
    const work = this.#work.get(connection);
    if (!work) return this.tables.call('hear', `${connection}`, text);
    const heard = work.then(() => {
      // A content may be wanted once more.
      if (this.#work.get(connection) === heard) this.#work.delete(connection);
      if (this.#toServers.has(connection)) this.#hear(connection, text);
    });
    this.#work.set(connection, heard);
  }
}

async function isStranger(): Promise<boolean> {
  try {
    const answer = await fetch('/api/me');
    return answer.ok && (await answer.json()) === null;
  } catch {
    return false;
  }
}
