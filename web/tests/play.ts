// Ways to play through the screen, with a mouse: one decision at a time, as people make them.

import { clickSeen } from './loggia';
import { expect, type Locator, type Page } from '@playwright/test';

export const afterMatch = (page: Page) => page.getByRole('region', { name: 'After the match' });

export type Task = 'keep' | 'place' | 'turn' | 'curtain' | 'over';

/** What the screen asks for next; `done` is what was asked for before, and may still be there. */
export async function nextTask(page: Page, done?: Task): Promise<Task> {
  const tasks: Record<Task, Locator> = {
    keep: page.getByRole('button', { name: 'Keep these two faces', disabled: false }),
    place: page.getByRole('main').getByText('Choose one of the two faces on your half.'),
    turn: page.getByRole('button', { name: /^End turn/, disabled: false }),
    curtain: page.getByRole('button', { name: /^I am / }),
    over: afterMatch(page),
  };
  const open = (Object.keys(tasks) as Task[]).filter((task) => task !== done);
  const any = open.map((task) => tasks[task]).reduce((all, each) => all.or(each));
  for (;;) {
    await expect(any.first(), `what comes after ${done}`).toBeVisible();
    for (const task of open) if (await tasks[task].isVisible()) return task;
  }
}

export async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep these two faces' }).click();
}

export function faces(page: Page): Locator {
  const disc = page.getByRole('group', { name: /on the disc/ });
  return disc.getByRole('button', { name: /half of the disc: You/ });
}

/** Places with the first face, into the nth of the cells that glow. What still turns is waited for, and nothing scrolled. */
export async function place(page: Page, nth = 0): Promise<void> {
  await clickSeen(faces(page).first());
  const cells = page.getByRole('gridcell', { name: /would bring/ });
  await expect(cells.first(), 'no cell says what it would bring').toBeVisible();
  await clickSeen(cells.nth(nth % (await cells.count())));
  await page.getByRole('button', { name: /^Place/ }).click();
}

/** The balconies that a screen shows on a facade, as they are read out, without their points. */
export async function balconies(page: Page): Promise<string[]> {
  const cells = page.getByRole('gridcell', { name: /^[a-e][1-5]\. Balcony/ });
  const labels = await cells.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  return labels.map((label) => label.replace(/ \d+ points?\.$/, ''));
}

export function hand(page: Page): Locator {
  return page.getByRole('group', { name: 'Your hand' }).getByRole('button');
}

export function handLabels(page: Page): Promise<string[]> {
  return hand(page).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
}

/** What is best played first. */
const wishes = [/^Build/, /^Steal/, /top floor/, /^Send/, /^Call/, /^Treat/, /^Lure/, /^Set/];

export function bestOf(offers: string[]): number {
  const ranks = offers.map((offer) => wishes.findIndex((wish) => wish.test(offer)));
  return ranks.indexOf(Math.min(...ranks));
}

export function offersOf(page: Page): Locator {
  return page.getByRole('group', { name: 'What this card can do' }).getByRole('button');
}

export const endTurn = (page: Page) => page.getByRole('button', { name: /^End turn/ });

/** Plays whatever the hand can do, and ends the turn, unless the match ends before. */
export async function takeTurn(page: Page): Promise<void> {
  await expect(endTurn(page)).toBeEnabled();
  // Cards that can do nothing are drawn dimmed, and nobody tries them.
  const able = hand(page).and(page.locator(':not(.idle)'));
  while ((await able.count()) > 0) {
    await clickSeen(able.first());
    await expect(offersOf(page).first()).toBeVisible();
    const offers = await offersOf(page).evaluateAll((all) => all.map((e) => e.ariaLabel ?? ''));
    await offersOf(page).nth(bestOf(offers)).click();
    if ((await nextTask(page)) !== 'turn') return;
  }
  await endTurn(page).click();
}

/** Opens the menu of the table, in any language, once there is a table: before it the bar leads to pages. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
  const menu = page.locator('dialog.menu');
  await expect(menu).toBeVisible();
  return menu;
}

/** As far as the question whether one really wants to; `resign` answers it. */
export async function askToResign(page: Page): Promise<Locator> {
  await (await openMenu(page)).locator('.ways button').click();
  const question = page.locator('dialog.question');
  await expect(question).toBeVisible();
  return question;
}

export async function resign(page: Page): Promise<void> {
  await (await askToResign(page)).locator('.main').click();
}

/** Plays until it is over, or `until` says so; returns how many decisions or turns were made. */
export async function playOn(page: Page, until: (made: number) => boolean = () => false) {
  let made = 0;
  let task = await nextTask(page);
  while (task !== 'over' && !until(made)) {
    if (task === 'keep') await keep(page);
    else if (task === 'place') await place(page, made);
    else await takeTurn(page);
    made++;
    task = await nextTask(page, task === 'turn' ? undefined : task);
  }
  return made;
}
