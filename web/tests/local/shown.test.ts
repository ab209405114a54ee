// What is shown of a match of Balconia comes after what is, and everything on the screen keeps to it.

import type { Page } from '@playwright/test';
import { expect, test } from '../loggia';
import { nextTask, place } from '../play';
import { balconiaKeeping, layOut } from '../positions';

test.use({ speed: 'calm' });

/** From now on: every state that is shown, as "who acts, role: line". */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.locator('.table').evaluate((table) => {
    const states: string[] = [];
    Object.assign(window, { states });
    const look = () => {
      const acts = [...table.querySelectorAll('.seat[aria-current]')].map((seat) => {
        const name = seat.querySelector('.who .called')!.lastChild!.textContent!.trim();
        return `${name}, ${seat.querySelector('.role')!.firstChild!.textContent}`;
      });
      const state = `${acts.join(' and ')}: ${table.querySelector('.prompt')!.textContent}`;
      if (states.at(-1) !== state) states.push(state);
    };
    look();
    new MutationObserver(look).observe(table, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { states: string[] }).states);
}

/** Lets the page's time go on until this line is shown. */
async function goOnTo(page: Page, line: string): Promise<void> {
  const prompt = page.locator('.prompt');
  while ((await prompt.innerText()) !== line) await page.clock.runFor(50);
}

async function expectEachTurnShown(page: Page): Promise<void> {
  await page.clock.install();
  await layOut(page, balconiaKeeping(7));
  const keep = page.getByRole('button', { name: 'Keep these two faces' });
  await expect(keep).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  const states = await watch(page);
  await keep.click();
  await goOnTo(page, 'Choose one of the two faces on your half.');
  const seen = await states();
  // If the bot answers while one's own decision is shown, it is not awaited.
  const awaited = 'Otto, placing: Otto is placing the block.';
  const place = seen.findIndex((state) => /: Otto places/.test(state));
  expect(seen[place - 1]).toMatch(/: You keep two faces|is placing the block/);
  expect(seen.filter((state) => state !== awaited)).toEqual([
    'You, selecting: Keep two faces that lie side by side.',
    'You, selecting: You keep two faces.',
    expect.stringMatching(/^Otto, placing: Otto places block 7 at [a-e][1-5]\.$/),
    'Otto, selecting: Otto is choosing two faces to keep.',
    'Otto, selecting: Otto keeps two faces.',
    'You, placing: Choose one of the two faces on your half.',
  ]);
}

test('frame, role and line tell of the one whose turn is shown', ({ page }) => expectEachTurnShown(page));

test('a block travels on the compositor, and waits for nobody', async ({ page }) => {
  await layOut(page, balconiaKeeping(7, 'bot'));
  expect(await nextTask(page)).toBe('place');
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...told) {
      const animation = animate.apply(this, told);
      animation.pause();
      return animation;
    };
  });
  await place(page);
  const layer = page.locator('.layer');
  const moves = await layer.evaluate((it) =>
    it.getAnimations({ subtree: true }).map(({ effect }) => ({
      end: Number(effect!.getComputedTiming().endTime),
      what: (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys),
    })),
  );
  const cheap = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'];
  expect(moves.flatMap(({ what }) => what).filter((each) => !cheap.includes(each))).toEqual([]);
  expect(Math.max(...moves.map(({ end }) => end))).toBeLessThan(700);
  // The next decision is one's own, too: a face of the other half is brought over at once.
  const far = page.getByRole('group', { name: /on the disc/ }).getByRole('button').nth(2);
  await far.click();
  await expect(layer).toHaveCount(0);
  expect(await nextTask(page)).toBe('keep');
});

test('what has landed is there at once', async ({ page }) => {
  await layOut(page, balconiaKeeping(7, 'bot'));
  expect(await nextTask(page)).toBe('place');
  await page.locator('.table').evaluate((table) => {
    const landed: string[] = [];
    Object.assign(window, { landed });
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        if (!oldValue?.includes('arriving') || !(target instanceof Element) || target.matches('.arriving')) continue;
        const { opacity, visibility } = getComputedStyle(target.querySelector('.art')!);
        landed.push(`${visibility}, ${opacity}`);
      }
    }).observe(table, { attributeFilter: ['class'], attributeOldValue: true, subtree: true });
  });
  await place(page);
  const landed = () => page.evaluate(() => (window as unknown as { landed: string[] }).landed);
  await expect.poll(landed).toEqual(['visible, 1']);
});

test.describe('with reduced motion', () => {
  test.use({ speed: 'calm', contextOptions: { reducedMotion: 'reduce' } });

  test('each turn is shown as long', ({ page }) => expectEachTurnShown(page));

  test('a block is where it belongs at once', async ({ page }) => {
    await layOut(page, balconiaKeeping(7, 'bot'));
    expect(await nextTask(page)).toBe('place');
    await page.locator('.table').evaluate((table) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(...(document.querySelector('.layer') ? ['a layer'] : []))).observe(
        table.parentElement!,
        { childList: true, subtree: true },
      );
    });
    await place(page);
    expect(await nextTask(page, 'place')).toBe('keep');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
