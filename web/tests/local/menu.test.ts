// The menu of a table: what is set there is set at once, and the match goes on.

import { expect, expectSoundEverywhere, test } from '../loggia';
import { balconies, nextTask, openMenu, playOn } from '../play';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play against Otto.*Balconia/ }).click();
  await nextTask(page);
});

test('language, colours and pace are changed at the table, and the match goes on', async ({ page }) => {
  await playOn(page, (made) => made === 2);
  const before = await balconies(page);
  const menu = await openMenu(page);
  await expectSoundEverywhere(page);
  await menu.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(menu.getByRole('link', { name: 'Quitter la table' })).toBeVisible();
  await menu.getByRole('radio', { name: 'English' }).check();
  await menu.getByRole('radio', { name: 'dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('radio', { name: 'instant' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-speed', 'instant');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  expect(await balconies(page)).toEqual(before);
  await playOn(page, (made) => made === 1);
});

test('the way out is seen in the menu on a phone, however it is held', async ({ page }) => {
  for (const language of ['English', 'Français', 'Русский']) {
    const menu = await openMenu(page);
    await menu.getByRole('radio', { name: language }).check();
    await expect(menu.getByRole('radio', { name: language })).toBeChecked();
    for (const [width, height] of [[390, 844], [844, 390], [640, 360]] as const) {
      await page.setViewportSize({ width, height });
      await expect(menu.locator('.ways .main')).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
  }
});

test('one press at the table switches sounds, and it is kept', async ({ page }) => {
  const sounds = page.getByRole('banner').getByRole('button', { name: 'Sounds' });
  const before = await sounds.getAttribute('aria-pressed');
  const after = before === 'true' ? 'false' : 'true';
  await sounds.click();
  await expect(sounds).toHaveAttribute('aria-pressed', after);
  const menu = await openMenu(page);
  await expect(menu.getByRole('checkbox', { name: 'Sounds' })).toBeChecked({ checked: after === 'true' });
  await page.reload();
  await expect(sounds).toHaveAttribute('aria-pressed', after);
});

test('who leaves the table finds the match where the menu says', async ({ page }) => {
  await playOn(page, (made) => made === 2);
  const before = await balconies(page);
  const menu = await openMenu(page);
  const leave = menu.getByRole('link', { name: 'Leave the table' });
  await expect(leave).toHaveAccessibleDescription('The match is kept for you under “My matches”.');
  await leave.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My matches');
  await page.getByRole('link', { name: /^Play on/ }).click();
  await nextTask(page);
  expect(await balconies(page)).toEqual(before);
});
