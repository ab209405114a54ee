// Every page, at both sizes and in both themes: sound by axe, no sideways scroll, in all languages.

import { expect, expectSound, test } from './loggia';
import { pages } from './pages';

for (const [path, heading] of Object.entries(pages)) {
  for (const [size, theme] of [
    [{ width: 360, height: 740 }, 'dark'],
    [{ width: 1280, height: 800 }, 'light'],
  ] as const) {
    test(`${path} at ${size.width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page, 'the page says what it is').toHaveTitle(/.+ · Loggia$/);
      await expectSound(page);
    });
  }
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

  test('are changed at once, and remembered', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  });
});
