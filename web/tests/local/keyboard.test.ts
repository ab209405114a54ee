// Whole games by keyboard alone, from the first Tab on the start page; the focus is never lost.

import type { Page } from '@playwright/test';
import { expect, test } from '../loggia';
import { bestOf, nextTask, offersOf } from '../play';

const intervals = [20];

/** What has the focus, as it is read out; empty: nothing has. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement as HTMLElement | null;
    if (!active || active === document.body) return '';
    const group = active.closest('[role=group], [role=grid]')?.ariaLabel ?? '';
    const labels = (active as HTMLInputElement).labels ?? [];
    const name = active.ariaLabel ?? [...labels].map((each) => each.innerText).join(' ');
    const words = name || active.innerText.slice(0, 60);
    return `${group}> ${words.replace(/\s+/g, ' ').trim() || active.tagName}`;
  });
}

/** Returns what has the focus then. */
async function press(page: Page, key: string): Promise<string> {
  let found = '';
  await page.keyboard.press(key);
  const look = async () => (found = await focused(page));
  await expect.poll(look, { message: `the focus is lost after ${key}`, intervals }).not.toBe('');
  return found;
}

/** Goes on by one key until something with this name has the focus. */
async function walkTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const stops = [await focused(page)];
  while (!name.test(stops.at(-1)!)) {
    expect(stops.length, `no ${name} on the way: ${stops.join(' | ')}`).toBeLessThan(60);
    stops.push(await press(page, key));
  }
}

async function expectFocusOn(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focused(page), { intervals }).toMatch(name);
}

async function keep(page: Page): Promise<void> {
  await walkTo(page, /on the disc> .*half of the disc: You/);
  const face = await focused(page);
  const turned = await press(page, 'ArrowRight');
  expect(turned.slice(0, 40), 'the face keeps the focus').toBe(face.slice(0, 40));
  await walkTo(page, /> Keep these two faces/);
  await press(page, 'Enter');
}

async function chooseCell(page: Page): Promise<void> {
  await walkTo(page, /on the disc> .*half of the disc: You/);
  await page.keyboard.press('Enter');
  await expectFocusOn(page, /^Your side> [a-e][1-5], free, would bring/);
  await page.keyboard.press('Enter');
  await expectFocusOn(page, /> Place/);
}

async function place(page: Page): Promise<void> {
  await chooseCell(page);
  await press(page, 'Enter');
}

test('Balconia', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Play against Otto/ })).toHaveCount(2);
  await walkTo(page, /Play against Otto, Balconia/);
  await press(page, 'Enter');
  let task = await nextTask(page);
  let made = 0;
  let isUndone = false;
  while (task !== 'over') {
    if (task === 'keep') await keep(page);
    else await place(page);
    made++;
    task = await nextTask(page, task);
    if (made === 4 && !isUndone) {
      isUndone = true;
      await walkTo(page, /> Take back/, 'Shift+Tab');
      await press(page, 'Enter');
      task = await nextTask(page, task);
      made--;
    }
  }
  expect(made).toBe(14);
  await walkTo(page, /> Play again/);
});

test('Escape that closes the help leaves the chosen cell', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against Otto, Balconia' }).click();
  let task = await nextTask(page);
  while (task !== 'place') {
    await keep(page);
    task = await nextTask(page, task);
  }
  await chooseCell(page);
  const chosen = page.getByRole('button', { name: /^Place \(/ });
  await expect(chosen).toBeEnabled();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(chosen).toBeEnabled();
});

async function takeTurn(page: Page): Promise<void> {
  const idle = new Set<string>();
  for (;;) {
    await toHand(page);
    if (!(await focused(page)).startsWith('Your hand')) break;
    await press(page, 'Home');
    while (idle.has(await focused(page))) {
      const before = await focused(page);
      if ((await press(page, 'ArrowRight')) === before) break;
    }
    const card = await focused(page);
    if (idle.has(card)) break;
    await press(page, 'Enter');
    const offers = await offersOf(page).evaluateAll((all) => all.map((e) => e.ariaLabel ?? ''));
    if (offers.length === 0) {
      idle.add(card);
      expect(await press(page, 'Escape')).toBe(card);
      continue;
    }
    await expectFocusOn(page, /^What this card can do>/);
    for (let step = bestOf(offers); step > 0; step--) await press(page, 'ArrowRight');
    await press(page, 'Enter');
    idle.clear();
    if ((await nextTask(page)) !== 'turn') return;
  }
  await walkTo(page, /> End turn/, 'Shift+Tab');
  await press(page, 'Enter');
}

/** To the hand; where it is empty, to the button that ends the turn. */
async function toHand(page: Page): Promise<void> {
  if ((await focused(page)).startsWith('Your hand')) return;
  const isEmpty = await page.getByRole('group', { name: 'Your hand is empty' }).isVisible();
  await walkTo(page, isEmpty ? /> End turn/ : /^Your hand>/);
}

test('the focus comes back also where the browser has not taken it away yet', async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const held: (() => void)[] = [];
    const hold = (run: () => void, time?: number) => (time === 100 ? held.push(run) : setTimeout(run, time));
    Object.assign(window, { setTimeout: hold, runHeld: () => held.splice(0).forEach((run) => run()) });
  });
  await page.goto('/settings');
  const heir = await page.locator('main').evaluate(async (main) => {
    const { runHeld } = window as unknown as { runHeld: () => void };
    runHeld();
    const asleep = document.createElement('button');
    main.append(asleep);
    asleep.focus();
    asleep.toggleAttribute('inert');
    await Promise.resolve(); // it is noticed, and no frame comes in between
    runHeld();
    return document.activeElement?.tagName;
  });
  expect(heir).toBe('MAIN');
});

test('High-Rises, a short game', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Play against Otto/ })).toHaveCount(2);
  await walkTo(page, /Play against Otto, High-Rises/);
  await walkTo(page, /> More options/);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New match: High-Rises');
  await walkTo(page, /> Variants/);
  await press(page, 'Enter');
  await walkTo(page, /> Floors to win/);
  await page.keyboard.type('4 floors');
  await expect(page.getByLabel('Floors to win')).toHaveValue('4');
  await walkTo(page, /> Start/);
  await press(page, 'Enter');
  let task = await nextTask(page);
  while (task !== 'over') {
    await takeTurn(page);
    task = await nextTask(page);
  }
  await walkTo(page, /> Play again/);
});
