// What goes wrong on this device is told: no page stays empty, and nobody waits for ever.

import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectSound, test } from '../loggia';
import { resign } from '../play';

const play = (page: Page) => page.getByRole('button', { name: /Play against Otto.*Balconia/ });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep these two faces' });
const myHalf = (page: Page) =>
  page.getByRole('main').getByText('Choose one of the two faces on your half.');

/** The engine's worker, with something that happens in it first. */
async function inWorker(context: BrowserContext, script: string): Promise<void> {
  await context.route(/\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

test('a page that cannot be loaded says so', async ({ page }) => {
  await page.route(/\/HelpPage-.*\.js$/, (route) => route.abort());
  await page.goto('/help/balconia');
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await expectSound(page);
  await page.unroute(/\/HelpPage-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Balconia/ }).first()).toBeVisible();
});

test('a record on a server that cannot be reached is told of once', async ({ page }) => {
  await page.route('/api/**', (route) => route.abort());
  await page.goto(`/replay/online-${'0'.repeat(32)}`);
  const told = page.getByRole('alert');
  await expect(told).toContainText('The server cannot be reached.');
  await expect(told.getByRole('paragraph')).toHaveCount(1);
});

for (const [what, files] of [
  ['engine', /\.wasm$/],
  ['worker', /\/worker-[\w-]+\.js$/],
] as const) {
  test(`without the ${what} nobody waits, and it is tried again`, async ({ context, page }) => {
    await context.route(files, (route) => route.abort());
    await page.goto('/local/0123');
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await page.getByRole('link', { name: 'Home page', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await play(page).click();
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await context.unroute(files);
    await play(page).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
}

for (const path of ['/new/balconia', '/games', '/replay', '/replay/local-0123', '/about']) {
  test(`without the engine ${path} says so`, async ({ context, page }) => {
    await context.route(/\.wasm$/, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const told = page.getByRole('alert').or(page.getByRole('status'));
    await expect(told.filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expectSound(page);
  });
}

test('a bot without its worker plays all the same', async ({ context, page }) => {
  const missing = "constructor() { super('/assets/missing.js', { type: 'module' }); }";
  await inWorker(context, `self.Worker = class extends Worker { ${missing} };`);
  await page.goto('/');
  await play(page).click();
  await expect(keep(page).or(myHalf(page)).first()).toBeVisible();
  // Who keeps and who places takes turns: when it is mine to place, the bot has kept something.
  if (await keep(page).isVisible()) {
    await keep(page).click();
    await expect(page.getByRole('gridcell', { name: /Balcony/ }).first()).toBeVisible();
  }
  await expect(myHalf(page)).toBeVisible();
});

test('where nothing can be stored no match begins, and one is told', async ({ context, page }) => {
  const full = "() => { throw new DOMException('full', 'QuotaExceededError'); }";
  await inWorker(context, `IDBObjectStore.prototype.add = ${full};`);
  await page.goto('/');
  await play(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(play(page)).toBeEnabled();
});

/** The next thing that is stored on this device is not. */
async function failToStore(page: Page): Promise<void> {
  const [worker] = page.workers();
  await worker!.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    Object.assign(IDBObjectStore.prototype, {
      add: () => {
        Object.assign(IDBObjectStore.prototype, { add });
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  });
}

test('a move that cannot be stored is not done, and one is told', async ({ page }) => {
  await page.goto('/new/balconia/device');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(keep(page)).toBeEnabled();
  await failToStore(page);
  await keep(page).click();
  await expect(page.locator('.banner')).toBeVisible();
  await expect(keep(page)).toBeEnabled();
  await keep(page).click();
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible();
});

test('a match that cannot begin again says so, beside the button', async ({ page }) => {
  await page.goto('/');
  await play(page).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await resign(page);
  const end = page.getByRole('region', { name: 'How it ended' });
  await expect(end).toBeVisible();
  await failToStore(page);
  const before = page.url();
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(end.getByRole('status').filter({ hasText: 'could not save that' })).toBeVisible();
  expect(page.url()).toBe(before);
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(end).toHaveCount(0);
});

/** The file with this word in it does not come. */
async function loseTexts(page: Page, word: string): Promise<void> {
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(word)) await route.abort();
    else await route.fulfill({ response });
  });
}

test('a language that cannot be loaded leaves the former one and is told', async ({ page }) => {
  await page.goto('/settings');
  await loseTexts(page, 'go-settings = Réglages');
  await page.getByRole('radio', { name: 'Français' }).click({ force: true });
  const told = page.getByRole('alert');
  await expect(told).toHaveText(/^Français could not be loaded/);
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectSound(page);
  await page.getByRole('radio', { name: 'Русский' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(told).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('where it cannot be loaded at first, English is spoken and tells it', async ({ page }) => {
    await loseTexts(page, 'go-settings = Réglages');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Two games/);
    await expect(page.getByText(/^Français could not be loaded/)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Deux jeux/);
  });
});

test('where the store is locked no match begins, and one is told', async ({ context, page }) => {
  await inWorker(context, "IDBFactory.prototype.open = () => { throw new Error('locked'); };");
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await play(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(play(page)).toBeEnabled();
});

test('where settings cannot be kept they are changed all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
