// Nothing on the screen jumps when something else appears.

import { desk, expect, phone, test } from '../loggia';
import { pages, visit } from '../pages';
import { nextTask, playOn } from '../play';
import { watchShifts } from '../shifts';

for (const [name, size] of Object.entries({ phone, desk })) {
  test(`nothing jumps over a match of High-Rises on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('button', { name: /Play against Otto.*High-Rises/ }).click();
    await nextTask(page);
    const shifts = await watchShifts(page);
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
    // The second time it is known that there is something to go on with.
    for (const time of ['first', 'second']) {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Continue' }).getByRole('listitem')).toHaveCount(2);
      await expectStill(`two unfinished matches, for the ${time} time`);
    }
  });
}
