// Takes the pictures that chats show with a link to us, of the app's own art, into web/public/links.
// Usage: tools/web link-pictures     (after ./play or ./test has built everything)
import { mkdirSync } from 'node:fs';
import { root, startBrowser, startServer } from './realServer.mjs';

const folder = `${root}/web/public/links`;
const { server, url } = await startServer();
const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
await page.goto(url);
await page.locator('svg.picture').nth(1).waitFor();

/** Nothing but the logo and these pictures of games: over them, or on the left of one alone. */
function compose(games) {
  const pictures = [...document.querySelectorAll('main svg.picture')];
  const logo = document.querySelector('header svg');
  const sheet = document.createElement('div');
  sheet.className = 'link-picture';
  const isAlone = games.length === 1;
  const style = {
    position: 'fixed', inset: 0, zIndex: 100, display: 'grid', background: 'var(--paper)',
    gridTemplate: isAlone ? '1fr / 192px 1fr' : '1fr 375px / 1fr 1fr',
  };
  Object.assign(sheet.style, style);
  const head = document.createElement('div');
  Object.assign(head.style, { display: 'grid', placeItems: 'center', gridColumn: isAlone ? '' : '1 / 3' });
  const name = logo.cloneNode(true);
  name.setAttribute('viewBox', isAlone ? '0 0 64 64' : '0 0 234 66');
  name.setAttribute('height', isAlone ? '144' : '150');
  name.setAttribute('width', isAlone ? '144' : '532');
  head.append(name);
  sheet.append(head, ...games.map((game) => pictures[game].cloneNode(true)));
  document.querySelector('.link-picture')?.remove();
  document.body.append(sheet);
}

mkdirSync(folder, { recursive: true });
for (const [name, games] of [['loggia', [0, 1]], ['balconia', [0]], ['highrise', [1]]]) {
  await page.evaluate(compose, games);
  await page.screenshot({ path: `${folder}/${name}.png` });
  console.log(`${folder}/${name}.png`);
}
await browser.close();
server.kill();
