// What goes wrong on this device is told: no page stays empty, and nobody waits for ever.

import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectSound, test } from './loggia';

// What the service worker keeps does not fail.
test.use({ serviceWorkers: 'block' });

const play = (page: Page) => page.getByRole('button', { name: /Play against a bot.*Balconia/ });
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

for (const [what, files] of [
  ['engine', /\.wasm$/],
  ['worker', /\/worker-[\w-]+\.js$/],
] as const) {
  test(`without the ${what} nobody waits, and it is tried again`, async ({ context, page }) => {
    await context.route(files, (route) => route.abort());
    await page.goto('/local/0123');
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await page.getByRole('link', { name: 'To the start', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await play(page).click();
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await context.unroute(files);
    await play(page).click();
    await expect(page.getByRole('grid')).toBeVisible();
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

test('a move that cannot be stored is not done, and one is told', async ({ page }) => {
  await page.goto('/new/balconia/device');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(keep(page)).toBeEnabled();
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    Object.assign(IDBObjectStore.prototype, {
      add: () => {
        Object.assign(IDBObjectStore.prototype, { add });
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  });
  await keep(page).click();
  await expect(page.locator('.banner')).toBeVisible();
  await expect(keep(page)).toBeEnabled();
  await keep(page).click();
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible();
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
