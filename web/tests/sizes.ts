// Every screen is somebody's screen: what must hold at each size, whatever is shown.

import { expect, type Page } from '@playwright/test';

/** Zooming is another size, too: 1280 × 720 at 200 % is 640 × 360, at 50 % 2560 × 1440. */
const bounds = [
  [320, 568],
  [360, 640],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;
const between = [
  [390, 844],
  [667, 375],
  [932, 430],
  [1024, 768],
  [820, 1180],
  [1180, 820],
  [1366, 768],
  [1680, 1050],
  [2560, 1440],
  [3440, 1440],
] as const;
/** `./test` looks where layouts break first, and `./test --all` at the sizes between as well. */
const sizes = process.env['LOGGIA_SIZES'] === 'between' ? between : bounds;

/**
 * At every size each control is the topmost thing where one presses it, no text is cut or covered, nothing is
 * wider than the screen, and what can be scrolled to is there. All of what is `needed` for the next decision is seen
 * without scrolling. Only who has a very long name may find it cut.
 */
export async function expectToFit(page: Page, needed: string[] = []): Promise<void> {
  const wrong: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(look, needed);
    wrong.push(...found.map((each) => `${width}×${height}: ${each}`));
  }
  expect(wrong).toEqual([]);
}

/** Runs in the page. */
async function look(needed: string[]): Promise<string[]> {
  // Until what follows from the new size has been drawn, and what moves is there.
  // Where a test moves the clock, only animations still follow the frames that are drawn.
  for (let frames = 0; frames < 2; frames++) await document.body.animate([], 1).finished;
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
  }
  const wrong: string[] = [];
  const root = document.documentElement;
  const { clientWidth: width, clientHeight: height } = root;
  window.scrollTo(0, 0);
  if (root.scrollWidth > width) wrong.push(`scrolls sideways, by ${root.scrollWidth - width} px`);
  const nothing = root.scrollHeight - Math.max(height, document.body.offsetHeight);
  if (nothing > 1) wrong.push(`scrolls into nothing, by ${nothing} px`);

  const nameOf = (element: Element) => {
    const words = element.ariaLabel ?? element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${words.slice(0, 30)}”`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.hidden, [inert]');
  /** What is open before everything else. */
  const front = document.querySelector('dialog[open]') ?? document.querySelector('.sheet') ?? document.body;

  const isTop = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const isPromised = (width >= 360 && height >= 640) || (width >= 640 && height >= 360);
  for (const selector of front === document.body && isPromised ? needed : []) {
    const element = document.querySelector(`:is(header, main) ${selector}`); // not a symbol that art is drawn from
    if (!element) throw new Error(`there is no ${selector}`);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isIn = left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
    if (!isIn) wrong.push(`${selector} is off the screen: ${[left, top, right, bottom].map(Math.round)}`);
    const round = 5; // within round corners
    for (const x of [left + round, right - round]) {
      for (const y of [top + round, bottom - round]) {
        if (!isIn || isTop(element, x, y)) continue;
        const cover = document.elementFromPoint(x, y) ?? root;
        wrong.push(`${selector} is partly under ${nameOf(cover)}`);
      }
    }
  }
  /** As it lies, or once it is scrolled to; else what it is under. */
  const coverOf = (element: Element, centre: () => [number, number]): Element | null => {
    if (isTop(element, ...centre())) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (isTop(element, ...centre())) return null;
    return document.elementFromPoint(...centre()) ?? root;
  };
  /** Floors are what a card is played on. */
  const controls = 'button, a[href], input, select, summary, [role=gridcell], [data-spot^="floor:"]';
  for (const control of front.querySelectorAll(controls)) {
    if (!isShown(control)) continue;
    const cover = coverOf(control, () => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
    // Cards lie over each other: of each enough is seen for a finger.
    if (cover && control.closest('.fan')) {
      const { left, top, width, height } = control.getBoundingClientRect();
      const seenAt = (y: number) => {
        let seen = 0;
        for (let x = 1; x < width; x += 4) if (isTop(control, left + x, top + y)) seen += 4;
        return seen;
      };
      const seen = Math.max(seenAt(height * 0.12), seenAt(height * 0.4));
      if (seen < 20) wrong.push(`${nameOf(control)}: ${seen} px of it are seen beside ${nameOf(cover)}`);
    } else if (cover) wrong.push(`${nameOf(control)} is under ${nameOf(cover)}`);
  }
  window.scrollTo(0, 0);

  const hasLongName = (words: string) => /\p{L}{16}/u.test(words);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent?.trim() || parent instanceof SVGElement || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
    const words = `“${node.textContent.trim().slice(0, 30)}” in ${nameOf(parent).split(' ')[0]}`;
    let isAway = false;
    for (let box: Element | null = parent; box && box !== document.body && !isAway; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (scrolls(box)) isAway = true; // it may be scrolled to
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const isCut = rects.some(
        (rect) =>
          ((rect.right > right + 1 || rect.left < left - 1) && overflowX !== 'visible') ||
          ((rect.bottom > bottom + 3 || rect.top < top - 3) && overflowY !== 'visible'),
      );
      const mayBeCut = textOverflow === 'ellipsis' && hasLongName(node.textContent);
      if (isCut && !scrolls(box) && !mayBeCut) wrong.push(`${words} is cut`);
      if (textOverflow === 'ellipsis') isAway = true;
    }
    if (rects.length === 0 || isAway || getComputedStyle(parent).pointerEvents === 'none') continue;
    if (rects.some(({ left, right }) => left < -1 || right > width + 1)) {
      wrong.push(`${words} is wider than the screen`);
      continue;
    }
    const cover = coverOf(parent, () => {
      const { left, top, width, height } = range.getClientRects()[0]!;
      return [left + width / 2, top + height / 2];
    });
    if (cover) wrong.push(`${words} is under ${nameOf(cover)}`);
  }
  return [...new Set(wrong)];
}
