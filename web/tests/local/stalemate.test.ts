// Matches of High-Rises that come to nothing (H-23): it is told a round before, and at the end why.

import type { Page } from '@playwright/test';
import { expect, expectSoundEverywhere, test } from '../loggia';
import { endTurn, nextTask } from '../play';

const coming = (turns: string) =>
  `If no card moves in the next ${turns}, the match ends and the tallest tower wins.`;

/** Who holds the device ends the turn, which moves no card once the hand is full. */
async function pass(page: Page): Promise<void> {
  await endTurn(page).click();
  if ((await nextTask(page, 'turn')) === 'curtain') {
    await page.getByRole('button', { name: /^I am / }).click();
    await nextTask(page, 'curtain');
  }
}

test('a match in which no card moves is shared, and nobody is surprised', async ({ page }) => {
  await page.goto('/new/highrise/device');
  await page.getByLabel('Player 1: name').fill('Anna');
  await page.getByLabel('Player 2: name').fill('Bert');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await nextTask(page, 'curtain');

  const soon = page.getByRole('main').getByText(/If no card moves/);
  // Both draw from five cards to eight; then four of six turns without a card go by.
  for (let turn = 0; turn < 2 * 3 + 2 * 2; turn++) {
    await expect(soon).toHaveCount(0);
    await pass(page);
  }
  await expect(soon).toBeInViewport();
  await expectSoundEverywhere(page);
  for (const turns of ['2 turns', 'turn']) {
    await expect(soon).toHaveText(coming(turns));
    await expect(page.getByRole('log')).toContainText(coming(turns));
    await pass(page);
  }
  const end = page.getByRole('region', { name: 'How it ended' });
  await expect(end.getByRole('heading')).toHaveText(/ and .* share the victory\./);
  const why = 'No card has moved for too long, so the match ends.';
  await expect(end.getByText(why)).toBeVisible();
  const told = page.getByRole('log');
  await expect(told).toContainText('0 floors each.');
  expect((await told.innerText()).split(why), 'why is told once').toHaveLength(2);
  await expectSoundEverywhere(page);
});
