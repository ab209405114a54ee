// A newer app comes to the server while pages of the old one are open.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../loggia';
import { decideBalconia, whoActs } from '../playOnline';
import { seedApp } from '../seeds';
import { Server, web } from '../server';

interface Host {
  url: string;
  /** Puts a newer app there, which has other files for what pages load later. */
  renew: () => Promise<void>;
}

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'loggia-app-'));
    seedApp(web, folder);
    const server = new Server({ app: folder });
    await server.start();
    await use({
      url: server.url,
      renew: async () => {
        await server.kill();
        renewFiles(folder);
        await server.start();
      },
    });
    await server.end();
    rmSync(folder, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

function renewFiles(folder: string): void {
  const isGone = (path: string) => /(SettingsPage|thinker)-[\w-]+\.(js|css)/.test(path);
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    // Only what is written below is handed out.
    const isOldCopy = /^(index\.html|sw\.js)\.(br|gz)$/.test(name);
    if (isGone(name) || isOldCopy) rmSync(join(folder, name));
  }
  const rewrite = (name: string, change: (text: string) => string) => {
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
  };
  rewrite('index.html', (text) => text.replace('<html', '<html data-version="2"'));
  rewrite('sw.js', (text) => {
    const [, files, ...rest] = text.split('\n');
    const [start, list] = (files ?? '').split(/(?=\[)/);
    const kept = (JSON.parse((list ?? '').replace(/;$/, '')) as string[]).filter((f) => !isGone(f));
    return ['const version = "2";', `${start}${JSON.stringify(kept)};`, ...rest].join('\n');
  });
}

/** A page of the app that is kept on the device. */
async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  return page;
}

const version = (page: Page) => page.locator('html').getAttribute('data-version');

test('who loads the newer app in one tab does not break the match in another', async ({
  context,
  host,
}) => {
  const playing = await visit(context, host.url);
  await playing.getByRole('button', { name: 'Play against Otto, Balconia' }).click();
  await expect(playing.getByRole('grid')).toBeVisible();
  // Nobody has thought yet in this page.
  await playing.reload();
  await host.renew();
  const other = await visit(context, host.url);
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => version(other)).toBe('2');
  const devtools = await context.newCDPSession(playing);
  await devtools.send('Network.clearBrowserCache');

  for (let decision = 0; decision < 3; decision++) {
    expect(await whoActs([playing])).toBe(playing);
    await decideBalconia(playing);
  }
  await playing.getByRole('link', { name: 'Loggia, home page' }).click();
  await playing.getByRole('link', { name: 'Settings' }).click();
  await expect(playing.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await version(playing)).toBe(null);
});

test('an app too old for its server says so, and loads the newest', async ({ context, host }) => {
  const page = await visit(context, host.url);
  await page.request.post(`${host.url}/api/guest`, { data: { name: 'Ann' } });
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: { say?: { type: string; protocol?: number } }) {
        if (message.say?.type === 'hello') message.say.protocol = 0;
        super.postMessage(message);
      }
    };
  });
  await page.goto(`${host.url}/table/${'0'.repeat(32)}`);
  await expect(page.getByRole('banner').getByText('A new version of Loggia is ready.')).toBeVisible();
  await host.renew();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => version(page)).toBe('2');
});
