// Ways to play through the screen, for people at tables of the server or of the device.

import type { Page } from '@playwright/test';
import { expect, clickSeen } from './loggia';

/** The page that shows that its person is to act; null when it is over on all of them. */
export async function whoActs(pages: Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) if (/Your turn/.test(await page.title())) return (found = page);
        const ends = await Promise.all(pages.map((page) => isOver(page)));
        if (ends.every(Boolean)) found = null;
        return found;
      },
      {
        message: 'somebody is to act, or it is over for everybody',
        intervals: [50, 100, 250],
        timeout: 30_000,
      },
    )
    .not.toBe(undefined);
  return found ?? null;
}

export function isOver(page: Page): Promise<boolean> {
  return page.getByRole('region', { name: 'After the match' }).isVisible();
}

/** Keeps two faces, or places the block on the first cell that glows. */
export async function decideBalconia(page: Page): Promise<'keep' | 'place'> {
  const keep = page.getByRole('button', { name: 'Keep these two faces' });
  const main = page.getByRole('main');
  const choose = main.getByText('Choose one of the two faces on your half.');
  await expect(keep.or(choose)).toBeVisible();
  const isDone = page.getByRole('region', { name: 'After the match' });
  if (await keep.isVisible()) {
    await keep.click();
    const waits = main.getByText(/is placing the block\.$|is choosing two faces to keep\.$/);
    await expect(waits.or(choose).or(isDone)).toBeVisible();
    return 'keep';
  }
  const mine = page.getByRole('button', { name: /on the half of: You\.$/ });
  await mine.first().click();
  await page.getByRole('gridcell', { name: /would bring/ }).first().click();
  await page.getByRole('button', { name: /^Place \(/ }).click();
  // Who has placed selects next.
  await expect(keep.or(isDone)).toBeVisible();
  return 'place';
}

/** Everything that happened, as the log of High-Rises tells it. */
export function logOf(page: Page): Promise<string[]> {
  const log = page.getByRole('complementary', { name: 'Log' });
  return log.getByRole('listitem').allTextContents();
}

/** Names of the cards in the own hand. */
export function handOf(page: Page): Promise<string[]> {
  const hand = page.getByRole('group', { name: /^Your hand/ }).getByRole('button');
  return hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}

export const endTurn = (page: Page) => page.getByRole('button', { name: /^End turn/ });

/** Plays one card that the screen offers something for that is wanted; whether there was one. */
export async function playCard(page: Page, wanted: RegExp): Promise<boolean> {
  await expect(endTurn(page)).toBeEnabled();
  const before = (await logOf(page)).length;
  // Cards that can do nothing are drawn dimmed, and nobody tries them.
  const hand = page.getByRole('group', { name: /^Your hand/ }).locator('button:not(.idle)');
  const names = await hand.evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
  for (const name of new Set(names)) {
    const card = page.getByRole('button', { name, exact: true }).first();
    await clickSeen(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    const can = page.getByRole('group', { name: 'What this card can do' });
    const offer = can.getByRole('button', { name: wanted }).first();
    if (await offer.isVisible()) {
      await offer.click();
      await expectMore(page, before);
      return true;
    }
    await page.keyboard.press('Escape');
    await expect(can).toHaveCount(0);
  }
  return false;
}

/** A turn of High-Rises: builds and sends thieves while it can, then ends. */
export async function turnOfHighrise(page: Page, { isHandedOn = false } = {}): Promise<void> {
  while (await playCard(page, /^(Build|Send)/)) {
    const isDone = page.getByRole('region', { name: 'After the match' });
    await expect(endTurn(page).or(isDone)).toBeVisible();
    if (await isDone.isVisible()) return;
  }
  const before = (await logOf(page)).length;
  await endTurn(page).click();
  // A curtain falls before the log tells of it.
  if (!isHandedOn) await expectMore(page, before);
}

async function expectMore(page: Page, before: number): Promise<void> {
  await expect
    .poll(async () => (await logOf(page)).length, {
      message: 'the log tells what was done',
      intervals: [50, 100, 250],
    })
    .toBeGreaterThan(before);
}
