// What only matters where the screen is small, and pressed by fingers.

import type { Locator, Page } from '@playwright/test';
import { phone } from './loggia';
import { expect, makeTable, type Person, test } from './online';
import { whoActs } from './playOnline';

async function onPhones(people: Person[]): Promise<void> {
  await Promise.all(people.map(({ page }) => page.setViewportSize(phone)));
}

test('Balconia online tells once who plays, whether they look, and their time', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  await onPhones([ann, boris]);
  const link = await makeTable(ann, 'balconia', async (page) => {
    await page.getByLabel('Clock').selectOption({ index: 2 });
  });
  await boris.sitDownAt(link);
  await whoActs([ann.page, boris.page]);
  const lines = ann.page.getByRole('listitem').filter({ hasText: 'Boris', hasNotText: /door/ });
  await expect(lines).toHaveCount(1);
  const place = ann.placeOf('Boris');
  await expect(place).toHaveCount(1);
  await expect(place.getByRole('img', { name: 'is looking' })).toBeVisible();
  await expect(place.getByRole('timer')).toBeVisible();
});

test('three at High-Rises online see their whole hands', async ({ come }) => {
  const people = await come('Ann of the Long Name', 'Boris with a Longer Name', 'Cleo');
  await onPhones(people);
  const [ann, boris, cleo] = people;
  const link = await makeTable(ann, 'highrise', async (page) => {
    await page.getByRole('radio', { name: '3 players' }).check();
    await page.getByLabel('Clock').selectOption({ index: 2 });
  });
  await boris.sitDownAt(link);
  await cleo.sitDownAt(link);
  const pages = people.map(({ page }) => page);
  await whoActs(pages);
  for (const page of pages) {
    const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
    await expect(cards.first()).toBeVisible();
    const lowest = await cards.evaluateAll((all) =>
      Math.max(...all.map((card) => card.getBoundingClientRect().bottom)),
    );
    expect(lowest).toBeLessThanOrEqual(phone.height);
  }
});

test('a waiting room has the menu', async ({ come }) => {
  const [ann] = await come('Ann');
  await onPhones([ann]);
  await makeTable(ann, 'balconia');
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('link', { name: 'Settings' }).click();
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test.describe('fingers', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  /** Puts a finger down, moves it, and lifts it after a while. */
  async function press(page: Page, target: Locator, { by = 0, pause = 0 }): Promise<void> {
    const line = await page.context().newCDPSession(page);
    const { x, y, width, height } = (await target.boundingBox())!;
    const point = (moved: number) => [{ x: x + width / 2 + moved, y: y + height / 2 }];
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: ReturnType<typeof point>,
    ) => line.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', point(0));
    for (let step = 1; step <= 8; step++) await touch('touchMove', point((by * step) / 8));
    await page.waitForTimeout(pause);
    await touch('touchEnd', []);
  }

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

    await press(page, faces.nth(2), { pause: 700 });
    await expect(meaning).toHaveText(/^Balcony/);
    expect(before[2]).toContain(await meaning.textContent());
    expect(await labels()).toEqual(before);

    await press(page, faces.nth(1), { by: -70, pause: 700 });
    await expect(meaning).toHaveCount(0);
    expect(await labels()).not.toEqual(before);
  });
});
