// Whether the page stutters: both games with motion on a phone whose processor is four times as slow, and
// every task on the page's thread that keeps a finger waiting. Usage: tools/web bench

import { expect, test } from '../tests/loggia';
import { afterMatch } from '../tests/play';

const slowdown = 4;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

for (const game of ['Balconia', 'High-Rises']) test(`${game} runs smoothly`, async ({ page }) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const read = () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
  await page.getByRole('region', { name: game }).locator('button').first().click();
  await page.locator('.actions .main, .fan').waitFor();
  const start = await read();
  await page.evaluate(playByItself);
  await expect(afterMatch(page)).toBeVisible({ timeout: 280_000 });
  const tell = (tasks: number[]) => {
    const long = tasks.filter((time) => time > 100);
    const longest = Math.round(Math.max(0, ...tasks));
    return `${tasks.length} over 50 ms, ${long.length} over 100 ms, the longest ${longest} ms`;
  };
  console.log(`${game}, ${slowdown} times as slow, to the first decision: ${tell(start)}`);
  console.log(`${game}, ${slowdown} times as slow, from then to the end: ${tell(await read())}`);
});

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
