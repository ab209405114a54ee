// What every test of the app begins with: a server, chance from the test's name, and pages that may
// not complain.

import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { again, seedContext, seedOf } from './seeds';
import { Server } from './server';

type Speed = 'calm' | 'brisk' | 'instant';

interface Fixtures {
  seed: string;
  /** How fast things move before the eyes of somebody new. Only who looks at motion waits for it. */
  speed: Speed;
  /** Fails the test if any page threw or reported an error. */
  calm: void;
  home: Page;
}

export const test = base.extend<Fixtures, { site: Server }>({
  /** Hands out the app to tests that ask nothing else of a server. */
  site: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  seed: [
    async ({}, use, info) => {
      await use(seedOf(info));
      if (info.status !== info.expectedStatus) console.log(`again: ${again(info)}`);
    },
    { auto: true },
  ],
  speed: ['instant', { option: true }],
  context: async ({ context, seed, speed }, use) => {
    await seedContext(context, seed);
    await beginAtSpeed(context, speed);
    await use(context);
  },
  calm: [
    async ({ context }, use) => {
      const complaints = complaintsOf(context);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  home: async ({ page }, use) => {
    await page.goto('/');
    await use(page);
  },
});

/** Whoever opens a page of this context for the first time has chosen this. */
export async function beginAtSpeed(context: BrowserContext, speed: Speed): Promise<void> {
  await context.addInitScript((chosen) => {
    try {
      localStorage['loggia.settings'] ??= JSON.stringify({ speed: chosen });
    } catch {
      // Where nothing can be kept, it is as usual.
    }
  }, speed);
}

/** As who looks wants it from the next page on. */
export async function keepSpeed(page: Page, speed: Speed): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage['loggia.settings']) as object;
    localStorage['loggia.settings'] = JSON.stringify({ ...kept, speed: chosen });
  }, speed);
}

/** What pages of this context throw or report from now on. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    const isOurs = !/WebSocket connection|Failed to load resource/.test(message.text());
    if (message.type() === 'error' && isOurs) complaints.push(message.text());
    if (/no text for|CSP|Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

export { expect };

/** No sideways scroll, and nothing that axe finds. */
export async function expectSound(page: Page): Promise<void> {
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width, 'sideways scroll').toBeLessThanOrEqual(room as number);
  expect(await violations(page)).toEqual([]);
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the page. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      preload: false,
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  }, tags);
}

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

/** Dark on a phone and light on a desk. */
export async function expectSoundEverywhere(page: Page): Promise<void> {
  for (const [size, colorScheme] of [[phone, 'dark'], [desk, 'light']] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // It takes a moment until all has found its new place.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, { message: 'sideways scroll' }).toBeLessThanOrEqual(size.width);
    await expectSound(page);
  }
}

/** Clicks where it is to be seen: cards in a fan lie over each other. */
export async function clickSeen(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const point = await thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8]) {
      for (let right = 0.05; right < 1; right += 0.05) {
        const at = { x: x + width * right, y: y + height * down };
        if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return null;
  });
  if (!point) throw new Error('nothing of it is to be seen');
  await thing.page().mouse.click(point.x, point.y);
}
