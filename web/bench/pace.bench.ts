// How fast a master answers in Chromium: whole matches, and the time from a person's decision, or the
// master's last one, to the master's next. Usage: tools/web bench

import { expect, test } from '../tests/loggia';
import { playOn } from '../tests/play';

for (const game of ['Balconia', 'High-Rises']) test(`a master of ${game}`, async ({ page }) => {
  // What the page says to the engine's worker, and when which seat's decisions come back.
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let mine = '';
    let since = 0;
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ text?: string }>) => {
          if (data.text) hear(JSON.parse(data.text));
        });
      }
      override postMessage(message: { say?: string }): void {
        if (message.say?.includes('"act"')) since = performance.now();
        super.postMessage(message);
      }
    };
    function hear({ type, events }: { type: string; events: { by?: string; nonce?: string }[] }) {
      if (type !== 'events') return;
      for (const { by } of events) {
        if (by === undefined || by === 'chance') continue;
        if (mine === '' && since > 0) mine = by;
        if (by !== mine && since > 0) times.push(performance.now() - since);
        if (since > 0) since = performance.now();
      }
    }
  });
  await page.goto('/');
  const tile = page.getByRole('region', { name: game });
  await tile.getByRole('button', { name: /^Opponent/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Bruno/ }).click();
  await tile.getByRole('button', { name: /Play against Bruno/ }).click();
  await playOn(page);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(times.length, 'decisions of the master').toBeGreaterThan(3);
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1]!);
  const told = `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
  console.log(`master of ${game}, ${times.length} decisions: ${told}`);
});
