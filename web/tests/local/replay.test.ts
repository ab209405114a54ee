// A match watched again, step by step.

import type { Page } from '@playwright/test';
import { desk, expect, phone, test } from '../loggia';
import { nextTask, resign } from '../play';
import { balconiaNearEnd, highriseFullest, highriseWith, layOut } from '../positions';

const names = ['Anna', 'Boris', 'Chloé', 'Dmitri'];

async function watch(page: Page, match = highriseFullest(names, { isOver: true })): Promise<void> {
  await layOut(page, match);
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

test('who played stands in front, as at the table', async ({ page }) => {
  await layOut(page, highriseWith([1, 1, 2, 3, 3, 4], [1, 1, 2, 2, 3], 'bot'));
  await nextTask(page);
  await resign(page);
  const order = () => page.locator('.place').evaluateAll((all) => all.map((each) => each.ariaLabel?.split(':')[0]));
  const atTable = await order();
  expect(atTable[0]).toBe('You');
  await page.goto(page.url().replace('/local/', '/replay/local-'));
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await order()).toEqual(atTable);
  await expect(page.locator('.hands b').first()).toHaveText('You');
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

test('all cards of four hands are seen at once', async ({ page }) => {
  await watch(page);
  await page.getByRole('slider').press('End');
  const hands = page.getByRole('list', { name: /cards? in hand$/ });
  await expect(hands).toHaveCount(4);
  for (const size of [desk, phone, { width: 360, height: 640 }, { width: 640, height: 360 }]) {
    await page.setViewportSize(size);
    const bar = (await page.locator('.bar').boundingBox())!;
    const places = new Set<string>();
    for (const card of await hands.getByRole('listitem').all()) {
      await expect(card).toBeInViewport({ ratio: 1 });
      const { x, y, width, height } = (await card.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThan(12);
      expect(y + height <= bar.y || y >= bar.y + bar.height, 'the bar hides a card').toBe(true);
      places.add(`${x} ${y}`);
    }
    expect(places.size, 'none lies on another').toBe(12 + 3 + 4 + 4);
  }
});

test('a phone shows the side of who acts, until somebody chooses one', async ({ page }) => {
  await page.setViewportSize(phone);
  await watch(page, balconiaNearEnd(names.slice(0, 2), 0));
  const [anna, boris] = await page.getByRole('group', { name: 'Side shown' }).getByRole('button').all();
  const slider = page.getByRole('slider');
  const caption = page.locator('.caption');
  await slider.press('End');
  await expect(caption).toHaveText('Anna places block 17 at b2.');
  await expect(page.getByRole('grid', { name: 'Anna' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(1);
  await expect(page.locator('.arrived')).toContainText(/points/);
  await slider.press('ArrowLeft');
  await expect(caption).toHaveText('Boris keeps two faces.');
  await expect(boris!).toHaveAttribute('aria-pressed', 'true');
  await anna!.click();
  await slider.press('Home');
  await slider.press('End');
  await slider.press('ArrowLeft');
  await expect(anna!).toHaveAttribute('aria-pressed', 'true');
});
