// What leaves the app and comes back: records, links, notifications, and the app itself.

import { expect, makeTable, matchOf, test } from '../people';

test('the record of a match online is shared by its link, which others open', async ({ come }) => {
  const [ann, boris, sam] = await come('Ann', 'Boris', 'Sam');
  const link = await makeTable(ann, 'balconia');
  await boris.sitDownAt(link);
  await expect(boris.page.getByRole('grid')).toBeVisible();
  await boris.resign();
  await ann.afterMatch.getByRole('button', { name: 'Share the record' }).click();
  await expect(ann.afterMatch.getByRole('status')).toHaveText('The link has been copied.');
  const shared = await ann.page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(link.replace('/table/', '/replay/online-'));

  await sam.page.goto(shared);
  await expect(sam.page.getByRole('grid')).toHaveCount(2);
  await sam.page.getByRole('button', { name: 'Last step' }).click();
  await expect(sam.page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expect(sam.page.getByRole('main')).toContainText('Boris resigns.');
});

test('who played is told so by the replay, whatever they call themselves since', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia');
  await boris.sitDownAt(link);
  await expect(boris.page.getByRole('grid')).toBeVisible();
  await boris.resign();
  const { page } = ann;
  await expect(ann.afterMatch).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Add a login' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Boris');
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  await page.goto(link.replace('/table/', '/replay/online-'));
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(page.getByRole('main')).toContainText('Boris resigns.');
  await expect(page.getByRole('main')).toContainText('You win.');
});

test('where only those who played may look, the record itself is shared', async ({ come }) => {
  const [ann, boris, sam] = await come('Ann', 'Boris', 'Sam');
  const link = await makeTable(ann, 'balconia', async (page) => {
    await page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck();
    await page.getByRole('checkbox', { name: 'Allow spectators' }).uncheck();
  });
  await boris.sitDownAt(link);
  await expect(boris.page.getByRole('grid')).toBeVisible();
  await ann.resign();
  await ann.afterMatch.getByRole('button', { name: 'Share the record' }).click();
  await expect(ann.afterMatch.getByRole('status')).toHaveText('The record has been copied.');
  const shared = await ann.page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(shared)).toMatchObject({ game: 'balconia', result: { resigned: 'green' } });

  await sam.page.goto(link.replace('/table/', '/replay/online-'));
  await expect(sam.page.getByRole('alert')).toContainText('Only those who sit at this table');
  await expect(sam.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a link tells what it leads to, before and after the match', async ({ come }) => {
  const [ann, boris, sam] = await come('Ann <b>', 'Boris', 'Sam');
  const link = await makeTable(ann, 'balconia');
  const { page } = sam;
  const told = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  await page.goto(link);
  expect(await told('title')).toBe('Ann <b> invites you to play Balconia');
  expect(await told('description')).toBe('1 of 2 seats free · At the table: Ann <b>');
  expect(await told('url')).toBe(link);
  const picture = await page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, (await told('image'))!);
  expect(picture).toEqual([1200, 630]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ann <b> invites you to play Balconia',
  );

  await boris.sitDownAt(link);
  await boris.resign();
  await expect(boris.afterMatch).toBeVisible();
  await page.goto(link.replace('/table/', '/replay/online-'));
  expect(await told('title')).toBe('Balconia: Ann <b>, Boris');
  expect(await told('description')).toContain('Won by Ann <b>.');
  await page.goto('/');
  expect(await told('title')).toBe('Loggia: two games about building houses');
});

test('where the browser blocks notifications, the settings say so', async ({ page }) => {
  await page.addInitScript(() => {
    const requestPermission = () => Promise.resolve('denied');
    Object.assign(window, { Notification: { permission: 'default', requestPermission } });
  });
  await page.goto('/settings');
  const wanted = page.getByRole('checkbox', { name: 'Notifications' });
  await expect(wanted).not.toBeChecked();
  await wanted.click();
  await expect(page.getByText('The browser blocks notifications from this page.')).toBeVisible();
  await expect(wanted).not.toBeChecked();
  await expect(wanted).toBeDisabled();
  await page.reload();
  await expect(wanted, 'nothing is remembered').not.toBeChecked();
});

test('who wants it is notified of a move that is awaited elsewhere', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia', (page) =>
    page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck(),
  );
  await boris.sitDownAt(link);
  await expect(boris.page.getByRole('grid')).toBeVisible();
  // Nothing is shown by the browser of a test.
  await boris.page.addInitScript(() => {
    const notices: string[] = [];
    class Notice {
      static permission = 'granted';
      static requestPermission(): Promise<string> {
        return Promise.resolve(Notice.permission);
      }
      constructor(_title: string, { body, tag }: { body: string; tag: string }) {
        notices.push(`${tag}: ${body}`);
      }
    }
    Object.assign(window, { notices, Notification: Notice });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await boris.page.clock.install();
  await boris.page.goto('/settings');
  await boris.page.getByRole('checkbox', { name: 'Notifications' }).check();
  await ann.page.getByRole('button', { name: 'Keep these two faces' }).click();
  const notices = async () => {
    await boris.page.clock.fastForward(20_000);
    return boris.page.evaluate(() => (window as unknown as { notices: string[] }).notices);
  };
  const notice = `${matchOf(link)}: It is your turn in Balconia.`;
  await expect.poll(notices, { intervals: [500] }).toEqual([notice]);
  await notices();
  expect(await notices(), 'each move once').toEqual([notice]);
});

test('browsers can install the app', async ({ home }) => {
  const devtools = await home.context().newCDPSession(home);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toContain('/manifest.webmanifest');
  // What they ask for: a name, where it starts, a window of its own, and icons of two sizes.
  const manifest = JSON.parse(data!) as { icons: { src: string; type: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Loggia', start_url: '/', display: 'standalone' });
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, type } of manifest.icons) {
    const icon = await home.request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
  }
});
