// The page's side of the engine: questions as promises, and lines to tables on this device.

import type { LocalMatch } from './localStore';
import type { Visibility } from './serverLine';
import type { Action, GameInfo, GameTypes, Replay } from './views';
import type { Heard, Said as SaidToTables, Watch } from './wire';

/** To the tables on this device, for somebody who sits at it; or to a server, which knows our name or not. */
export type Where = { guest: string; name: string } | { isKnown: boolean };

/** What a page says. `seen` is for our own end of the line: only what happened up to there is past. */
export type Said = Exclude<SaidToTables, Watch> | (Watch & { seen?: number });

export type Question =
  | { id: number; ask: string; argument?: unknown }
  | { id: number; list: true }
  | { id: number; forget: string }
  | { id: number; record: string }
  | { id: number; preview: { connection: number; match: string; action: Action } }
  | { connect: number; where: Where }
  | { connection: number; say: Said }
  | { disconnect: number }
  /** The page is looked at, or not; or the network changed. */
  | { page: Visibility };

export type Answer =
  | { id: number; answer: unknown }
  | { id: number; error: string }
  | { connection: number; opened: true }
  | { connection: number; heard: Heard }
  | { connection: number; lost: number };

/** Why a line is lost, among close codes: the engine is gone, and with it all that it knew. */
export const engineLost = 4900;

/** The engine complained. */
export class EngineError extends Error {}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Asked = DistributiveOmit<Extract<Question, { id: number }>, 'id'>;

interface OnLine {
  opened(): void;
  heard(message: Heard): void;
  lost(code: number): void;
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

  content<G extends GameTypes>(
    game: string,
    name: string,
  ): Promise<{ hash: string; content: G['content'] }> {
    return this.#ask({ ask: 'content', argument: { game, name } });
  }

  /** What a content of the app is called; undefined: it is none of them. */
  async contentNamed(game: string, hash: string | undefined): Promise<string | undefined> {
    const names = (await this.games()).find((each) => each.game === game)?.contents ?? [];
    const known = await Promise.all(names.map((name) => this.content(game, name)));
    return names.find((_, place) => known[place]?.hash === hash);
  }

  replay<G extends GameTypes>(record: string): Promise<Replay<G>> {
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

  open(where: Where, onLine: OnLine) {
    const connection = this.#next++;
    this.#lines.set(connection, onLine);
    this.#post({ connect: connection, where });
    return {
      say: (say: Said) => {
        if (this.#lines.has(connection)) this.#post({ connection, say });
      },
      preview: <G extends GameTypes>(
        match: string,
        action: G['action'],
      ): Promise<G['preview'] | null> => {
        return this.#ask({ preview: { connection, match, action } });
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

  /** Networks change, and pages are left and come back to: lines shall know. */
  watchPage(): void {
    const note = () => this.#worker?.postMessage({ page: document.visibilityState } satisfies Question);
    addEventListener('online', note);
    addEventListener('offline', note);
    document.addEventListener('visibilitychange', note);
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
    for (const line of lines) line.lost(engineLost);
  }

  #hear(answer: Answer): void {
    if ('connection' in answer) return this.#hearLine(answer);
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) {
      console.warn(answer.error);
      waiting?.reject(new EngineError(answer.error));
      return;
    }
    const refused = answer.answer as { error?: string } | null;
    if (refused && typeof refused === 'object' && typeof refused.error === 'string') {
      waiting?.reject(new EngineError(refused.error));
    } else {
      waiting?.resolve(answer.answer as never);
    }
  }

  #hearLine(answer: Extract<Answer, { connection: number }>): void {
    const line = this.#lines.get(answer.connection);
    if ('opened' in answer) line?.opened();
    else if ('heard' in answer) line?.heard(answer.heard);
    else line?.lost(answer.lost);
  }
}

export const engine = new Engine();
