// What only matters where the screen is small: the menu, forms, long words.

import type { Page } from '@playwright/test';
import { expect, phone, test } from '../loggia';
import { openMenu, resign } from '../play';

test.describe('the menu', () => {
  test.use({ viewport: phone });

  test('a press beside it closes it', async ({ home }) => {
    const menu = home.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(home.getByRole('link', { name: 'Settings' })).toBeVisible();
    await home.mouse.click(2, 500);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('what is chosen there by keyboard is gone on from at its heading', async ({ home }) => {
    for (const name of ['My matches', 'Gallery', 'Settings', 'About']) {
      await home.getByRole('button', { name: 'Menu' }).press('Enter');
      await home.getByRole('link', { name, exact: true }).press('Enter');
      await expect(home.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await home.goBack();
    await expect(home.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  });
});

test('the bar of the form hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/new/balconia/friends');
  await page.getByText('Variants').click();
  const start = page.getByRole('button', { name: 'Open the table' });
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press(key);
      const top = (await start.boundingBox())!.y;
      const found = await page.evaluate((bar) => {
        const field = document.activeElement as HTMLInputElement;
        const { bottom } = (field.closest('label') ?? field).getBoundingClientRect();
        return field.closest('form') && !field.closest('.go') && bottom > bar ? field.outerHTML : '';
      }, top);
      if (found) hidden.push(found);
    }
  }
  expect(hidden).toEqual([]);
});

/** Words that go on in the next line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('svg, .hidden, script, style')) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU', viewport: phone });

  test('no word of Balconia is broken, from a placement to the score sheet', async ({ page }) => {
    await page.goto('/');
    await page.locator('main button').first().click();
    const face = page.locator('main .face[aria-pressed]').first();
    const confirm = page.locator('.actions .main');
    await expect(face).toBeVisible();
    if (await confirm.isEnabled()) await confirm.click();
    await expect(page.locator('main').getByText('Выберите одну из двух сторон')).toBeVisible();
    await face.click();
    await page.locator('.cell.legal').first().click();
    await expect(confirm).toContainText(/[+−±]/);
    expect(await brokenWords(page)).toEqual([]);
    const tools = page.getByRole('banner').locator('a, button');
    const rows = await tools.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top));
    expect(Math.max(...rows), 'the tools are one row').toBeLessThan(44);

    await confirm.click();
    await expect(confirm).not.toContainText(/[+−±]/);
    await openMenu(page);
    expect(await brokenWords(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await resign(page);
    await page.locator('.sheet summary').click();
    for (const width of [phone.width, 1280]) {
      await page.setViewportSize({ width, height: phone.height });
      expect(await brokenWords(page)).toEqual([]);
    }
  });
});
