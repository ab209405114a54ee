// Fingers: what is too small for them, and how they press and drag.

import type { Locator, Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

export async function middleOf(thing: Locator): Promise<Point> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Puts a finger down, moves it, and lifts it once `meanwhile` is done. */
export async function press(
  page: Page,
  from: Point,
  to: Point,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let part = 1 / 8; part <= 1; part += 1 / 8) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await touch('touchMove', [at]);
  }
  await meanwhile();
  await touch('touchEnd', []);
}

/** What is too small for a finger: less than 44 pixels wide or high. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, a[href], input, select, summary, [role=gridcell], [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((each) => each.checkVisibility() && !each.closest('.hidden, [inert]'))
      .map((each) => ({ each, box: (each.closest('label') ?? each).getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width > 0 && Math.min(width, height) < 43.5)
      .map(({ each, box }) => `${each.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`);
  });
}
