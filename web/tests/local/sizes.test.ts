// Both tables on every screen, through every state of play, with everything at its fullest: long
// names in Russian, a whole building, towers of five floors, twelve cards.

import type { Page } from '@playwright/test';
import { expect, test } from '../loggia';
import { nextTask, resign } from '../play';
import { balconiaNearEnd, highriseFullest, layOut } from '../positions';
import { expectToFit } from '../sizes';

const names = ['Щ', 'Ж', 'Ш', 'Ю'].map((letter) => letter.repeat(24));
/** As most people are called: nothing of these is cut. */
const common = ['Владимир', 'Анатолий', 'Людмила', 'Мстислав'];
const house = ['.house', '.disc', '.actions .main'];
const towers = ['.table', '.board', '.fan', '.end'];
const end = ['.end-banner h1', '.end-banner .main'];
const ways = [1, 2].map((place) => `.end-banner .after > :nth-child(${place})`);

type Position = Parameters<typeof layOut>[1];

async function sit(page: Page, position: Position): Promise<void> {
  await layOut(page, position);
  const url = page.url();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Русский' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.goto(url);
}

async function lift(page: Page): Promise<void> {
  await page.locator('.curtain .button').click();
  await page.mouse.move(0, 0); // away from what would be explained
  await expect(page.locator('.table')).toBeVisible();
}

const pair = names.slice(0, 2);

test('the curtain fits', async ({ page }) => {
  await sit(page, balconiaNearEnd(pair, 2));
  await expect(page.locator('.curtain .button')).toBeVisible();
  await expectToFit(page, ['.curtain .button']);
});

test('Balconia fits while one keeps two faces', async ({ page }) => {
  await sit(page, balconiaNearEnd(pair, 2));
  await lift(page);
  await expect(page.locator('.actions .main')).toBeEnabled();
  await expectToFit(page, house);
});

test('Balconia fits while one places, with a preview open', async ({ page }) => {
  await sit(page, balconiaNearEnd(pair, 1));
  await lift(page);
  await expect(page.locator('.face[aria-pressed]')).toHaveCount(2);
  await expectToFit(page, house);
  await page.locator('.face[aria-pressed]').first().click();
  await page.locator('.cell.legal').first().click();
  await expect(page.locator('.actions .main')).toBeEnabled();
  await expectToFit(page, house);
});

test('common names are whole at both tables', async ({ page }) => {
  await sit(page, balconiaNearEnd(common.slice(0, 2), 1));
  await lift(page);
  await expect(page.locator('.face[aria-pressed]')).toHaveCount(2);
  await expectToFit(page, house);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'English' }).check();
  await sit(page, highriseFullest(common));
  await lift(page);
  await expect(page.locator('.fan > button')).toHaveCount(12);
  await expectToFit(page, towers);
});

test('Balconia fits while a balcony is explained, and behind dialogs', async ({ page }) => {
  await sit(page, balconiaNearEnd(pair, 1));
  await lift(page);
  await page.locator('.cell:not(.legal)').nth(7).click();
  await expectToFit(page, house);
  await page.keyboard.press('Escape');
  for (const tool of [1, 3]) {
    await page.getByRole('banner').getByRole('button').nth(tool).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectToFit(page);
    await page.keyboard.press('Escape');
  }
});

test('Balconia fits at its end and in a replay', async ({ page }) => {
  await sit(page, balconiaNearEnd(pair, 0));
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expectToFit(page, end);
  await page.goto(page.url().replace('/local/', '/replay/local-'));
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expectToFit(page);
  const step = ['.caption', '.houses', '.disc', '.bar'];
  await page.getByRole('slider').press('End');
  await expect(page.locator('.arrived')).toBeVisible();
  await expectToFit(page, step);
  await page.getByRole('slider').press('ArrowLeft');
  await expect(page.locator('.disc .face')).toHaveCount(4);
  await expectToFit(page, step);
});

test.describe('with motion', () => {
  test.use({ speed: 'calm' });

  test('the count of Balconia fits', async ({ page }) => {
    await sit(page, balconiaNearEnd(pair, 0));
    await expect(page.locator('.before .button')).toBeVisible();
    await expect(page.locator('.words.some').first()).toBeVisible();
    await page.evaluate(() => void (window.setTimeout = (() => 0) as unknown as typeof setTimeout)); // it stops there
    await expectToFit(page, ['.house', '.before .button']);
  });
});

test('High-Rises fits with twelve cards, and with one chosen', async ({ page }) => {
  await sit(page, highriseFullest(names));
  await lift(page);
  await expect(page.locator('.fan > button')).toHaveCount(12);
  await expect(page.getByRole('main')).toContainText('ни одна карта не сдвинется'); // H-23
  await expectToFit(page, towers);
  for (const card of ['3', 'hammer']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator(`.fan [data-spot="hand:${card}"]`).first().click({ position: { x: 6, y: 20 } });
    await expect(page.locator('.offers .button').first()).toBeVisible();
    await expectToFit(page, [...towers, '.offers .button:last-child']);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 640, height: 360 }); // where the log is behind a button
  for (const opens of ['.news .button', 'button.pile']) {
    await page.locator(opens).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectToFit(page);
    await page.keyboard.press('Escape');
  }
});

test('High-Rises fits at its end, with five floors, and in a replay', async ({ page }) => {
  await sit(page, highriseFullest(names, { isOver: true }));
  await expect(page.locator('.place')).toHaveCount(4);
  await expectToFit(page, ['.board', '.end-banner h1 .margin', ...end, ...ways]);
  await page.goto(page.url().replace('/local/', '/replay/local-'));
  await page.getByRole('slider').press('End');
  await expect(page.locator('.place')).toHaveCount(4);
  await expectToFit(page, ['.caption', '.scene', '.hands', '.bar']);
});

test('all ways on from a match of High-Rises against a bot fit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play against Otto/ }).nth(1).click();
  await nextTask(page);
  await resign(page);
  await expect(page.locator('.after > *')).toHaveCount(6);
  await expectToFit(page, ['.board', ...end, ...ways, '.end-banner a[href="/new/highrise/bots"]']);
});

test('the log stays at its end in a window of another size, and few cards take no whole phone', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await sit(page, highriseFullest(common));
  await lift(page);
  const log = page.locator('.lines');
  const hidden = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  for (const [width, height] of [[1280, 720], [1920, 1080], [1280, 620]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(hidden, { message: `at ${width}×${height}` }).toBeLessThan(2);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('button.pile').click();
  expect((await page.locator('dialog').boundingBox())!.height).toBeLessThan(844 / 2);
});

test('pages grow with the screen, and zoom can still double them', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const textAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  };
  expect(await textAt(1280, 720)).toBe(16);
  for (const [width, height] of [[2560, 1440], [3840, 2160]] as const) {
    const text = await textAt(width, height);
    expect(text).toBeGreaterThan(20);
    const zoomed = 4 * (await textAt(width / 4, height / 4)); // at 400 %, of the 500 that browsers have
    expect(zoomed, 'WCAG 1.4.4').toBeGreaterThanOrEqual(2 * text);
  }
});
