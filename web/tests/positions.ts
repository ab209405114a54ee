// Positions that tests lay out on this device instead of waiting for them: what has happened at a
// table is its log, so that another log is another position. Chance goes on as seeded.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { loggia } from './server';
import { type Card, Towers } from './towers';

export interface Happened {
  by: string;
  action: Record<string, unknown>;
}

interface Position {
  game: 'Balconia' | 'High-Rises';
  /** Who hands the device around; nobody: one person plays against a bot. */
  names?: string[];
  /** Who sits where, in the order of seats; against a bot, chair 1 is the person's, chair 2 the bot's. */
  chairs: number[];
  options: Record<string, unknown>;
  log: Happened[];
  /** On one device: the chair of who is to act, or nobody when it is over. */
  awaited?: number | null;
}

const balconia = {
  entrance: 'random',
  door: 'c1',
  fewer_of: 'either',
  free_placement: false,
  full_building: false,
  open_facades: false,
};
const highrise = { first: 'red', floors: 5, turn_limit: 'none', stall_rounds: 3 };
/** A round without a card that moves ends the match: it is told from the beginning (H-23). */
const nearStall = { stall_rounds: 1 };

/** High-Rises against a bot: red begins with a sixth card (H-02, H-04); it is the person, if nobody else. */
export function highriseWith(
  mine: Card[],
  theirs: Card[] = [1, 1, 2, 2, 3],
  red: 'person' | 'bot' = 'person',
): Position {
  expect([mine.length, theirs.length]).toEqual([6, 5]);
  const towers = new Towers(['red', 'blue']);
  for (const [place, card] of theirs.entries()) towers.draw(mine[place]!).draw(card, 'blue');
  towers.draw(mine[5]!);
  const chairs = red === 'person' ? [1, 2] : [2, 1];
  return { game: 'High-Rises', chairs, options: { ...highrise, players: 2 }, log: towers.log };
}

/**
 * High-Rises among four with everything at its fullest: towers of four floors, a warning of the end, and
 * red, who is to play, with twelve cards (H-22); or with blue, who can build the fifth floor; or at the end, when blue has built it.
 */
export function highriseFullest(names: string[], { isLast = false, isOver = false } = {}): Position {
  const seats = ['red', 'blue', 'yellow', 'white'];
  const others = seats.slice(1);
  const towers = new Towers(seats);
  // What is not built with, for the others; the last is stolen first.
  const spare: Record<string, Card[]> = {
    blue: ['milkshake', 'dog', 4, 5, 'thief', 'joker'],
    yellow: ['milkshake', 'dog', 'dog', 'hammer', 'thief', 3],
    white: ['milkshake', 'ball', 'bone', 'hammer', 'van', 6],
  };
  const red: Card[] = [1, 8, 2, 7, 'super_thief', 'dog', 'joker', 'thief', 'joker', 'joker', 'hammer', 'bone'];
  const next = (seat: string) => (seat === 'red' ? red : spare[seat]!).shift()!;
  const dealt = Object.fromEntries(others.map((seat) => [seat, [1, 8, 2, 7, next(seat)] as Card[]]));
  for (let card = 0; card < 5; card++) {
    for (const seat of seats) towers.draw(seat === 'red' ? next('red') : dealt[seat]![card]!, seat);
  }
  const round = (turn: (seat: string) => void) => {
    for (const seat of seats) turn(seat);
  };
  round((seat) => {
    const isRed = seat === 'red';
    towers.draw(isRed ? next(seat) : 3).act({ do: 'build', cards: [1, 8] }).act({ do: 'build', cards: [2, 7] });
    towers.end(isRed ? next(seat) : 6);
  });
  round((seat) => {
    if (seat === 'red') towers.draw(next(seat)).end();
    else towers.draw(4).act({ do: 'build', cards: [3, 6] }).end(5);
  });
  round((seat) => {
    if (seat === 'red') towers.draw(next(seat)).end();
    else towers.draw(next(seat)).act({ do: 'build', cards: [4, 5] }).end(next(seat));
  });
  for (let times = 0; times < 2; times++) round((seat) => towers.draw(next(seat)).end());
  // Red has eight cards, and goes on by theft.
  towers.draw(next('red')).act({ do: 'super_thief' });
  towers.stolen('blue', 'milkshake').stolen('yellow', 'hammer').stolen('white', 'hammer').end();
  for (const seat of others) towers.draw(next(seat)).end();
  towers.end();
  towers.draw('super_thief').end(); // from the discard, which is the deck again (H-07)
  towers.end().end();
  towers.act({ do: 'thief', to: 'blue' }).stolen('blue', 'super_thief').act({ do: 'super_thief' });
  towers.stolen('blue', 'thief').stolen('yellow', 3).stolen('white', 6);
  if (isLast || isOver) towers.end().draw('thief');
  if (isOver) towers.act({ do: 'build', cards: [4, 5] });
  return {
    game: 'High-Rises',
    names,
    chairs: [1, 2, 3, 4],
    options: { ...highrise, ...nearStall, players: 4 },
    log: towers.log,
    awaited: isOver ? null : isLast ? 2 : 1,
  };
}

