// Positions that tests lay out on this device instead of waiting for them: what has happened at a
// table is its log, so that another log is another position. Chance goes on as seeded.

import { expect, type Page } from '@playwright/test';

type Card = number | 'joker' | 'dog' | 'bone' | 'hammer' | 'ball' | 'milkshake' | 'van' | 'thief' | 'super_thief';

interface Happened {
  by: string;
  action: Record<string, unknown>;
}

interface Position {
  game: 'Balconia' | 'High-Rises';
  /** Who sits where, in the order of seats: chair 1 is the person's, chair 2 the bot's. */
  chairs: number[];
  options: Record<string, unknown>;
  log: Happened[];
}

const chance = (action: Happened['action']): Happened => ({ by: 'chance', action });
const draw = (seat: string, card: Card) => chance({ do: 'draw', seat, card });

/** High-Rises against a bot: the person is red and begins with a sixth card (H-02, H-04). */
export function highriseWith(mine: Card[], theirs: Card[] = [1, 1, 2, 2, 3]): Position {
  expect([mine.length, theirs.length]).toEqual([6, 5]);
  const dealt = theirs.flatMap((card, place) => [draw('red', mine[place]!), draw('blue', card)]);
  return {
    game: 'High-Rises',
    chairs: [1, 2],
    options: { players: 2, first: 'red', floors: 5, turn_limit: 'none', stall_rounds: 3 },
    log: [...dealt, draw('red', mine[5]!)],
  };
}

/** Balconia against a bot, nothing built yet: green, who is to keep two faces of this block (B-07). */
export function balconiaKeeping(block: number, green: 'person' | 'bot' = 'person'): Position {
  return {
    game: 'Balconia',
    chairs: green === 'person' ? [1, 2] : [2, 1],
    options: {
      entrance: 'random',
      door: 'c1',
      fewer_of: 'either',
      free_placement: false,
      full_building: false,
      open_facades: false,
    },
    log: [chance({ entrance: 1 }), chance({ token: block })],
  };
}

/** Begins a match as people do, and puts this one in its place. */
export async function layOut(page: Page, { game, chairs, options, log }: Position): Promise<void> {
  await page.goto('/');
  await page.getByRole('region', { name: game }).locator('button').first().click();
  await expect(page).toHaveURL(/\/local\/.+/);
  const url = page.url();
  await page.goto('/about'); // where nobody goes on with it
  const bodies = [{ started: chairs, options }, ...log].map((event) => JSON.stringify(event));
  await page.evaluate(rewrite, { match: url.replace(/.*\//, ''), bodies });
  await page.goto(url);
}

/** Runs in the page: after the first two rows, made and sat, these come. */
async function rewrite({ match, bodies }: { match: string; bodies: string[] }): Promise<void> {
  const open = indexedDB.open('loggia');
  await new Promise((opened) => (open.onsuccess = opened));
  const transaction = open.result.transaction('rows', 'readwrite');
  const rows = transaction.objectStore('rows');
  rows.delete(IDBKeyRange.bound([match, 3], [match, Infinity]));
  for (const [place, body] of bodies.entries()) {
    rows.add({ match, seq: place + 3, time: Date.now(), command: '', body });
  }
  await new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onerror = failed;
  });
  open.result.close();
}
