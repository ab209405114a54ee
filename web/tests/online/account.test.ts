// A login is a way back from another device; and what does not fit is said.

import { expectSoundEverywhere } from '../loggia';
import { expect, makeTable, type Person, test } from '../people';

async function submit({ page }: Person, login: string, password: string, button: string) {
  await page.getByRole('textbox', { name: 'Login' }).fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: button }).click();
}

test('who adds a login comes back from another device', async ({ come }) => {
  const [ann, later] = await come('Ann', 'Later');
  const link = await makeTable(ann, 'balconia');
  const login = `ann-${Date.now().toString(36)}`;
  await ann.page.goto('/settings');
  await expect(ann.page.getByRole('button', { name: 'Add a login' })).toBeVisible();
  await expectSoundEverywhere(ann.page);
  await submit(ann, login, 'short', 'Add a login');
  await expect(ann.page.getByRole('alert')).toHaveText(/at least 8 characters/);
  await expectSoundEverywhere(ann.page);
  await submit(ann, login, 'long enough', 'Add a login');
  const isIn = `You are logged in as Ann, with the login ${login}.`;
  await expect(ann.page.getByText(isIn)).toBeVisible();
  await expect(ann.page.getByRole('alert')).toHaveCount(0);
  await expectSoundEverywhere(ann.page);

  // From where a name is asked for to the login, and back.
  const { page } = later;
  await page.goto(link);
  await page.getByRole('button', { name: /^Sit down, Player/ }).click();
  await page.getByRole('button', { name: 'I have a login' }).click();
  await expect(page.getByRole('textbox', { name: 'Login' })).toBeFocused();
  await submit(later, login, 'wrong enough', 'Log in');
  await expect(page.getByRole('alert')).toHaveText(/password/);
  await submit(later, login.toUpperCase(), 'long enough', 'Log in');
  await expect(page).toHaveURL(link);
  await page.goto('/settings');
  await expect(page.getByText(isIn)).toBeVisible();
  await page.goto('/games');
  await expect(page.locator(`a[href="${new URL(link).pathname}"]`)).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectSoundEverywhere(page);
});
