// Fingers on a phone: everything is large enough for them, and they drag, turn and ask.

import type { Locator, Page } from '@playwright/test';
import { expect, phone, test } from './loggia';
import { pages } from './pages';
import { afterMatch, hand, nextTask } from './play';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

async function middleOf(thing: Locator): Promise<Point> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Puts a finger down, moves it, and lifts it after a while. */
async function press(page: Page, from: Point, to: Point, pause = 0): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let part = 1 / 8; part <= 1; part += 1 / 8) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await touch('touchMove', [at]);
  }
  await page.waitForTimeout(pause);
  await touch('touchEnd', []);
}

/** What is too small for a finger: less than 44 pixels wide or high. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, a[href], input, select, summary, [role=gridcell], [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((each) => each.checkVisibility() && !each.closest('.hidden, [inert]'))
      .map((each) => ({ each, box: (each.closest('label') ?? each).getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width > 0 && Math.min(width, height) < 43.5)
      .map(({ each, box }) => `${each.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`);
  });
}

for (const path of Object.keys(pages)) {
  test(`${path} has room for them`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle'); // lists and forms that come later
    expect(await tooSmall(page)).toEqual([]);
  });
}

for (const [place, game] of ['Balconia', 'High-Rises'].entries()) {
  test(`a table of ${game} has room for them, to the end and beyond`, async ({ home }) => {
    const tool = (name: string) => home.getByRole('banner').getByRole('button', { name });
    await home.getByRole('button', { name: /Play against a bot/ }).nth(place).click();
    await nextTask(home);
    expect(await tooSmall(home)).toEqual([]);
    await tool('Help').click();
    expect(await tooSmall(home)).toEqual([]);
    await home.keyboard.press('Escape');
    await tool('Resign').click();
    await home.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(afterMatch(home)).toBeVisible();
    expect(await tooSmall(home)).toEqual([]);
    await afterMatch(home).getByRole('button', { name: 'Look at it again' }).click();
    await expect(home.getByRole('slider')).toBeVisible();
    expect(await tooSmall(home)).toEqual([]);
  });
}

test('a card is played by dragging it to where it goes', async ({ page }) => {
  const milkshake = hand(page).and(page.getByRole('button', { name: /milkshake/ })).first();
  for (let tries = 0; tries < 40 && !(await milkshake.isVisible()); tries++) {
    await page.goto('/');
    await page.getByRole('button', { name: /Play against a bot/ }).last().click();
    await nextTask(page);
  }
  const held = await hand(page).count();
  const log = page.getByRole('log');
  // Back to the hand: nothing is played.
  const from = await middleOf(milkshake);
  await press(page, from, { x: from.x, y: from.y + 40 });
  await expect(hand(page)).toHaveCount(held);
  await press(page, from, await middleOf(page.getByRole('region', { name: /^Tenant/ })));
  await expect(log).toContainText('You treat Tenant to a milkshake');
  await expect(hand(page)).toHaveCount(held - 1);
});

test('a long press on a face says what it means, and is neither a tap nor a turn', async ({
  page,
}) => {
  // The first who selects is drawn by lot.
  const keep = page.getByRole('button', { name: 'Keep these two faces', disabled: false });
  for (let tries = 0; tries < 20 && !(await keep.isVisible()); tries++) {
    await page.goto('/');
    await page.getByRole('button', { name: /Play against a bot/ }).first().click();
    const choose = page.getByRole('main').getByText('Choose one of the two faces on your half.');
    await expect(keep.or(choose)).toBeVisible();
  }
  const faces = page.getByRole('group', { name: /on the disc/ }).getByRole('button');
  const labels = () => faces.evaluateAll((all) => all.map((each) => each.ariaLabel));
  const before = await labels();
  const meaning = page.getByRole('tooltip');

  const third = await middleOf(faces.nth(2));
  await press(page, third, third, 700);
  await expect(meaning).toHaveText(/^Balcony/);
  expect(before[2]).toContain(await meaning.textContent());
  expect(await labels()).toEqual(before);

  const second = await middleOf(faces.nth(1));
  await press(page, second, { ...second, x: second.x - 70 }, 700);
  await expect(meaning).toHaveCount(0);
  expect(await labels()).not.toEqual(before);
});
