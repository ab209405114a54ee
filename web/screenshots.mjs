// Takes the pictures that README shows: real pages of a real server, in Debian's Chromium.
// Usage: tools/web screenshots [FOLDER]     (after ./play or ./test has built everything)
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, startBrowser, startServer } from './realServer.mjs';

const folder = resolve(process.argv[2] ?? `${root}/docs/screens`);
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const { server, url } = await startServer();
const browser = await startBrowser();

/** A page of somebody new; at an instant pace, so that nothing is caught halfway. */
async function open(path, viewport, colorScheme, locale = 'en-GB') {
  const context = await browser.newContext({
    viewport, colorScheme, locale, deviceScaleFactor: viewport === phone ? 2 : 1,
  });
  await context.addInitScript(() => (localStorage['loggia.settings'] ??= '{"speed":"instant"}'));
  const page = await context.newPage();
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

async function take(page, name) {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png` });
  console.log(`${folder}/${name}.png`);
}

async function startAgainstBot(page, game) {
  await page.getByRole('button', { name: /Play against Otto/ }).nth(game).click();
}

/** So many decisions of Balconia or one more; the last is a placement, chosen and not confirmed. */
async function playBalconia(page, decisions) {
  const keep = page.getByRole('button', { name: 'Keep these two faces' });
  const place = page.locator('button.main').filter({ hasText: /^\s*Place/ });
  const mine = page.locator('main').getByText('Choose one of the two faces on your half.');
  for (let made = 1; ; ++made) {
    await keep.and(page.locator(':enabled')).or(mine).first().waitFor();
    if (!(await mine.isVisible())) {
      await keep.click();
      continue;
    }
    await page.getByRole('group', { name: /on the disc/ }).getByRole('button', { disabled: false }).first().click();
    const legal = page.getByRole('gridcell', { name: /would bring/ });
    await legal.first().waitFor();
    const names = await legal.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
    const gains = names.map((name) => Number(/bring [^\d−-]*([−-]?\d+)/.exec(name)?.[1]?.replace('−', '-') ?? 0));
    await legal.nth(gains.indexOf(Math.max(...gains))).click();
    if (made >= decisions) return;
    await place.click();
  }
}

/** Builds what it can, so many turns, and then looks at what a card can do. */
async function playHighrise(page, turns) {
  const end = page.getByRole('button', { name: /^End turn/ });
  const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const offers = page.getByRole('group', { name: /can do/ }).getByRole('button');
  for (let turn = 1; ; ++turn) {
    await end.and(page.locator(':enabled')).waitFor();
    for (let card = 0; card < (await hand.count()); ++card) {
      await hand.nth(card).click({ position: { x: 14, y: 20 } });
      const builds = offers.filter({ hasText: 'Build' });
      if (turn >= turns && (await offers.count()) > 0) return;
      if ((await builds.count()) === 0) continue;
      await builds.first().click();
      await offers.first().waitFor({ state: 'detached' });
      card = -1;
    }
    await end.click();
  }
}

mkdirSync(folder, { recursive: true });
try {
  await take(await open('/', desktop, 'light'), 'start');
  for (const [name, viewport, theme] of [
    ['balconia', desktop, 'light'], ['balconia-phone', phone, 'dark'],
  ]) {
    const page = await open('/', viewport, theme);
    await startAgainstBot(page, 0);
    await playBalconia(page, 11);
    await take(page, name);
  }
  for (const [name, viewport, theme] of [
    ['highrise', desktop, 'dark'], ['highrise-phone', phone, 'light'],
  ]) {
    const page = await open('/', viewport, theme);
    await startAgainstBot(page, 1);
    await playHighrise(page, 8);
    await take(page, name);
  }
  await take(await open('/gallery', desktop, 'light', 'fr-FR'), 'gallery');
} finally {
  await browser.close();
  server.kill();
}
