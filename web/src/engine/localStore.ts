// Where tables on this device are kept: IndexedDB. A match is rows in order; (match, seq) is unique,
// and that is the only lock, also between two tabs.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Card, Now } from './wire';

export interface Row {
  seq: number;
  time: number;
  command: string;
  body: string;
}

export interface Summary {
  phase: Now['phase'];
  touched: number;
  /** Guests on this device, in the order of their chairs. */
  members: string[];
  awaited: string[];
  card: Card;
}

export interface LocalMatch extends Summary {
  match: string;
}

interface Schema extends DBSchema {
  matches: { key: string; value: LocalMatch };
  rows: { key: [string, number]; value: Row & { match: string } };
  contents: { key: string; value: string };
}

export class LocalStore {
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  /** What could not be opened is tried again the next time. */
  get #database(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= openDB<Schema>('loggia', 1, {
      upgrade(database) {
        database.createObjectStore('matches', { keyPath: 'match' });
        database.createObjectStore('rows', { keyPath: ['match', 'seq'] });
        database.createObjectStore('contents');
      },
    }).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** Whether the rows follow those that are there; else nothing is stored. */
  async append(match: string, rows: Row[], summary: Summary): Promise<boolean> {
    const first = rows[0]!.seq;
    const transaction = (await this.#database).transaction(['rows', 'matches'], 'readwrite');
    const rowsStore = transaction.objectStore('rows');
    const taken = await rowsStore.getKey([match, first]);
    const before = first === 1 ? true : await rowsStore.getKey([match, first - 1]);
    if (taken !== undefined || before === undefined) {
      transaction.abort();
      await transaction.done.catch(() => undefined);
      return false;
    }
    await Promise.all([
      ...rows.map((row) => rowsStore.add({ match, ...row })),
      transaction.objectStore('matches').put({ match, ...summary }),
      transaction.done,
    ]);
    return true;
  }

  async rows(match: string): Promise<Row[]> {
    const found = await (await this.#database).getAll('rows', matchRange(match));
    return found.map(({ seq, time, command, body }) => ({ seq, time, command, body }));
  }

  /** The latest touched first. */
  async matches(): Promise<LocalMatch[]> {
    const found = await (await this.#database).getAll('matches');
    return found.sort((a, b) => b.touched - a.touched);
  }

  async forget(match: string): Promise<void> {
    const transaction = (await this.#database).transaction(['rows', 'matches'], 'readwrite');
    void transaction.objectStore('rows').delete(matchRange(match));
    void transaction.objectStore('matches').delete(match);
    await transaction.done;
  }

  async putContent(hash: string, text: string): Promise<void> {
    await (await this.#database).put('contents', text, hash);
  }

  async content(hash: string): Promise<string> {
    return (await (await this.#database).get('contents', hash)) ?? '';
  }
}

function matchRange(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);
}
