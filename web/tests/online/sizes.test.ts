// Tables online on every screen, and the way to them, with everything at its fullest: four chairs, the
// longest names, Russian, a link to share, every option told; clocks, questions, and who is away.

import type { Page } from '@playwright/test';
import { expect, makeTable, type Person, test } from '../people';
import { endTurn } from '../play';
import { decideBalconia } from '../playOnline';
import type { Server } from '../server';
import { expectToFit } from '../sizes';

const names = ['Щ', 'Ж', 'Ш'].map((letter) => letter.repeat(24));
const fourth = 'Ю'.repeat(24);
const lost = 'Связь прервалась';
const noon = Date.UTC(2026, 5, 1, 12);

async function inRussian({ page }: Person, path: string): Promise<Page> {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Русский' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.goto(path);
  return page;
}

/** A table for anybody, as full as it can be while it waits. */
async function sitTogether([host, ...others]: Person[]): Promise<string> {
  const link = await makeTable(host!, 'highrise', async (page) => {
    await page.getByRole('radio', { name: '4 players' }).check();
    await page.getByRole('radio', { name: /^Anybody/ }).check();
    await page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck();
    await page.getByLabel('Clock').selectOption('Time for the whole match');
    await page.getByLabel('Per player, for the whole match').selectOption({ index: 0 });
    await page.getByLabel('If somebody leaves or runs out of time').selectOption({ index: 1 });
    await page.getByText('Variants').click();
    await page.getByLabel('Floors to win').selectOption({ index: 0 });
    await page.getByLabel('First player').selectOption('Red');
  });
  for (const person of others) {
    await person.sitDownAt(link);
    await expect(person.page.getByRole('button', { name: 'Get up' }).or(endTurn(person.page))).toBeVisible();
  }
  return link;
}

test('the waiting room fits', async ({ come }) => {
  const [host, friend] = await come(names[0]!, names[1]!);
  const link = await sitTogether([host, friend]);
  await friend.page.goto('/about');
  const page = await inRussian(host, link);
  await page.getByRole('button', { name: 'Добавить бота' }).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectToFit(page);
  await page.locator('dialog .button').last().click();
  await expect(page.locator('.chairs > .free')).toHaveCount(1);
  await expect(page.locator('.chairs .note'), 'who is away').toBeVisible();
  await expectToFit(page);
});

test('an invitation and the question for a name fit', async ({ come }) => {
  const [stranger, ...people] = await come('Sam', ...names);
  const link = await sitTogether(people);
  const page = await inRussian(stranger!, link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0]!);
  await expectToFit(page, ['h1']);
  await page.locator('.chairs .main').first().click();
  await expect(page.locator('dialog input')).toBeVisible();
  await expectToFit(page);
});

test('the lobby fits', async ({ come }) => {
  const [stranger, ...people] = await come('Sam', ...names);
  const page = await inRussian(stranger!, '/lobby');
  await expect(page.locator('main .button.main')).toBeVisible();
  await expectToFit(page, ['.button.main']);
  await sitTogether(people);
  await page.reload();
  await expect(page.locator('main li')).toBeVisible();
  await expectToFit(page, ['li .main']);
});

test.describe('by a clock that is moved', () => {
  test.use({ clockStandsAt: noon });

  /** Of five minutes, with whoever watches this page. */
  async function passFourAndAHalf(page: Page, server: Server): Promise<void> {
    server.setClock(noon + 270_000);
    await page.clock.fastForward(270_000);
    await expect(page.locator('.short'), 'little time').toBeVisible();
    await expect(page.locator('.dot.away').first()).toBeVisible();
  }

  test('Balconia fits while one is asked, is short of time, and loses the line', async ({
    come,
    server,
  }) => {
    const [ann, boris] = await come(names[0]!, names[1]!);
    await boris.page.clock.install({ time: noon });
    const link = await makeTable(ann, 'balconia', async (page) => {
      await page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck();
      await page.getByLabel('Clock').selectOption('Time for the whole match');
      await page.getByLabel('Per player, for the whole match').selectOption({ index: 0 });
    });
    await boris.sitDownAt(link);
    await decideBalconia(ann.page);
    await decideBalconia(boris.page);
    await ann.tool('Take back').click();
    await expect(ann.page.getByText(/^You asked to take back your move/)).toBeVisible();
    await expectToFit(ann.page, ['.house', '.banner']);
    const page = await inRussian(boris, link);
    await expect(page.locator('.banner .main')).toBeVisible();
    await ann.page.goto('/about');
    await passFourAndAHalf(page, server);
    await expectToFit(page, ['.house', '.banner .main']);

    await page.locator('.banner .button').last().click(); // declined
    await expect(page.locator('.banner')).toHaveCount(0);
    await server.kill();
    await expect(page.getByText(lost)).toBeVisible();
    await expectToFit(page, ['.house', '.disc', '.actions .main', '.banner']);
  });

  test('the end of Balconia fits, with the rematch, for who played and who looked on', async ({ come }) => {
    const [ann, boris, sam] = await come(names[0]!, names[1]!, 'Sam');
    const link = await makeTable(ann, 'balconia');
    await boris.sitDownAt(link);
    await expect(boris.page.getByRole('grid')).toBeVisible();
    const watched = await inRussian(sam, link);
    await expect(watched.getByRole('grid')).toBeVisible();
    await expectToFit(watched, ['.house', '.disc']);
    await boris.resign();
    await ann.page.getByRole('button', { name: 'Rematch' }).click();
    const page = await inRussian(boris, link);
    for (const each of [page, watched]) {
      await expect(each.locator('.rematch')).toBeVisible();
      await expectToFit(each, ['.end-banner h1', '.end-banner .after > :first-child', '.rematch']);
    }
    await expectToFit(page, ['.end-banner .main']);
  });

  test('High-Rises among four fits, from a question to the rematch', async ({ come, server }) => {
    const people = await come(...names, fourth);
    const [ann, boris, chloe] = people;
    const [sam] = await come('Sam');
    await boris!.page.clock.install({ time: noon });
    const link = await sitTogether(people);
    await endTurn(ann!.page).click();
    await ann!.tool('Take back').click();
    await expect(ann!.page.getByText(/^You asked to take back your move/)).toBeVisible();
    await expectToFit(ann!.page, ['.table', '.board', '.fan', '.end', '.banner']);
    const page = await inRussian(boris!, link);
    await expect(page.locator('.banner .main')).toBeVisible();
    await ann!.page.goto('/about');
    await passFourAndAHalf(page, server);
    await expectToFit(page, ['.board', '.banner .main']);

    await page.locator('.banner .button').last().click();
    await expect(page.locator('.banner')).toHaveCount(0);
    await server.kill();
    await expect(page.getByText(lost)).toBeVisible();
    await expectToFit(page, ['.board', '.fan', '.end', '.banner']);
    await server.start();
    await expect(page.locator('.banner')).toHaveCount(0);

    const watched = await inRussian(sam, link);
    await expect(watched.locator('.place')).toHaveCount(4);
    await expectToFit(watched, ['.table', '.board']);
    await chloe!.resign();
    await chloe!.page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.locator('.rematch')).toBeVisible();
    await expectToFit(page, ['.board', '.end-banner h1', '.end-banner .main', '.rematch']);
    await expect(watched.locator('.rematch')).toBeVisible();
    await expectToFit(watched, ['.board', '.end-banner h1', '.rematch', '.rematch a']);
    await page.locator('.end-banner .main').click();
    await expect(page.locator('.chairs > .free'), 'kept for the others').toHaveCount(2);
    await expectToFit(page);
  });
});
