// What the engine's worker tells the page at tables of this device: what the person who holds it
// may know, and nothing else. Tables of the server are watched in online/.

import type { Page } from '@playwright/test';
import { expect, test } from '../loggia';
import { expectOwnCardsOnly, type ToldEvent } from '../people';
import { afterMatch, nextTask, resign, takeTurn } from '../play';
import { decideBalconia, turnOfHighrise, whoActs } from '../playOnline';

interface View {
  viewer: string;
  phase: string;
  seats?: Record<string, { hand?: unknown[] }>;
  facades?: Record<string, unknown>;
}
interface Fact {
  what: string;
  seat?: string;
  from?: string;
  card?: unknown;
}
interface Said {
  heard?: {
    past?: { told?: Fact[] }[];
    view?: View;
    frames?: { event: ToldEvent; told?: Fact[]; view?: View }[];
    now?: { me?: string };
  };
}

declare global {
  interface Window {
    said: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.said = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => window.said.push(JSON.stringify(data)));
      }
    };
  });
});

/** All that the worker said since the last time, checked for who holds the device. */
async function expectNoSecrets(page: Page, name: string): Promise<number> {
  const said = await page.evaluate(() => window.said.splice(0));
  const messages = said.map((text) => JSON.parse(text) as Said);
  const views = messages.flatMap(({ heard }) => [
    ...(heard?.frames ?? []).flatMap(({ view }) => (view ? [view] : [])),
    ...(heard?.view ? [heard.view] : []),
  ]);
  const me = messages.findLast(({ heard }) => heard?.now?.me)?.heard?.now?.me ?? null;
  expect(me, `${name} sits there`).not.toBeNull();
  for (const view of views) {
    expect(view.viewer, 'a view is one’s own').toBe(me);
    const hands = Object.entries(view.seats ?? {}).filter(([, { hand }]) => hand);
    expect(hands.every(([seat]) => seat === me), 'no hand of others').toBe(true);
    const sides = Object.keys(view.facades ?? {});
    if (view.phase !== 'over') expect(sides.every((seat) => seat === me)).toBe(true);
  }
  const told = messages.flatMap(({ heard }) => (heard?.frames ?? []).map(({ event }) => event));
  expectOwnCardsOnly(told, me, name);
  const facts = messages.flatMap(({ heard }) => [...(heard?.past ?? []), ...(heard?.frames ?? [])]);
  for (const fact of facts.flatMap((each) => each.told ?? [])) {
    if (fact.what !== 'drew' && fact.what !== 'took') continue;
    const isKnown = fact.seat === me || fact.from === me;
    expect(fact.card !== undefined, `${name} (${me}): ${JSON.stringify(fact)}`).toBe(isKnown);
  }
  const early = said.filter((text) => /\\?"seed\\?"/.test(text) && !text.includes('result'));
  expect(early, 'the seed is told at the end').toEqual([]);
  return views.length;
}

async function start(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('Variants')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
}

/** Only then, and by then, the seed is told. */
async function finish(page: Page): Promise<void> {
  if ((await whoActs([page])) === null) return;
  await resign(page);
  await expect(afterMatch(page)).toBeVisible();
  const said = await page.evaluate(() => window.said.join());
  expect(said, 'after the end it is told').toMatch(/seed\\?":\\?"[0-9a-f]{64}/);
}

test('Balconia against a bot', async ({ page }) => {
  await start(page, '/new/balconia/bots');
  for (let decision = 0; decision < 6; decision++) await decideBalconia(page);
  expect(await expectNoSecrets(page, 'the person')).toBeGreaterThan(6);
  await finish(page);
});

test('High-Rises against a bot', async ({ page }) => {
  await start(page, '/new/highrise/bots');
  for (let turn = 0; turn < 3 && (await whoActs([page])); turn++) await turnOfHighrise(page);
  expect(await expectNoSecrets(page, 'the person')).toBeGreaterThan(6);
  await finish(page);
});

test('High-Rises at one device: the page knows the hand of who holds it', async ({ page }) => {
  await page.goto('/new/highrise/device');
  await page.getByRole('textbox', { name: 'Player 1: name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Player 2: name' }).fill('Boris');
  await page.getByRole('button', { name: 'Start' }).click();
  const lift = page.getByRole('button', { name: /^I am/ });
  await expect(lift).toBeVisible();
  const start = await page.evaluate(() => window.said.splice(0));
  expect(start.join(), 'nobody has looked yet').not.toMatch(/"(events|frames|view)\\?"/);
  for (let turn = 0; turn < 4; turn++) {
    await expect(lift).toBeVisible();
    const html = await page.content();
    expect(html, 'no hand behind the curtain').not.toMatch(/number card|Your hand/);
    const name = (await lift.innerText()).replace('I am ', '');
    const said = await page.evaluate(() => window.said.splice(0));
    // That the last table was put away may be answered late.
    const news = said.filter((text) => !/^\{"id":\d+,"answer":\{\}\}$/.test(text));
    expect(news, 'nothing is told behind the curtain').toEqual([]);
    await lift.click();
    // Who makes the other miss a turn goes on.
    for (let task = await nextTask(page, 'curtain'); task === 'turn'; task = await nextTask(page)) {
      await takeTurn(page);
    }
    await expectNoSecrets(page, name);
    if (await afterMatch(page).isVisible()) break;
  }
});