/** High-Rises between two at one device: blue has lured red's dog away and torn the floor down; red is to play. */
export function highriseStruck(names: string[]): Position {
  const towers = new Towers(['red', 'blue']);
  const dealt: Card[][] = [[1, 8, 'dog', 2, 2], ['bone', 'hammer', 3, 3, 3]];
  for (let card = 0; card < 5; card++) towers.draw(dealt[0]![card]!).draw(dealt[1]![card]!, 'blue');
  towers.draw(5).act({ do: 'build', cards: [1, 8] }).act({ do: 'dog', floor: 1 }).end();
  towers.draw(4).act({ do: 'bone', to: 'red', floor: 1 }).act({ do: 'hammer', to: 'red' }).end();
  towers.draw(6);
  const options = { ...highrise, players: 2 };
  return { game: 'High-Rises', names, chairs: [1, 2], options, log: towers.log, awaited: 1 };
}

/** Balconia against a bot, nothing built yet: green, who is to keep two faces of this block (B-07). */
export function balconiaKeeping(block: number, green: 'person' | 'bot' = 'person'): Position {
  return {
    game: 'Balconia',
    chairs: green === 'person' ? [1, 2] : [2, 1],
    options: balconia,
    log: [
      { by: 'chance', action: { entrance: 1 } },
      { by: 'chance', action: { token: block } },
    ],
  };
}

/** A match of Balconia at one device, up to its last decisions: how many are left. */
export function balconiaNearEnd(names: string[], left: number): Position {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-position-'));
  const record = join(folder, 'record');
  execFileSync(loggia, ['simulate', 'balconia', '--games', '1', '--seed', '3', '--record', record]);
  const { entries } = JSON.parse(readFileSync(record, 'utf8')) as { entries: Happened[] };
  rmSync(folder, { recursive: true });
  const log = entries.slice(0, entries.length - left).map(({ by, action }) => ({ by, action }));
  const next = entries[entries.length - left]?.by;
  const awaited = next ? ['green', 'pink'].indexOf(next) + 1 : null;
  return { game: 'Balconia', names, chairs: [1, 2], options: balconia, log, awaited };
}

/** Begins a match as people do, and puts this one in its place. */
export async function layOut(page: Page, position: Position): Promise<void> {
  const { game, names, chairs, options, log, awaited } = position;
  if (names) {
    await page.goto(`/new/${game === 'Balconia' ? 'balconia' : 'highrise'}/device`);
    if (names.length > 2) await page.getByRole('radio', { name: `${names.length} players` }).check();
    for (const [place, name] of names.entries()) {
      await page.getByLabel(`Player ${place + 1}: name`).fill(name);
    }
    await page.getByRole('button', { name: 'Start' }).click();
  } else {
    await page.goto('/');
    await page.getByRole('region', { name: game }).locator('button').first().click();
  }
  await expect(page).toHaveURL(/\/local\/.+/);
  const url = page.url();
  await page.goto('/about'); // where nobody goes on with it
  const bodies = [{ started: chairs, options }, ...log].map((event) => JSON.stringify(event));
  const first = 2 + (names?.length ?? 1); // after it was made and people sat down
  await page.evaluate(rewrite, { match: url.replace(/.*\//, ''), first, bodies, awaited });
  await page.goto(url);
}

interface Rewritten {
  match: string;
  first: number;
  bodies: string[];
  awaited: number | null | undefined;
}

/** Runs in the page: from the first of these rows on, these come. */
async function rewrite({ match, first, bodies, awaited }: Rewritten): Promise<void> {
  const open = indexedDB.open('loggia');
  await new Promise((opened) => (open.onsuccess = opened));
  const transaction = open.result.transaction(['rows', 'matches'], 'readwrite');
  const rows = transaction.objectStore('rows');
  if (awaited !== undefined) {
    const matches = transaction.objectStore('matches');
    const found = matches.get(match);
    found.onsuccess = () => {
      const { members } = found.result as { members: string[] };
      const phase = awaited === null ? 'over' : 'playing';
      matches.put({ ...found.result, phase, awaited: members.slice((awaited ?? 0) - 1, awaited ?? 0) });
    };
  }
  rows.delete(IDBKeyRange.bound([match, first], [match, Infinity]));
  for (const [place, body] of bodies.entries()) {
    rows.add({ match, seq: place + first, time: Date.now(), command: '', body });
  }
  await new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onerror = failed;
  });
  open.result.close();
}
