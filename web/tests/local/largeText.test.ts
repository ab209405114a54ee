// The browser's text at twice its size, on a phone: nothing is cut, nothing hangs out, and nobody
// scrolls sideways (WCAG 1.4.4).

import type { Page } from '@playwright/test';
import { clickSeen, expect, test } from '../loggia';
import { pages, visit } from '../pages';
import { askToResign, openMenu } from '../play';

test.use({
  launchOptions: {
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 360, height: 740 },
});

/** Words that hang out of the screen, or of what they stand in. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const hasOwnWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const within = document.querySelector('dialog[open]') ?? document.body;
    return [...within.querySelectorAll<HTMLElement>('*')]
      .filter((each) => hasOwnWords(each) && !each.closest('svg, .hidden, option'))
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        if (width === 0) return false;
        const isCut = each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
        return left < -1 || right > room + 1 || isCut;
      })
      .map((each) => each.innerText);
  });
}

async function expectRoom(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect.soft(await cutWords(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'sideways scroll').toBe(360);
}

for (const [locale, language] of [
  ['fr-FR', 'French'],
  ['ru-RU', 'Russian'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('every page has room for large text', async ({ page }) => {
      for (const each of pages) {
        await test.step(each.path, async () => {
          await visit(page, each);
          await expectRoom(page);
        });
      }
    });

    for (const [place, game] of ['Balconia', 'High-Rises'].entries()) {
      test(`a table of ${game} has room for large text, from the first card to the end`, async ({
        home,
      }) => {
        await home.locator('main button.main').nth(place).click();
        // Nothing moves any more once it is one's turn.
        const isTurn = home.locator('main').locator('.face[aria-pressed], .end[aria-disabled=false]');
        await expect(isTurn.first()).toBeVisible();
        const choice = home.locator('main').locator('.face[aria-pressed], .fan button');
        await choice.last().hover();
        await expectRoom(home);
        await clickSeen(choice.first());
        await expectRoom(home);
        await home.getByRole('banner').getByRole('button').nth(1).click();
        await expectRoom(home);
        await home.keyboard.press('Escape');
        await openMenu(home);
        await expectRoom(home);
        await home.keyboard.press('Escape');
        const question = await askToResign(home);
        await expectRoom(home);
        await question.locator('.main').click();
        await expect(home.locator('section.after')).toBeVisible();
        await expectRoom(home);
        await home.locator('section.after .button').first().click();
        await expect(home.getByRole('slider')).toBeVisible();
        await expectRoom(home);
      });
    }
  });
}
