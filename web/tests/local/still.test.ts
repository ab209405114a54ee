// Nothing on the screen jumps when something else appears.

import type { Locator } from '@playwright/test';
import { desk, expect, phone, test } from '../loggia';
import { pages, visit } from '../pages';
import { nextTask, playOn } from '../play';
import { watchShifts } from '../shifts';

for (const [name, size] of Object.entries({ phone, desk })) {
  test(`nothing jumps over a match of High-Rises on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const shifts = await watchShifts(page);
    await page.goto('/');
    await page.getByRole('button', { name: /Play against Otto.*High-Rises/ }).click();
    await nextTask(page);
    await playOn(page);
    const { unasked, all, worst } = await shifts();
    console.log(`${name}: ${unasked.toFixed(3)} unasked, ${all.toFixed(3)} in all`);
    expect(all, worst.join('\n')).toBeLessThan(0.1);
  });
}

for (const [name, size] of Object.entries({ phone, desk })) {
  test(`no page jumps while it comes, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const shifts = await watchShifts(page);
    const expectStill = async (path: string) => {
      const { all, worst } = await shifts();
      expect.soft(all, `${path}: ${worst.join('\n')}`).toBeLessThan(0.1);
    };
    for (const each of pages) {
      await visit(page, each);
      await expectStill(each.path);
    }
    for (const game of ['Balconia', 'High-Rises']) {
      await page.goto('/');
      await page.getByRole('region', { name: game }).locator('button').first().click();
      await nextTask(page);
    }
    // Known in time they come first; not expected they come last, and the next time first.
    const goesOn = page.getByRole('region', { name: 'Continue' });
    const top = async (thing: Locator) => (await thing.boundingBox())!.y;
    for (const isExpected of [true, false, true]) {
      if (!isExpected) await page.evaluate(forgetUnfinished);
      await page.goto('/');
      await expect(goesOn.getByRole('listitem')).toHaveCount(2);
      const isFirst = (await top(goesOn)) < (await top(page.getByRole('region', { name: 'Balconia' })));
      expect(isFirst).toBe(isExpected);
      await expectStill(`two unfinished matches, ${isExpected ? '' : 'not '}expected`);
    }
  });
}

/** Runs in the page: as if nobody had been here to play. */
function forgetUnfinished(): void {
  const kept = JSON.parse(localStorage.getItem('loggia.settings')!) as object;
  localStorage.setItem('loggia.settings', JSON.stringify({ ...kept, mayHaveUnfinished: false }));
}
