// The end of a match, with motion: who won is told large, and nothing jumps on the way there.

import type { Locator, Page } from '@playwright/test';
import { desk, expect, phone, test } from '../loggia';
import { balconiaNearEnd, highriseFullest, layOut } from '../positions';
import { nextTask } from '../play';
import { type Shifts, watchShifts } from '../shifts';

test.use({ speed: 'calm' });

const screens = { 'a phone': phone, 'a phone held sideways': { width: 844, height: 390 }, 'a desk': desk };

/** Since then, hardly anything has jumped. */
function expectSteady(before: Shifts, { all, worst }: Shifts): void {
  expect(all - before.all, worst.join('\n')).toBeLessThan(0.1);
}

/** All that has happened, and what one chooses, is there at once. */
async function sit(page: Page, position: Parameters<typeof layOut>[1]): Promise<void> {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await layOut(page, position);
  await page.getByRole('button', { name: /^I am / }).click();
  await nextTask(page, 'curtain');
}

/** From now on things move, and the page's time goes on only as told. */
async function stop(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Step by step, so that each is drawn. */
async function pass(page: Page, time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += 250) await page.clock.runFor(250);
}

/** Lets time pass until it is there. */
async function passUntil(page: Page, awaited: Locator): Promise<void> {
  const isThere = async () => {
    await pass(page, 250);
    return awaited.isVisible();
  };
  await expect.poll(isThere, { intervals: [20] }).toBe(true);
}

/** From now on: which houses come to another place, and from where. */
async function watchSettling(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const settled: string[] = [];
    Object.assign(window, { settled });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, time) {
      const isFirst = this.closest('section')?.matches(':first-child');
      const [{ opacity }] = frames as [Keyframe];
      const from = opacity === 0 ? 'beside' : 'where it stood';
      if (this.matches('.house')) settled.push(`${isFirst ? 'one’s own' : 'the other'}, from ${from}`);
      return animate.call(this, frames, time);
    };
  });
  return () => page.evaluate(() => (window as unknown as { settled: string[] }).settled);
}

const endOf = (page: Page) => page.getByRole('region', { name: 'How it ended' });
const again = (page: Page) => endOf(page).getByRole('button', { name: 'Play again' });

for (const [screen, size] of Object.entries(screens)) {
  test(`Balconia ends without a jump on ${screen}`, async ({ page }) => {
    await page.setViewportSize(size);
    await sit(page, balconiaNearEnd(['Ann', 'Boris'], 1));
    await page.locator('button.face[aria-pressed]').first().click();
    await page.locator('.cell.legal').first().click();
    const place = page.getByRole('button', { name: /^Place/ });
    await expect(place).toBeEnabled();
    await stop(page);
    const shifts = await watchShifts(page);
    const jumped = await shifts();
    const settled = await watchSettling(page);
    // By keyboard, so that the pointer rests where a house will be.
    const { width, height } = size;
    await page.mouse.move(width * (width > height ? 0.75 : 0.5), height * 0.7);
    await place.press('Enter');
    const skip = page.getByRole('button', { name: 'Skip the count' });
    await passUntil(page, skip);
    await expect(again(page)).toBeHidden();
    expectSteady(jumped, await shifts());
    // An upright screen has room for one house. It moves when it is drawn for the first time.
    await pass(page, 250);
    const houses = size.width > size.height ? 2 : 1;
    expect(await settled()).toEqual(['one’s own, from where it stood', 'the other, from beside'].slice(0, houses));

    await pass(page, 8000);
    await expect(skip).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: /wins by \d+ points?/ })).toBeInViewport({ ratio: 1 });
    await expect(again(page)).toBeInViewport({ ratio: 1 });
    for (const way of ['Watch the replay', 'Share the record']) {
      await expect(endOf(page).getByRole('button', { name: way })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('.house > .lit')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.cell.self'), 'nobody has pointed at anything').toHaveCount(0);
    expectSteady(jumped, await shifts());
  });

  test(`High-Rises ends without a jump on ${screen}`, async ({ page }) => {
    await page.setViewportSize(size);
    await sit(page, highriseFullest(['Ann', 'Boris', 'Chloé', 'Dmitri'], { isLast: true }));
    const places = () =>
      page.locator('.place').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    await page.locator('.fan [data-spot="hand:4"]').first().click();
    const build = page.locator('.offers').getByRole('button', { name: /^Build/ }).first();
    await expect(build).toBeVisible();
    await stop(page);
    const shifts = await watchShifts(page);
    await build.click();
    await expect(page.locator('.offers')).toHaveCount(0);
    const before = await places();
    const jumped = await shifts();
    await passUntil(page, again(page));
    await pass(page, 1000);
    await expect(page.getByRole('heading', { level: 1, name: 'Boris completes floor 5 and wins. 5 floors to 4, 4 and 2.' })).toBeInViewport({ ratio: 1 });
    await expect(again(page)).toBeInViewport({ ratio: 1 });
    for (const way of ['Watch the replay', 'Share the record']) {
      await expect(endOf(page).getByRole('button', { name: way })).toBeInViewport({ ratio: 1 });
    }
    expect(await places(), 'the towers stay where they were').toEqual(before);
    expectSteady(jumped, await shifts());
  });
}
