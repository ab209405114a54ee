// Games against a bot with a mouse, from the start page to the record.

import type { Page } from '@playwright/test';
import { clickSeen, desk, expect, expectSoundEverywhere, keepSpeed, phone, test } from '../loggia';
import {
  afterMatch,
  askToResign,
  balconies,
  hand,
  handLabels,
  nextTask,
  playOn,
  resign as giveUp,
} from '../play';
import { highriseWith, layOut } from '../positions';

async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play against Otto, ${game}` }).click();
  await expect(page).toHaveURL(/\/local\/.+/);
}

/** Closes the tab and opens another one; `find` goes from the start page to the match. */
async function comeBack(page: Page, find: (page: Page) => Promise<void>): Promise<Page> {
  const url = page.url();
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await later.goto(new URL('/', url).href);
  await find(later);
  await expect(later).toHaveURL(url);
  return later;
}

async function download(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^loggia-.+\.json$/);
  return file.path();
}

async function resign(page: Page): Promise<void> {
  await nextTask(page);
  await giveUp(page);
  await expect(afterMatch(page)).toBeVisible();
}

async function openRecord(page: Page, path: string): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('Open a record').setInputFiles(path);
}

async function expectAt(page: Page, at: 'First' | 'Last'): Promise<void> {
  await page.getByRole('button', { name: `${at} step` }).click();
  const told = await page.getByText(/^Step \d+ of \d+$/).innerText();
  const [, now, all] = /Step (\d+) of (\d+)/.exec(told) ?? [];
  expect(now, told).toBe(at === 'First' ? '1' : all);
}

test('Balconia against a bot', async ({ page }) => {
  await begin(page, 'Balconia');
  await playOn(page, (made) => made === 5);

  const task = await nextTask(page);
  const before = await balconies(page);
  await playOn(page, (made) => made === 1);
  await page.getByRole('banner').getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => nextTask(page)).toBe(task);
  expect(await balconies(page)).toEqual(before);
  await expectSoundEverywhere(page);

  page = await comeBack(page, (later) =>
    later
      .getByRole('region', { name: 'Continue' })
      .getByRole('link', { name: /^Play on: Balconia/ })
      .click(),
  );
  expect(await nextTask(page)).toBe(task);
  expect(await balconies(page)).toEqual(before);
  await page.setViewportSize(phone);
  await playOn(page);

  const headline = page.getByRole('heading', { level: 1, name: /win|shared/ });
  const scores = (await headline.innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect(scores.length).toBeGreaterThan(0);
  // A phone has room for one house: the winner's, and the other one a tap away.
  const plates = page.getByRole('group', { name: 'Side shown' }).getByRole('button');
  const own = page.getByRole('grid', { name: 'Your side' });
  await plates.first().click();
  await expect(own).toBeVisible();
  await plates.last().click();
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(1);
  await page.setViewportSize(desk);
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expectSoundEverywhere(page);

  // With motion it is counted balcony by balcony, and comes to an end by itself.
  await keepSpeed(page, 'calm');
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Skip the count' })).toBeVisible();
  const name = page.locator('section', { has: page.getByRole('grid') }).locator('.name').last();
  await name.evaluate((each) => (each.textContent = 'Bartholomew Featherstone'));
  const tops = await page
    .getByRole('grid')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops[0], 'both houses stand equally high').toBe(tops[1]);
  await page.clock.runFor(9000);
  await expect(headline).toBeVisible();
  await keepSpeed(page, 'instant');
  await page.clock.resume();

  await openRecord(page, await download(page));
  const sides = page.getByRole('grid');
  await expectAt(page, 'Last');
  await expect(page.locator('[aria-current=step]')).toBeInViewport();
  const result = page.getByRole('heading', { name: 'Result' });
  await expect(result).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /Balcony/ })).toHaveCount(28);
  await expect(page.locator('main')).toContainText(`${Math.max(...scores)} points`);
  await expectSoundEverywhere(page);
  await expectAt(page, 'First');
  await expect(sides).toHaveCount(2);
  await expect(result, 'the end is told before it').toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /Balcony/ })).toHaveCount(0);
});

test('two tabs with the same match show the same', async ({ page }) => {
  await begin(page, 'Balconia');
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other, page]) {
    await playOn(tab, (made) => made === 2);
    const task = await nextTask(tab);
    const here = await balconies(tab);
    const there = tab === page ? other : page;
    await expect.poll(() => nextTask(there)).toBe(task);
    await expect.poll(() => balconies(there)).toEqual(here);
  }
  expect((await balconies(page)).length).toBeGreaterThan(2);
});

test('High-Rises against a bot', async ({ page }) => {
  await begin(page, 'High-Rises');
  await playOn(page, (made) => made === 2);
  expect(await nextTask(page), 'the match is over too soon').toBe('turn');
  const held = await handLabels(page);
  await expectSoundEverywhere(page);

  page = await comeBack(page, async (later) => {
    await later.getByRole('link', { name: 'My matches' }).click();
    await later.getByRole('link', { name: /^Play on: High-Rises/ }).click();
  });
  expect(await nextTask(page)).toBe('turn');
  expect(await handLabels(page)).toEqual(held);
  await page.setViewportSize(phone);
  await playOn(page);

  await expect(page.getByRole('region', { name: 'How it ended' })).toContainText(/win/);
  await expectSoundEverywhere(page);

  await openRecord(page, await download(page));
  await expectAt(page, 'Last');
  await expect(page.getByRole('region', { name: /: 5 of 5 floors/ })).toHaveCount(1);
  await expect(page.getByRole('list', { name: /cards? in hand$/ })).toHaveCount(2);
  await expectSoundEverywhere(page);
  await expectAt(page, 'First');
  await expect(page.getByRole('region', { name: /: 0 of 5 floors/ })).toHaveCount(2);
});

for (const game of ['Balconia', 'High-Rises']) {
  test(`nobody is to act in ${game} once somebody has resigned`, async ({ page }) => {
    await begin(page, game);
    await resign(page);
    const acts = page.getByText('to move', { exact: true });
    const plays = page.getByRole('region', { name: /playing now/ });
    await expect(acts.or(plays)).toHaveCount(0);
    await afterMatch(page).getByRole('button', { name: 'Watch the replay' }).click();
    await expectAt(page, 'Last');
    await expect(page.locator('.caption'), 'who it was is known here').toHaveText('You resign.');
    await expect(acts.or(plays)).toHaveCount(0);
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(acts.or(plays)).toHaveCount(1);
  });
}

test('what “Share” has put on the clipboard can be watched', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, 'High-Rises');
  await resign(page);
  await page.getByRole('button', { name: 'Share the record' }).click();
  await expect(page.getByText('The record has been copied.')).toBeVisible();
  await page.goto('/replay');
  await expect(page.getByText(/paste a copied record/)).toBeVisible();
  await page.keyboard.press('Control+V');
  await expectAt(page, 'Last');
  await expect(page.getByText(/^Otto wins\. .+ resigns\.$/)).toBeVisible();
});

test('who told no name is “you” in lists, in every language', async ({ page }) => {
  await begin(page, 'High-Rises');
  const match = page.url();
  await page.goto('/');
  await expect(page.getByText('You and Otto (bot)')).toBeVisible();
  await page.goto(match);
  await resign(page);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('listitem').last()).toHaveText(/You resign\.$/);
  await page.goto('/replay');
  await expect(page.getByRole('link', { name: 'High-Rises: You and Otto' })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('link', { name: 'Mes parties' }).click();
  await expect(page.getByText('Vous et Otto (bot)')).toBeVisible();
  await expect(page.getByText('Vous abandonnez la partie. Otto gagne.')).toBeVisible();
});

test('who gives up among three is told that it ends for everybody', async ({ page }) => {
  await page.goto('/new/highrise');
  await page.getByRole('radio', { name: '3 players' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await nextTask(page);
  await expect(page.getByRole('region', { name: /^You: 0 of 5 floors.*playing now/ })).toBeVisible();
  const question = await askToResign(page);
  await expect(question).toContainText('It ends for everybody, the others win');
  await question.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('region', { name: /of 5 floors/ })).toHaveCount(3);
  await expect(page.getByRole('region', { name: /playing now/ })).toHaveCount(0);
});

test('what a card means is told to a mouse that rests, and is gone when it presses', async ({
  page,
}) => {
  await begin(page, 'High-Rises');
  await nextTask(page);
  const meaning = page.getByRole('tooltip');
  await hand(page).last().hover();
  await expect(meaning).toBeVisible();
  await meaning.click();
  await expect(meaning).toHaveCount(0);
  await hand(page).last().hover();
  await expect(meaning).toBeVisible();
  await page.mouse.down();
  await expect(meaning).toHaveCount(0);
  await page.mouse.move(640, 300, { steps: 4 });
  await expect(page.locator('.dragged')).toBeVisible();
  await expect(meaning).toHaveCount(0);
  await page.mouse.up();
});

test('a card that can do nothing still says what it is for', async ({ page }) => {
  await layOut(page, highriseWith(['hammer', 1, 2, 3, 4, 4]));
  await nextTask(page);
  await clickSeen(hand(page).and(page.getByRole('button', { name: /hammer/ })));
  await expect(page.locator('.offers')).toContainText(/\w+\. This card cannot be played right now\./);
});
