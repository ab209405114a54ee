// Looking closely on a phone: what a tap or a hold tells, where one is.

import type { Page } from '@playwright/test';
import { expect, expectSound, test } from '../loggia';
import { middleOf, press } from '../fingers';
import { balconiaNearEnd, layOut } from '../positions';

test.use({ hasTouch: true, isMobile: true });

async function sit(page: Page, width: number, height: number, left = 1): Promise<void> {
  await page.setViewportSize({ width, height });
  await layOut(page, balconiaNearEnd(['Ann', 'Bob'], left));
  await page.getByRole('button', { name: /^I am/ }).tap();
  await expect(page.locator('button.face[aria-pressed]')).toHaveCount(2);
}

test('the mark of a face hides nothing of it', async ({ page }) => {
  await sit(page, 360, 640);
  for (const size of [{ width: 360, height: 640 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    const gaps = await page.locator('button.face').evaluateAll((faces) =>
      faces.map((face) => {
        const bottom = face.querySelector('.mark')!.getBoundingClientRect().bottom;
        return face.querySelector('svg')!.getBoundingClientRect().top - bottom;
      }),
    );
    expect(gaps).toHaveLength(4);
    expect(Math.min(...gaps)).toBeGreaterThan(-0.5);
  }
});

test('a cell that is tapped before a face says what comes first', async ({ page }) => {
  await sit(page, 360, 640);
  await page.getByRole('gridcell', { name: /, empty$/ }).first().tap();
  await expect(page.locator('.prompt')).toHaveText('First choose one of the two faces, then the cell.');
  await expect(page.getByText('No balcony looks at this cell.')).toBeHidden();
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.locator('button.face[aria-pressed]').first().tap();
  await expect(page.locator('.prompt')).toHaveText('Choose a cell that glows.');
});

test('a cell that is out of reach says so, and hides nothing', async ({ page }) => {
  await sit(page, 360, 640, 10);
  await page.locator('button.face[aria-pressed]').first().tap();
  await expect(page.locator('.prompt')).toHaveText('Choose a cell that glows.');
  await page.locator('.cell:not(.legal)[aria-label$=", empty"]').first().tap();
  await expect(page.locator('.prompt')).toHaveText('That cell is not next to a block yet. Choose one that glows.');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.locator('.cell.legal').first().tap();
  await expect(page.locator('.prompt')).toHaveText('Place it here, or try another cell.');
});

for (const [width, height] of [[360, 640], [844, 390]] as const) {
  test(`balconies and faces open large at ${width} × ${height}`, async ({ page }) => {
    await sit(page, width, height);
    await expect(page.getByText('Tap a balcony')).toHaveCount(1);
    const sheet = page.locator('.sheet');
    const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!.width;
    const scrolled = () => page.evaluate(() => scrollY);
    const [url, before] = [page.url(), await scrolled()];

    for (const cell of ['c5', 'd2', 'a1']) {
      const balcony = page.locator(`[data-cell="${cell}"]`);
      await balcony.tap();
      await expect(sheet.getByText(cell, { exact: true })).toBeVisible();
      const at = await middleOf(balcony);
      const isSeen = await balcony.evaluate((it, { x, y }) => it.contains(document.elementFromPoint(x, y)), at);
      expect(isSeen, `${cell} stays in sight`).toBe(true);
    }
    expect(await widthOf('.sheet .picture')).toBeGreaterThan(2 * (await widthOf('.cell')));
    await expectSound(page);
    await page.locator('.prompt').tap();
    await expect(sheet).toHaveCount(0);

    const face = page.locator('button.face[aria-pressed]').first();
    const words = (await face.getAttribute('aria-label'))!.match(/\. (.+)\. Face/)![1]!;
    const at = await middleOf(face);
    await press(page, at, at, () => expect(sheet).toBeVisible());
    await expect(sheet).toContainText(words);
    await expect(face).toHaveAttribute('aria-pressed', 'false');
    expect(await widthOf('.sheet .picture')).toBeGreaterThan(1.5 * (await widthOf('button.face')));
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await face.focus();
    await page.keyboard.press('ContextMenu');
    await expect(sheet).toContainText(words);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
    expect([page.url(), await scrolled()]).toEqual([url, before]);
  });
}
