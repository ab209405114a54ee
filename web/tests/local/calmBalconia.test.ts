// A match of Balconia on a phone: nothing that is on the screen jumps because something else comes.

import { expect, phone, test } from '../loggia';
import { nextTask, playOn } from '../play';
import { watchShifts } from '../shifts';

test.use({ viewport: phone, speed: 'calm' });

test('nothing jumps until the last block stands', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play against Otto.*Balconia/ }).click();
  await nextTask(page);
  const shifts = await watchShifts(page);
  await playOn(page, (made) => made === 13);
  await nextTask(page);
  const { all, worst } = await shifts();
  expect(all, worst.join('\n')).toBeLessThan(0.1);
});
