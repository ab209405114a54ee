// What jumps on a page: layout shifts, as Chromium counts them, and which things moved. Summed over all
// that happens in one document; a page that is loaded anew begins anew.

import type { Page } from '@playwright/test';

export interface Shifts {
  /** As the standard counts: without what follows an input within half a second. */
  unasked: number;
  /** All of them; does not depend on how fast the machine is. */
  all: number;
  /** The worst first: how much, what moved, and from where to where. */
  worst: string[];
}

/** From now on, in this document and every one after it. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => page.evaluate(() => (window as unknown as { shifts: () => Shifts }).shifts());
}

/** Runs in the page. */
function watch(): void {
  type Box = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: Box; currentRect: Box }[];
  }
  const box = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that is gone';
    const classes = [...element.classList].filter((each) => !each.startsWith('svelte-'));
    return [element.tagName.toLowerCase(), ...classes].join('.');
  };
  const found = { unasked: 0, all: 0, shifts: [] as { value: number; words: string }[] };
  const take = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as Shift[]) {
      found.all += value;
      if (!hadRecentInput) found.unasked += value;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} ${box(previousRect)} → ${box(currentRect)}`,
      );
      const asked = hadRecentInput ? ' (after an input)' : '';
      found.shifts.push({ value, words: `${value.toFixed(4)}${asked}: ${moved.join('; ')}` });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  Object.assign(window, {
    shifts: (): Shifts => {
      take(observer.takeRecords());
      const worst = found.shifts.toSorted((a, b) => b.value - a.value).slice(0, 12);
      return { unasked: found.unasked, all: found.all, worst: worst.map(({ words }) => words) };
    },
  });
}
