// The engine in the browser: what it costs to load, that it works offline, that its bots play as
// they do natively.

import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { expect, test } from '../people';
import { loggia, Server, web } from '../server';

test('the first visit loads less than 300 KB, a game included, and the engine less than 150', async ({
  page,
}) => {
  const server = new Server({ app: web });
  await server.start();
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(request.url()));
  await page.goto(server.url);
  await page.getByRole('button', { name: /Play against Otto/ }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  const urls = [...asked].filter((url) => url.startsWith('http'));
  const sizes = await Promise.all(urls.map((url) => sizeOf(url)));
  await server.end();
  const engine = sizes[urls.findIndex((url) => url.endsWith('.wasm'))];
  const all = sizes.reduce((sum, size) => sum + size, 0);
  expect(engine).toBeLessThan(150_000);
  expect(all).toBeLessThan(300_000);
  console.log(`first visit: ${urls.length} files, ${all} bytes, the engine ${engine}`);
});

/** As a browser downloads it. */
function sizeOf(url: string): Promise<number> {
  return new Promise((done, failed) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let size = 0;
      answer.on('data', (data: Buffer) => (size += data.length));
      answer.on('end', () => done(size));
    })
      .on('error', failed)
      .end();
  });
}

test('bots play in the browser as they do natively', async ({ home }) => {
  const bench = execFileSync(loggia, ['bench', '--rounds', '1', '--json'], { encoding: 'utf8' });
  const { signature } = JSON.parse(bench) as { signature: string };
  const engine = home.workers().find((each) => /\/worker-[\w-]+\.js$/.test(each.url()));
  const script = (engine ?? (await home.waitForEvent('worker'))).url();
  const answer = await home.evaluate(async (script) => {
    const own = new Worker(script, { type: 'module' });
    return new Promise<string>((done, failed) => {
      own.onmessage = ({ data }: MessageEvent<{ answer: string }>) => done(data.answer);
      own.onerror = ({ message }) => failed(new Error(message));
      own.postMessage({ id: 1, ask: 'signature' });
    });
  }, script);
  expect(answer).toBe(signature);
});

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it is there without a server', async ({ home, context, server }) => {
    await expect
      .poll(() => home.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await server.kill();
    const later = await context.newPage();
    await later.goto(server.url);
    await later.getByRole('button', { name: /Play against Otto/ }).first().click();
    await expect(later.getByRole('grid')).toBeVisible();
    await later.reload();
    await expect(later.getByRole('grid')).toBeVisible();
  });
});
