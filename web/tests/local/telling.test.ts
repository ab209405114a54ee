// What a screen reader is told at a table against a bot, and what is set on the page of settings.

import type { Page } from '@playwright/test';
import { expect, test } from '../loggia';
import { keep, nextTask, place, playOn, type Task } from '../play';
import { highriseWith, layOut } from '../positions';

async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play against a bot , ${game}` }).click();
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
  // The log has the change of the own score behind the sentence.
  const log = words.flatMap((line) => line.trim().split(/(?<=\.)\s+/));
  expect(log.filter((line) => /^Tenant (keeps|places)/.test(line)).length).toBeGreaterThan(2);
  expectSaid(await heard(), log, /^Keep two faces|^Choose one of/);
  expect(await heard()).toContainEqual(expect.stringMatching(/^Keep two faces/));
});

test('every event of High-Rises is told', async ({ page }) => {
  // Whoever has numbers alone ends the turn.
  await layOut(page, highriseWith([1, 1, 2, 2, 3, 3], [4, 4, 4, 3, 3]));
  await nextTask(page);
  const lines = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  const before = await lines.count();
  const heard = await listen(page);
  await playOn(page, (made) => made === 3);
  const log = (await lines.allInnerTexts()).reverse().slice(before);
  expect(log.some((line) => /^Tenant ends the turn/.test(line))).toBe(true);
  expectSaid(await heard(), log.map((line) => line.trim()), /^It is your turn/);
});

test.describe('settings', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('motion off and dark colours are kept, and sounds are off at first', async ({ page }) => {
    await page.addInitScript(() => {
      const Plain = window.AudioContext;
      Object.assign(window, { sounds: 0 });
      window.AudioContext = class extends Plain {
        constructor() {
          super();
          (window as unknown as { sounds: number }).sounds++;
        }
      };
    });
    const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);

    await page.goto('/settings');
    const motion = page.getByRole('checkbox', { name: /^Motion/ });
    await expect(motion).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Sounds/ })).not.toBeChecked();
    await page.getByRole('radio', { name: 'dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1f1a2b');
    await motion.uncheck();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'dark' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(motion).not.toBeChecked();

    // Without motion nothing is waited for: what the bot did is there as soon as it is told.
    await begin(page, 'High-Rises');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await playOn(page, (made) => made === 1);
    const running = () =>
      page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
    expect(await running()).not.toContain('running');
    expect(await sounds()).toBe(0);

    await page.goto('/settings');
    await page.getByRole('checkbox', { name: /^Sounds/ }).check();
    await begin(page, 'Balconia');
    const task = await nextTask(page);
    if (task === 'keep') await keep(page);
    else await place(page);
    await nextTask(page, task);
    await expect.poll(sounds).toBe(1);
  });
});
