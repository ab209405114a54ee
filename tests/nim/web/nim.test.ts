// The third game in the web app: from the start page to the end of a match and its replay, by the same shell as
// every game.

import type { Page } from '@playwright/test';
import { expect, expectSoundEverywhere, test } from '../../../web/tests/loggia';
import { afterMatch } from '../../../web/tests/play';

const takings = (page: Page) => page.getByRole('button', { name: /^Take \d from heap/ });
const log = (page: Page) => page.getByRole('region', { name: 'What happened' }).getByRole('paragraph');

/** Takes the first stick of the first heap, until nobody can. */
async function playOn(page: Page): Promise<void> {
  const over = afterMatch(page);
  for (;;) {
    await expect(takings(page).or(over).first()).toBeVisible();
    if (await over.isVisible()) return;
    const before = await log(page).count();
    await takings(page).first().click();
    await expect(log(page).nth(before)).toBeVisible();
  }
}

test('A game that nobody else knows is on the start page, and has its help and its contents', async ({ home }) => {
  const tile = home.getByRole('region', { name: 'Nim' });
  await expect(tile).toContainText('Who takes the last stick?');
  await expectSoundEverywhere(home);
  await home.goto('/help/nim');
  await expect(home.getByRole('heading', { name: 'How it goes' })).toBeVisible();
  await home.goto('/gallery/nim-stairs');
  await expect(home.getByRole('group', { name: 'Heap d: 7 sticks' })).toBeVisible();
});

test('Somebody sets up a match with options, plays it against a bot, and watches it again', async ({ page }) => {
  await page.goto('/new/nim');
  await page.getByText('Variants').click();
  await page.getByLabel('Heaps').selectOption('1, 3, 5 and 7');
  await page.getByLabel('Misère').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/local\/.+/);
  await expect(page.getByRole('group', { name: /^Heap [a-d]/ })).toHaveCount(4);
  await expectSoundEverywhere(page);
  await playOn(page);
  await expect(page.getByRole('region', { name: 'How it ended' })).toContainText(/win/);
  await expectSoundEverywhere(page);
  const told = await log(page).allInnerTexts();
  await afterMatch(page).getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('list').getByRole('button', { name: told.at(-1)! })).toBeVisible();
});

test('A decision is taken back, and a match that was left is gone on with', async ({ page }) => {
  await page.goto('/new/nim');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(takings(page).first()).toBeVisible();
  const [before, told] = [await takings(page).count(), await log(page).count()];
  await takings(page).first().click();
  await expect(log(page).nth(told + 1)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(takings(page)).toHaveCount(before);
  await takings(page).first().click();
  await expect(log(page).nth(told + 4)).toBeVisible();
  await expect(takings(page).first()).toBeVisible();
  const left = await takings(page).count();
  await page.goto('/');
  await page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: /Nim/ }).click();
  await expect(takings(page)).toHaveCount(left);
});

test('Two at one device hand it to each other', async ({ page }) => {
  await page.goto('/new/nim/device');
  await page.getByRole('button', { name: 'Start' }).click();
  for (let taken = 0; taken < 12; taken++) {
    await page.getByRole('button', { name: /^I am / }).click();
    await takings(page).first().click();
  }
  await expect(afterMatch(page)).toBeVisible();
});
