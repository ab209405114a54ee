// A house comes alive block by block, and rests where nothing may move.

import { expect, test } from '../loggia';
import { balconiaNearEnd, layOut } from '../positions';

const pair = ['Ann', 'Bob'];

test('scaffolding goes as blocks come, and the street gets busier', async ({ page }) => {
  const climbing = () => page.locator('use[href="#b-scaffold"]:not(.gone)').count();
  const street = page.locator('.bench:not(.gone)');
  await page.goto('/');
  await page.getByRole('button', { name: /Play against Otto.*Balconia/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await climbing()).toBe(25);
  await expect(street).toHaveCount(0);
  await layOut(page, balconiaNearEnd(pair, 1));
  await page.getByRole('button', { name: /^I am/ }).click();
  await expect(street).toHaveCount(1);
  expect(await climbing()).toBe(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ speed: 'calm', contextOptions: { reducedMotion } });

    test('cats blink and laundry sways now and then, where things may move', async ({ page }) => {
      await page.clock.install();
      await layOut(page, balconiaNearEnd(pair, 1));
      await page.getByRole('button', { name: /^I am/ }).click();
      await expect(page.locator('[data-life]').first()).toBeAttached();
      await page.evaluate(() => {
        const lives: string[] = [];
        Object.assign(window, { lives });
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...told) {
          const { life } = (this as SVGElement).dataset;
          if (life) lives.push(life);
          return animate.apply(this, told);
        };
      });
      await page.clock.runFor(60_000);
      const lives = await page.evaluate(() => (window as unknown as { lives: string[] }).lives);
      const kinds = reducedMotion === 'reduce' ? [] : ['blink', 'sway'];
      expect([...new Set(lives)].toSorted()).toEqual(kinds);
    });
  });
}
