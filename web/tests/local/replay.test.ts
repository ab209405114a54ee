// A match watched again, step by step.

import type { Page } from '@playwright/test';
import { expect, test } from '../loggia';
import { highriseFullest, layOut } from '../positions';

async function watch(page: Page): Promise<void> {
  await layOut(page, highriseFullest(['Anna', 'Boris', 'Chloé', 'Dmitri'], { isOver: true }));
  await page.goto(page.url().replace('/local/', '/replay/local-'));
  await expect(page.getByRole('slider')).toBeVisible();
}

test('the deal is the first step, before anybody’s turn', async ({ page }) => {
  await watch(page);
  const steps = page.locator('.side').getByRole('listitem');
  await expect(steps.first()).toHaveText(/^\s*1\s+Everybody is dealt 5 cards\. Anna begins\.$/);
  await expect(steps.nth(1)).toContainText(/Anna\s+2\s+Anna draws a guard dog\./);
  await expect(page.getByRole('region', { name: /: 0 of 5 floors/ })).toHaveCount(4);
});

test('the list keeps the current step in sight when the screen turns', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await watch(page);
  await page.getByRole('slider').fill('60');
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight'); // down to where a smaller list ends before
  for (const [width, height] of [[360, 640], [1280, 720], [844, 390], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    const isInList = () =>
      page.locator('[aria-current=step]').evaluate((step) => {
        const [list, { top, bottom }] = [step.closest('ol')!, step.getBoundingClientRect()];
        const box = list.getBoundingClientRect();
        return top >= box.top - 1 && bottom <= box.bottom + 1;
      });
    await expect.poll(isInList, { message: `at ${width}×${height}` }).toBe(true);
  }
});
