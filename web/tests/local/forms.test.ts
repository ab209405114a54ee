// What does not fit into a form is told beside the field, and nothing is made of it.

import { expect, expectSoundEverywhere, test } from '../loggia';

test('a number that no option has', async ({ page }) => {
  await page.goto('/new/highrise');
  await page.getByText('Variants').click();
  const limit = page.getByRole('spinbutton', { name: 'Turn limit' });
  const trouble = page.getByRole('alert');
  for (const number of ['-5', '1e9', '22.5']) {
    await limit.fill('');
    await limit.fill(number);
    await limit.blur();
    await expect(trouble, number).toHaveText(/^Please enter a whole number from \d+ to [\d,]+/);
    await expect(limit).toHaveAttribute('aria-invalid', 'true');
  }
  await expectSoundEverywhere(page);
  await page.getByRole('spinbutton', { name: 'Rounds without' }).fill('0');
  // Even where it is folded away again.
  await page.getByText('Variants').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(limit).toBeFocused();
  await expect(page).toHaveURL(/\/new\/highrise/);
  await expect(trouble).toHaveCount(2);
  await limit.fill('40');
  await page.getByRole('spinbutton', { name: 'Rounds without' }).fill('');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/local\/.+/);
});
