// Several people, each in a browser of their own, and everything their pages were told.

import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { beginAtSpeed, complaintsOf, expect, test as base } from './loggia';
import { afterMatch, resign } from './play';
import { seedContext } from './seeds';
import { Server } from './server';

/** What the tests read of docs/PROTOCOL.md. */
export interface ToldEvent {
  seq: number;
  by?: string;
  sat?: number;
  name?: string;
  nonce?: string;
  started?: { seat: string; chair: number }[];
  action?: {
    do?: string;
    seat?: string;
    from?: string;
    by?: string;
    card?: unknown;
    keep?: number[] | null;
    place?: string;
    face?: number;
  };
  undo?: number;
  result?: unknown;
  chance?: { seed: string; nonces: string[] };
}

export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Frames of WebSockets and bodies from the server's API, as they came. */
  readonly heard: string[] = [];
  readonly complaints: string[];

  static async come(browser: Browser, name: string, seed: string): Promise<Person> {
    const context = await browser.newContext();
    await seedContext(context, `${seed} ${name}`);
    await beginAtSpeed(context, 'instant');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    return new Person(name, context, await context.newPage());
  }

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.complaints = complaintsOf(context);
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(String(payload)));
    });
    page.on('response', async (response) => {
      if (!response.url().includes('/api/')) return;
      this.heard.push(await response.text().catch(() => ''));
    });
  }

  /** Events of a match, in the order they were told, also those told again. */
  told(match: string): ToldEvent[] {
    return this.heard
      .filter((text) => text.includes(match))
      .map((text) => JSON.parse(text) as { match?: string; events?: ToldEvent[] })
      .flatMap((message) => (message.match === match ? (message.events ?? []) : []));
  }

  async cookie(): Promise<string> {
    const found = (await this.context.cookies()).find(({ name }) => name === 'loggia');
    expect(found, `${this.name} has a cookie`).toBeDefined();
    return found?.value ?? '';
  }

  /** Gives the name that strangers are asked for who want to sit down. */
  async introduce(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Comes by a link and takes the first free chair. */
  async sitDownAt(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('button', { name: /^Sit down, Player \d$/ }).first().click();
    await this.introduce();
  }

  /** A button above the board: Take back, Help, Sounds, Menu. */
  tool(name: string): Locator {
    return this.page.getByRole('banner').getByRole('button', { name, exact: true });
  }

  async resign(): Promise<void> {
    await resign(this.page);
  }

  /** Somebody's place in the line of players, or among the towers. */
  placeOf(name: string): Locator {
    const players = this.page.getByRole('list', { name: 'Players' }).getByRole('listitem');
    const towers = this.page.getByRole('region', { name: /of \d floors/ });
    return players.or(towers).filter({ hasText: name });
  }

  get afterMatch(): Locator {
    return afterMatch(this.page);
  }

  get lostLine(): Locator {
    return this.page.getByText('The connection is lost. Loggia is reconnecting');
  }
}

type Come = <Names extends string[]>(...names: Names) => Promise<{ [I in keyof Names]: Person }>;

interface Fixtures {
  /** Where the server's clock stands until the test moves it; the machine's clock if not given. */
  clockStandsAt: number | undefined;
  server: Server;
  come: Come;
}

/** A server of the test's own, and `come` brings people in; none of their pages may complain. */
export const test = base.extend<Fixtures>({
  clockStandsAt: [undefined, { option: true }],
  server: async ({ clockStandsAt, seed }, use) => {
    const server = new Server({ seed });
    if (clockStandsAt !== undefined) server.setClock(clockStandsAt);
    await server.start();
    await use(server);
    await server.end();
  },
  baseURL: async ({ server }, use) => use(server.url),
  come: async ({ browser, seed }, use) => {
    const all: Person[] = [];
    await use(async (...names) => {
      const here = await Promise.all(names.map((name) => Person.come(browser, name, seed)));
      all.push(...here);
      return here as never;
    });
    await Promise.all(all.map(({ context }) => context.close()));
    for (const person of all) expect(person.complaints, person.name).toEqual([]);
  },
});

export { expect };

/** A new table with friends, after `choose` has changed the form; returns the copied link. */
export async function makeTable(
  person: Person,
  game: string,
  choose: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const { page } = person;
  await page.goto(`/new/${game}/friends`);
  const name = page.getByRole('textbox', { name: 'Your name' });
  const open = page.getByRole('button', { name: 'Open the table' });
  await expect(page.getByText('Variants')).toBeVisible();
  if (await name.isVisible()) await name.fill(person.name);
  await choose(page);
  await open.click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  return link;
}

export function matchOf(link: string): string {
  return link.replace(/.*\//, '');
}

/** Only what a person may know: nobody's cookie, no seed before the end, no card of others. */
export async function expectNoSecrets(people: Person[], match: string): Promise<void> {
  for (const person of people) {
    const { name } = person;
    for (const other of people.filter((each) => each !== person)) {
      const cookie = await other.cookie();
      const isTold = person.heard.some((text) => text.includes(cookie));
      expect(isTold, `${name} was told the cookie of ${other.name}`).toBe(false);
      const html = await person.page.content();
      expect(html.includes(cookie), `${name} sees the cookie of ${other.name}`).toBe(false);
    }
    const told = person.told(match);
    expect(told.at(-1)?.chance?.seed, 'proved at the end').toMatch(/^[0-9a-f]{64}$/);
    const end = person.heard.findIndex((text) => text.includes('"result"'));
    const early = person.heard.slice(0, end).filter((text) => text.includes('"seed"'));
    expect(early, `${name} was told the seed too early`).toEqual([]);
    expectOwnCardsOnly(told, seatOf(told, name), name);
  }
}

export function seatOf(told: ToldEvent[], name: string): string | null {
  const chair = told.find((event) => event.name === name)?.sat;
  const seats = told.find((event) => event.started)?.started;
  return seats?.find((each) => each.chair === chair)?.seat ?? null;
}

/** Of High-Rises: cards drawn are told to who draws, stolen ones to the thief and the robbed. */
export function expectOwnCardsOnly(told: ToldEvent[], seat: string | null, name: string): void {
  for (const { seq, action } of told) {
    if (action?.do !== 'draw' && action?.do !== 'theft') continue;
    const isKnown = [action.seat, action.from, action.by].includes(seat ?? '');
    const what = `${name} (${seat}), event ${seq}: ${JSON.stringify(action)}`;
    if (isKnown) expect(action.card, what).not.toBeNull();
    else expect(action.card, what).toBeNull();
  }
}
