// Whether the page stutters: both games with motion on a phone whose processor is four times as slow, and
// every task on the page's thread that keeps a finger waiting. Usage: tools/web bench smooth

import type { Browser } from '@playwright/test';
import { expect, test } from '../tests/loggia';
import { afterMatch } from '../tests/play';

const slowdown = 4;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  speed: 'calm',
});

for (const game of ['Balconia', 'High-Rises']) test(`${game} runs smoothly`, async ({ page, browser }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const endStart = await beginTrace(browser);
  await page.getByRole('region', { name: game }).locator('button').first().click();
  await page.locator('.actions .main, .fan').waitFor();
  const start = await endStart();
  const endMatch = await beginTrace(browser);
  await page.evaluate(playByItself);
  await expect(afterMatch(page)).toBeVisible({ timeout: 280_000 });
  const match = await endMatch();
  console.log(`${game}, ${slowdown} times as slow, to the first decision: ${told(start)}`);
  console.log(`${game}, ${slowdown} times as slow, from then to the end: ${told(match)}`);
});

/** One thing that a thread did, in microseconds: `tdur` of its own time, whatever else the machine was doing. */
interface Span {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur: number;
}

const kinds: Record<string, string> = {
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MajorGC: 'collecting',
  MinorGC: 'collecting',
};

async function beginTrace(browser: Browser): Promise<() => Promise<Span[]>> {
  const session = await browser.newBrowserCDPSession();
  const spans: Span[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const span of value as unknown as Span[]) if (span.tdur) spans.push(span);
  });
  const isComplete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8'], excludedCategories: ['*'] },
  });
  return async () => {
    await session.send('Tracing.end');
    await isComplete;
    return spans;
  };
}

/** How many tasks of the page's thread were long, and of what the longest three consisted. */
function told(all: Span[]): string {
  const thread = all.find(({ name }) => name === 'Layout')!;
  const spans = all.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
  const tasks = spans.filter(({ name }) => name.endsWith('RunTask')).sort((a, b) => b.tdur - a.tdur);
  const longerThan = (time: number) => tasks.filter(({ tdur }) => tdur > time * 1000).length;
  const longest = tasks.slice(0, 3).map((task) => `${milliseconds(task.tdur)} (${partsOf(task, spans)})`);
  return `${longerThan(50)} over 50 ms, ${longerThan(100)} over 100 ms, the longest ${longest.join(', ')} ms`;
}

/** What a task spent on each kind of work, without the work within it. */
function partsOf(task: Span, spans: Span[]): string {
  const isIn = (inner: Span, outer: Span) => inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;
  const within = spans.filter((span) => kinds[span.name] && isIn(span, task)).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const sums: Record<string, number> = {};
  const open: Span[] = [];
  for (const span of within) {
    while (open.length > 0 && !isIn(span, open.at(-1)!)) open.pop();
    const around = open.at(-1);
    if (around) sums[kinds[around.name]!]! -= span.tdur;
    sums[kinds[span.name]!] = (sums[kinds[span.name]!] ?? 0) + span.tdur;
    open.push(span);
  }
  return Object.entries(sums)
    .sort(([, a], [, b]) => b - a)
    .filter(([, time]) => time > 2000)
    .map(([kind, time]) => `${kind} ${milliseconds(time)}`)
    .join(', ');
}

function milliseconds(microseconds: number): number {
  return Math.round(microseconds / 1000);
}

/** Runs in the page: to look for what can be pressed from outside would cost more than the app does. */
function playByItself(): void {
  const wishes = [
    '.actions .main:enabled', // keep, or place
    '.offers .button', // what the chosen card can do
    '.cell.legal',
    '.face[aria-pressed="false"]',
    '.fan > .card:not(.idle)[aria-disabled="false"]',
    '.end[aria-disabled="false"]',
  ];
  setInterval(() => {
    for (const wish of wishes) {
      const found = document.querySelector<HTMLElement>(wish);
      if (found) return found.click();
    }
  }, 150);
}
