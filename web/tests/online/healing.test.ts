// Whoever was without a network, or without a server, need not press anything: pages come back by
// themselves.

import { expect, makeTable, matchOf, test } from '../people';

const away = 'The table cannot be reached';

test.describe('the app is on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a table that was reloaded without a network is there again with it', async ({ page }) => {
    await page.goto('/new/balconia/friends');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const room = page.getByRole('button', { name: 'Copy the link' });
    await expect(room).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: away })).toBeVisible();
    await page.context().setOffline(false);
    await expect(room).toBeVisible();
    await expect(page.getByRole('heading', { name: away })).toHaveCount(0);
  });
});

test('every page that asked in vain asks again', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia', (page) =>
    page.getByRole('radio', { name: /^Anybody/ }).check(),
  );
  const match = matchOf(link);
  await boris.sitDownAt(link);
  await expect(boris.page.getByRole('grid')).toBeVisible();
  await boris.resign();
  await expect(boris.afterMatch).toBeVisible();
  const { page } = ann;
  await makeTable(boris, 'highrise', (page) =>
    page.getByRole('radio', { name: /^Anybody/ }).check(),
  );

  for (const [path, trouble, healed] of [
    [`/table/${match}`, away, page.getByRole('button', { name: 'Rematch' })],
    [`/replay/online-${match}`, 'The server cannot be reached.', page.getByRole('grid').first()],
    ['/lobby', 'The server cannot be reached.', page.getByRole('button', { name: /^Sit down at the table/ })],
    ['/games', 'The server cannot be reached', page.locator(`a[href="/replay/online-${match}"]`)],
    ['/new/balconia/friends', 'The server cannot be reached.', page.getByText('Variants')],
    ['/settings', 'nothing can be changed here now', page.getByLabel('Password')],
  ] as const) {
    await test.step(path, async () => {
      await page.route('/api/**', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText(trouble).first()).toBeVisible();
      await page.unroute('/api/**');
      await expect(page.getByText(trouble)).toHaveCount(0);
      await expect(healed).toBeVisible();
    });
  }
});

test('a waiting room outlives its server', async ({ come, server }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia');
  await server.kill();
  await expect(ann.page.getByText('The connection is lost.')).toBeVisible();
  await server.start();
  await expect(ann.page.getByText('The connection is lost.')).toHaveCount(0);
  await boris.sitDownAt(link);
  await expect(ann.page.getByRole('grid')).toBeVisible();
});
