// Ways to play where several screens look at one match: a decision is made when it is told.

import type { Page } from '@playwright/test';
import { expect } from './loggia';
import { afterMatch, keep, nextTask, place, takeTurn } from './play';

/** The page that shows that its person is to act; null when it is over on all of them. */
export async function whoActs(pages: Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) if (/Your turn/.test(await page.title())) return (found = page);
        const ends = await Promise.all(pages.map((page) => afterMatch(page).isVisible()));
        if (ends.every(Boolean)) found = null;
        return found;
      },
      { message: 'somebody is to act, or it is over for everybody', intervals: [20, 50, 100] },
    )
    .not.toBe(undefined);
  return found ?? null;
}

/** Keeps two faces, or places the block on the first cell that glows. */
export async function decideBalconia(page: Page): Promise<void> {
  const main = page.getByRole('main');
  if ((await nextTask(page)) === 'keep') {
    await keep(page);
    const waits = main.getByText(/is placing the block\.$|is choosing two faces to keep\.$/);
    const choose = main.getByText('Choose one of the two faces on your half.');
    await expect(waits.or(choose).or(afterMatch(page))).toBeVisible();
  } else {
    await place(page);
    // Who has placed selects next.
    await nextTask(page, 'place');
  }
}

/** How many turns have ended, as the log of High-Rises tells it. */
export function turnsEnded(page: Page): Promise<number> {
  return page.getByRole('complementary', { name: 'Log' }).locator('.turn.over').count();
}

/** A turn of High-Rises, until the log tells of its end. */
export async function turnOfHighrise(page: Page): Promise<void> {
  await nextTask(page);
  const before = await turnsEnded(page);
  await takeTurn(page);
  const isTold = async () =>
    (await turnsEnded(page)) > before || (await afterMatch(page).isVisible());
  await expect
    .poll(isTold, { message: 'the log tells what was done', intervals: [50, 100, 250] })
    .toBe(true);
}
