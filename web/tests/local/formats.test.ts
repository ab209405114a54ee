// A device on which an app of before has kept matches (tests/golden/formats): people find them, go on with them,
// and watch them again.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../loggia';

interface Device {
  matches: { match: string; phase: string }[];
  rows: object[];
  contents: Record<string, string>;
}

const formats = join(import.meta.dirname, '..', '..', '..', 'tests', 'golden', 'formats');
const devices = readdirSync(formats).filter((name) => existsSync(join(formats, name, 'device.json')));

/** As the app made it then: the first version of its database. */
async function leave(page: Page, device: Device): Promise<void> {
  await page.route('**/nothing-here', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/nothing-here');
  await page.evaluate(async ({ matches, rows, contents }) => {
    const open = indexedDB.open('loggia', 1);
    open.onupgradeneeded = () => {
      open.result.createObjectStore('matches', { keyPath: 'match' });
      open.result.createObjectStore('rows', { keyPath: ['match', 'seq'] });
      open.result.createObjectStore('contents');
    };
    await new Promise((opened) => (open.onsuccess = opened));
    const transaction = open.result.transaction(['matches', 'rows', 'contents'], 'readwrite');
    for (const match of matches) transaction.objectStore('matches').put(match);
    for (const row of rows) transaction.objectStore('rows').put(row);
    for (const [hash, text] of Object.entries(contents)) transaction.objectStore('contents').put(text, hash);
    await new Promise((done) => (transaction.oncomplete = done));
    open.result.close();
  }, device);
}

test('there is a device of before', () => {
  expect(devices).toContain('first');
});

for (const name of devices) {
  test(`what was kept is played on and watched again: ${name}`, async ({ page }) => {
    const device = JSON.parse(readFileSync(join(formats, name, 'device.json'), 'utf8')) as Device;
    await leave(page, device);
    for (const { match, phase } of device.matches) {
      await page.goto(`/local/${match}`);
      if (phase === 'playing') {
        await page.getByRole('button', { name: /^I am / }).click();
        await expect(page.getByRole('grid')).toBeVisible();
        continue;
      }
      await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
      await page.goto(`/replay/local-${match}`);
      await expect(page.getByRole('slider')).toBeVisible();
    }
  });
}
