// What a screen reader is told at a table against a bot, and what is set on the page of settings.

import type { Page } from '@playwright/test';
import { expect, test } from '../loggia';
import { keep, nextTask, playOn, type Task } from '../play';
import { balconiaKeeping, highriseWith, layOut } from '../positions';

async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play against Otto, ${game}` }).click();
  await nextTask(page);
}

/** From now on: every sentence that is added to the live region, as a screen reader hears it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('log').evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent.trim());
      }
    }).observe(region, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Every sentence of the log that came since then was said, once and in order. */
function expectSaid(heard: string[], log: string[], prompts: RegExp): void {
  expect(log.length, 'nothing happened').toBeGreaterThan(0);
  expect(heard.filter((sentence) => !prompts.test(sentence))).toEqual(log);
}

test('every event of Balconia is told', async ({ page }) => {
  await begin(page, 'Balconia');
  await page.getByText('What happened', { exact: true }).click();
  const lines = page.locator('details', { hasText: 'What happened' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const before = await lines.count();
  const heard = await listen(page);
  const hasChange = async () => (await heard()).some((sentence) => /^Your side: /.test(sentence));
  let task: Task;
  do {
    await playOn(page, (made) => made === 4);
    task = await nextTask(page);
  } while (task !== 'over' && !(await hasChange()));
  const words = (await lines.allInnerTexts()).reverse().slice(before);
  // The log has the change of your own score behind the sentence.
  const log = words.flatMap((line) => line.trim().split(/(?<=\.)\s+/));
  expect(log.filter((line) => /^Otto (keeps|places)/.test(line)).length).toBeGreaterThan(2);
  expectSaid(await heard(), log, /^Keep two faces|^Choose one of/);
  expect(await heard()).toContainEqual(expect.stringMatching(/^Keep two faces/));
});

test('every event of High-Rises is told', async ({ page }) => {
  // Whoever has numbers alone ends the turn.
  await layOut(page, highriseWith([1, 1, 2, 2, 3, 3], [4, 4, 4, 3, 3]));
  await nextTask(page);
  const log = page.getByRole('region', { name: 'What happened' });
  const deeds = log.locator('.deed .words');
  const drawn = log.locator('.drew .chip');
  const before = { deeds: await deeds.count(), drawn: await drawn.count() };
  const heard = await listen(page);
  await playOn(page, (made) => made === 3);
  const said = await heard();

  // Drawing and ending are told one by one; in the log they are cards beside whose turn it is.
  const folded = /^\w+ (draws?|ends?) /;
  expect(said).toContainEqual(expect.stringMatching(/^Otto ends the turn/));
  const draws = said.flatMap((words) => (folded.test(words) && /draws? (a|\d+)/.exec(words)?.[1]) || []);
  const count = draws.reduce((sum, number) => sum + (Number(number) || 1), 0);
  expect(count).toBeGreaterThan(0);
  await expect(drawn).toHaveCount(before.drawn + count);
  const done = said.filter((words) => !folded.test(words));
  expectSaid(done, (await deeds.allInnerTexts()).slice(before.deeds), /^It is your turn|^You can play no card/);
});

test('whoever can play no card is told so', async ({ page }) => {
  await layOut(page, highriseWith([1, 1, 2, 2, 3, 3]));
  await nextTask(page);
  const main = page.getByRole('main');
  await expect(main.getByText('You can play no card now. End your turn.')).toBeVisible();
  await layOut(page, highriseWith([1, 8, 2, 2, 3, 3]));
  await nextTask(page);
  await expect(main.getByText('Play as many cards as you like, or end your turn.')).toBeVisible();
});

test.describe('settings', () => {
  test.use({ speed: 'calm' });

  test('an instant pace and dark colours are kept', async ({ page }) => {
    await page.goto('/settings');
    const instant = page.getByRole('radio', { name: 'instant' });
    await expect(page.getByRole('radio', { name: 'calm' })).toBeChecked();
    await page.getByRole('radio', { name: 'dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1f1a2b');
    await instant.check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'dark' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(instant).toBeChecked();

    // Without motion nothing is waited for: what the bot did is there as soon as it is told.
    await begin(page, 'High-Rises');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await playOn(page, (made) => made === 1);
    const running = () =>
      page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
    expect(await running()).not.toContain('running');
  });
});

interface Felt {
  /** Instruments that were made, tones that were played, vibrations. */
  made: number;
  tones: number;
  shakes: number[][];
}

test.describe('sounds', () => {
  // As on a phone, which can shake.
  test.use({ hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const felt: Felt = { made: 0, tones: 0, shakes: [] };
      const Plain = window.AudioContext;
      Object.assign(window, { felt });
      window.AudioContext = class extends Plain {
        constructor() {
          super();
          felt.made++;
        }
      };
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        felt.tones++;
        start.call(this, when);
      };
      navigator.vibrate = (pattern) => felt.shakes.push(pattern as number[]) > 0;
    });
  });
  const felt = (page: Page) => page.evaluate(() => (window as unknown as { felt: Felt }).felt);

  test('nothing is heard or felt before the first touch; from then on it is', async ({ page }) => {
    await layOut(page, balconiaKeeping(1));
    await nextTask(page);
    const nothing = { made: 0, tones: 0, shakes: [] };
    expect(await felt(page), 'it is my turn, and nobody has touched the page').toEqual(nothing);
    await keep(page);
    await nextTask(page, 'keep');
    await expect.poll(async () => (await felt(page)).tones).toBeGreaterThan(0);
    await expect.poll(async () => (await felt(page)).shakes).toContainEqual([10]); // a block has landed
    await expect.poll(async () => (await felt(page)).shakes).toContainEqual([30]); // my turn
    expect((await felt(page)).made).toBe(1);
  });

  test('who has switched them off hears nothing, and feels nothing', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('checkbox', { name: /^Sounds/ }).uncheck();
    await page.getByRole('checkbox', { name: /^Vibration/ }).uncheck();
    await layOut(page, balconiaKeeping(1));
    await nextTask(page);
    await keep(page);
    await nextTask(page, 'keep');
    expect(await felt(page)).toEqual({ made: 0, tones: 0, shakes: [] });
    await page.getByRole('banner').getByRole('button', { name: 'Sounds' }).click();
    await expect.poll(async () => (await felt(page)).tones).toBeGreaterThan(0);
    expect((await felt(page)).shakes).toEqual([]);
  });

  test('a browser that cannot play them is no worse for it', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
    await layOut(page, balconiaKeeping(1));
    await nextTask(page);
    await keep(page);
    await nextTask(page, 'keep');
  });
});
