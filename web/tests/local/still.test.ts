// Nothing on the screen jumps when something else appears.

import { desk, expect, phone, test } from '../loggia';
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
