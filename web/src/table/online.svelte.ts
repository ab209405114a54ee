// Who we are to the server, and what it lists: the HTTP half of docs/PROTOCOL.md.

import type { GameInfo } from '../engine/views';
import type { Listed } from '../engine/wire';
import { Desk } from './desk.svelte';
import { webLine } from './lines';

export interface Me {
  name: string;
  login: string | null;
}

/** The server said no, or nothing: a code for the texts. */
export class ServerError extends Error {
  code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
    });
  } catch {
    throw new ServerError('offline', 'the server cannot be reached');
  }
  const told: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return told as T;
  const { code = 'offline', text = answer.statusText } = told as { code?: string; text?: string };
  throw new ServerError(code, text);
}

class Online {
  me = $state.raw<Me | null>(null);
  #desk: Desk | undefined;
  #isDeskKnown = false;
  #asking: Promise<Me | null> | undefined;

  /** Who the server takes us for; null if it does not know us yet. */
  who(): Promise<Me | null> {
    this.#asking ??= request<Me | null>('/api/me').then(
      (me) => {
        if (me === null) this.#asking = undefined;
        return (this.me = me);
      },
      (error: unknown) => {
        this.#asking = undefined;
        throw error;
      },
    );
    return this.#asking;
  }

  /** Introduces us, or gives us another name. */
  async introduce(name: string): Promise<void> {
    const known = await this.who();
    this.me = await request<Me>(known ? '/api/me' : '/api/guest', { name });
    this.#asking = Promise.resolve(this.me);
  }

  async account(login: string, password: string): Promise<void> {
    this.me = await request<Me>('/api/account', { login, password });
  }

  async logIn(login: string, password: string): Promise<void> {
    this.me = await request<Me>('/api/login', { login, password });
    this.#asking = Promise.resolve(this.me);
    this.#hangUp();
  }

  async logOut(): Promise<void> {
    await request('/api/logout', {});
    this.#forget();
    this.#hangUp();
  }

  /** Also block sets that only this server has. */
  games(): Promise<GameInfo[]> {
    return request('/api/games');
  }

  tables(): Promise<Listed[]> {
    return request('/api/tables');
  }

  matches(): Promise<Listed[]> {
    return request('/api/matches');
  }

  async record(match: string): Promise<string> {
    return JSON.stringify(await request(`/api/records/${match}`), null, 2);
  }

  /** The line to the server, opened when it is first needed. Strangers look on; who has told a name
   * since gets another. Asked for once the server has said who we are. */
  get desk(): Desk {
    const isKnown = this.me !== null;
    const isOver = this.#desk?.state === 'ended' || this.#desk?.state === 'failed';
    if (isOver) this.#desk = undefined;
    if (isKnown !== this.#isDeskKnown) this.#hangUp();
    this.#isDeskKnown = isKnown;
    this.#desk ??= new Desk(webLine(isKnown, () => this.#forget()));
    return this.#desk;
  }

  /** A name may have been given up elsewhere. */
  #forget(): void {
    this.me = null;
    this.#asking = undefined;
  }

  #hangUp(): void {
    this.#desk?.close();
    this.#desk = undefined;
  }
}

export const online = new Online();
