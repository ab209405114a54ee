// The page's side of the engine: questions as promises, and lines to tables on this device.

import type { BlockSet, Deck } from './content';
import type { LocalMatch } from './localStore';
import type { Action, Followed, GameInfo, GameName, Preview, Replay, TableEvent } from './views';

export type Question =
  | { id: number; ask: string; argument?: unknown }
  | { id: number; list: true }
  | { id: number; forget: string }
  | { id: number; record: string }
  | { connect: number; guest: string; name: string }
  | { connection: number; say: string }
  | { disconnect: number };

export type Answer =
  | { id: number; answer: unknown }
  | { id: number; error: string }
  | { connection: number; text: string };

/** Why a line is lost, among close codes: the engine is gone, and with it all that it knew. */
export const engineLost = 4900;

/** The engine complained; `content` is the hash of one it does not know. */
export class EngineError extends Error {
  content: string | undefined;

  constructor(text: string, content?: string) {
    super(text);
    this.content = content;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Asked = DistributiveOmit<Extract<Question, { id: number }>, 'id'>;

interface OnLine {
  heard: (text: string) => void;
  lost: () => void;
}

class Engine {
  #worker: Worker | undefined;
  #waiting = new Map<number, { resolve: (answer: never) => void; reject: (e: Error) => void }>();
  #lines = new Map<number, OnLine>();
  #next = 1;

  /** Begins to load it, so that it is there when it is needed. */
  warmUp(): void {
    this.#worker ??= this.#start();
  }

  games(): Promise<GameInfo[]> {
    return this.#ask({ ask: 'games' });
  }

  content<Game extends GameName>(
    game: Game,
    name: string,
  ): Promise<{ hash: string; content: Game extends 'balconia' ? BlockSet : Deck }> {
    return this.#ask({ ask: 'content', argument: { game, name } });
  }

  /** What a content of the app is called; undefined: it is none of them. */
  async contentNamed(game: GameName, hash: string | undefined): Promise<string | undefined> {
    const names = (await this.games()).find((each) => each.game === game)?.contents ?? [];
    const known = await Promise.all(names.map((name) => this.content(game, name)));
    return names.find((_, place) => known[place]?.hash === hash);
  }

  addContent(game: GameName, text: string): Promise<void> {
    return this.#ask({ ask: 'add_content', argument: { game, text } });
  }

  follow(follow: string, events: TableEvent[], chair: number | null): Promise<Followed> {
    return this.#ask({ ask: 'follow', argument: { follow, events, chair } });
  }

  preview(follow: string, action: Action): Promise<Preview | null> {
    return this.#ask({ ask: 'preview', argument: { follow, action } });
  }

  /** A worker that is lost follows nothing. */
  async unfollow(follow: string): Promise<void> {
    if (!this.#worker) return;
    await this.#ask({ ask: 'unfollow', argument: { follow } }).catch(() => undefined);
  }

  replay(record: string): Promise<Replay> {
    return this.#ask({ ask: 'replay', argument: record });
  }

  signature(): Promise<string> {
    return this.#ask({ ask: 'signature' });
  }

  localMatches(): Promise<LocalMatch[]> {
    return this.#ask({ list: true });
  }

  forgetLocal(match: string): Promise<void> {
    return this.#ask({ forget: match });
  }

  localRecord(match: string): Promise<string | null> {
    return this.#ask({ record: match });
  }

  /** A line to the tables on this device, for somebody who sits at it. */
  open(guest: string, name: string, onLine: OnLine) {
    const connection = this.#next++;
    this.#lines.set(connection, onLine);
    this.#post({ connect: connection, guest, name });
    return {
      say: (text: string) => {
        if (this.#lines.has(connection)) this.#post({ connection, say: text });
      },
      close: () => {
        if (this.#lines.delete(connection)) this.#post({ disconnect: connection });
      },
    };
  }

  #ask<T>(question: Asked): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ id, ...question } as Question);
    });
  }

  #post(question: Question): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(question);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#lose(event.message);
    };
    return worker;
  }

  /** It did not load, or broke: whoever waits is told, and the next question starts it anew. */
  #lose(why = 'the engine could not be loaded'): void {
    console.warn(why);
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    const lines = [...this.#lines.values()];
    this.#waiting.clear();
    this.#lines.clear();
    for (const { reject } of waiting) reject(new EngineError(why));
    for (const { lost } of lines) lost();
  }

  #hear(answer: Answer): void {
    if ('connection' in answer) {
      this.#lines.get(answer.connection)?.heard(answer.text);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) {
      console.warn(answer.error);
      waiting?.reject(new EngineError(answer.error));
      return;
    }
    const refused = answer.answer as { error?: string; content?: string } | null;
    if (refused && typeof refused === 'object' && typeof refused.error === 'string') {
      waiting?.reject(new EngineError(refused.error, refused.content));
    } else {
      waiting?.resolve(answer.answer as never);
    }
  }
}

export const engine = new Engine();
