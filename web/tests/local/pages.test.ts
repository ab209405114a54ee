// Every page: sound by axe, no sideways scroll, large enough for fingers on a phone; in all languages.

import { expect, expectSound, phone, test } from '../loggia';
import { pages, visit } from '../pages';
import { tooSmall } from '../fingers';

for (const [title, { colorScheme, isPhone }] of Object.entries({
  'on a phone, dark': { colorScheme: 'dark', isPhone: true },
  'on a desk, light': { colorScheme: 'light', isPhone: false },
} as const)) {
  test.describe(title, () => {
    test.use({ colorScheme, ...(isPhone ? { viewport: phone, hasTouch: true, isMobile: true } : {}) });

    test('every page is sound', async ({ page }) => {
      for (const each of pages) {
        await test.step(each.path, async () => {
          await visit(page, each);
          await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(each.heading);
          await expect.soft(page, 'the page says what it is').toHaveTitle(/.+ · Loggia$/);
          await expectSound(page);
          if (isPhone) expect.soft(await tooSmall(page), 'too small for a finger').toEqual([]);
        });
      }
    });
  });
}

test.describe('languages', () => {
  for (const [locale, title] of [
    ['fr-CA', 'Deux jeux où l’on bâtit des maisons'],
    ['ru-RU', 'Две игры о строительстве домов'],
    ['de-DE', 'Two games about building houses'],
  ] as const) {
    test.describe(() => {
      test.use({ locale });
      test(`the browser's ${locale}`, async ({ home }) => {
        await expect(home.getByRole('heading', { level: 1 })).toHaveText(title);
        await expectSound(home);
      });
    });
  }

  test('are changed in the bar, by mouse and by keyboard', async ({ home }) => {
    const globe = home.getByRole('banner').getByRole('button', { name: /^(Language|Langue)/ });
    await globe.click();
    await home.getByRole('button', { name: 'Français' }).click();
    await expect(home.getByRole('heading', { level: 1 })).toHaveText(/^Deux jeux/);
    await expect(globe).toHaveAccessibleName(/Français$/);
    await expect(globe).toBeFocused();
    await home.keyboard.press('Enter');
    await expect(globe).toHaveAttribute('aria-expanded', 'true');
    await home.keyboard.press('Escape');
    await expect(globe).toHaveAttribute('aria-expanded', 'false');
    await home.reload();
    await expect(home.getByRole('heading', { level: 1 })).toHaveText(/^Deux jeux/);
  });

  test('are changed at once, and remembered', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  });

  test('and colours are the same in all tabs, and stay', async ({ page, context }) => {
    await page.goto('/settings');
    const other = await context.newPage();
    await other.goto('/settings');
    await other.getByRole('radio', { name: 'Français' }).check();
    await other.getByRole('radio', { name: 'sombre' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('checkbox', { name: /^Sons/ }).uncheck();
    await expect(other.getByRole('checkbox', { name: /^Sons/ })).not.toBeChecked();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('settings that make no sense are as usual, and the others are kept', async ({ page }) => {
  for (const odd of ['null', '5', '"x"', '[]', '{"bots":null}', '{']) {
    await page.addInitScript((text) => localStorage.setItem('loggia.settings', text), odd);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 }), odd).toHaveText(pages[0]!.heading);
  }
  const mixed = {
    language: 'toString', theme: 7, speed: {}, name: ['x'], sounds: false, bots: { balconia: 5 },
  };
  const text = JSON.stringify(mixed);
  await page.addInitScript((all) => localStorage.setItem('loggia.settings', all), text);
  await page.goto('/settings');
  await expect(page.getByRole('checkbox', { name: /^Sounds/ })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'calm' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('');
});
