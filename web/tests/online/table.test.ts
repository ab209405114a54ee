// What people at a table agree on besides moving, who looks on, and how strangers find each other.

import { desk, expectSoundEverywhere, phone } from '../loggia';
import { expect, makeTable, matchOf, type Person, test } from '../people';
import { decideBalconia, whoActs } from '../playOnline';

async function sitTogether(ann: Person, boris: Person): Promise<string> {
  const link = await makeTable(ann, 'balconia', async (page) => {
    await page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck();
  });
  await boris.sitDownAt(link);
  await expect(ann.placeOf('You')).toContainText('Green');
  await expect(boris.placeOf('You')).toContainText('Pink');
  return link;
}

test('an undo is asked for, declined, and allowed', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  await sitTogether(ann, boris);
  const pages = [ann.page, boris.page];
  const first = (await whoActs(pages)) === ann.page ? ann : boris;
  const second = first === ann ? boris : ann;
  const built = first.page.getByRole('gridcell', { name: /Balcony with/ });
  await decideBalconia(first.page);
  await whoActs(pages);
  await decideBalconia(second.page);
  await expect(built).toHaveCount(1);

  const asked = second.page.getByText(`${first.name} asks to take back the last move.`);
  const waiting = first.page.getByText('You asked to take back your move.');
  await first.tool('Take back').click();
  await expect(waiting).toBeVisible();
  await expect(asked).toBeVisible();
  await expect(second.page).toHaveTitle(/A question for you/);
  for (const size of [phone, desk]) {
    await second.page.setViewportSize(size);
    const players = (await second.page.getByRole('list', { name: 'Players' }).boundingBox())!;
    const { x, y, width } = (await asked.boundingBox())!;
    const isFree = y >= players.y + players.height || x + width <= players.x;
    expect(isFree, `the players are covered at ${size.width}`).toBe(true);
  }
  await second.page.getByRole('button', { name: 'Decline' }).click();
  await expect(waiting).toBeHidden();
  await expect(asked).toBeHidden();
  await expect(built).toHaveCount(1);

  await first.tool('Take back').click();
  await second.page.getByRole('button', { name: 'Allow it' }).click();
  await expect(built).toHaveCount(0);
  await expect(waiting).toBeHidden();
  await expect(asked).toBeHidden();
  await expect(first.page.getByRole('button', { name: 'Keep these two faces' })).toBeVisible();
});

test('who resigns has lost, and the rematch moves everybody on by a seat', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await sitTogether(ann, boris);
  await decideBalconia((await whoActs([ann.page, boris.page]))!);
  await boris.resign();
  for (const person of [ann, boris]) await expect(person.afterMatch).toBeVisible();
  const coming = boris.page.waitForEvent('download');
  await boris.afterMatch.getByRole('button', { name: 'Download the record' }).click();
  expect((await coming).suggestedFilename()).toBe('loggia-balconia-Ann-Boris.json');
  await expect(ann.page.getByRole('main')).toContainText('Boris resigns.');
  await expect(boris.page.getByRole('main')).toContainText('You resign.');

  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ann.page).not.toHaveURL(link);
  await boris.page.getByRole('button', { name: 'Go to the rematch' }).click();
  await expect(ann.placeOf('You')).toContainText('Pink');
  await expect(boris.placeOf('You')).toContainText('Green');
  expect(boris.page.url()).toBe(ann.page.url());
  await decideBalconia((await whoActs([ann.page, boris.page]))!);
});

test('who looks on at Balconia sees no side, and not how blocks lie', async ({ come }) => {
  const [ann, boris, sam] = await come('Ann', 'Boris', 'Sam');
  const link = await sitTogether(ann, boris);
  await sam.page.goto(link);
  for (let decision = 0; decision < 5; decision++) {
    await decideBalconia((await whoActs([ann.page, boris.page]))!);
  }
  const { page } = sam;
  await expect(page.getByRole('gridcell', { name: 'built, shutters closed' })).toHaveCount(2);
  await expect(page.getByRole('gridcell', { name: /Balcony with/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /half of the disc/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Balcony with/ })).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Ann');
  await expect(page.getByRole('button', { name: /Resign|Take back|Place/ })).toHaveCount(0);

  const actions = sam.told(matchOf(link)).flatMap(({ action }) => (action ? [action] : []));
  const kept = actions.filter((action) => 'keep' in action);
  const placed = actions.filter((action) => 'place' in action);
  expect(kept.map(({ keep }) => keep)).toEqual([null, null, null]);
  expect(placed.map(({ face }) => face)).toEqual([undefined, undefined]);

  // Once it is over, both sides are shown to everybody.
  await ann.resign();
  await expect(page.getByRole('gridcell', { name: /Balcony with/ })).toHaveCount(4);
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('a friend who does not come is replaced by a bot', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia');
  await boris.page.goto(link);
  await expect(boris.page.getByRole('button', { name: 'Sit down, Player 2', exact: true })).toBeVisible();
  await expect(boris.page.getByRole('button', { name: /^Add a bot/ })).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'Add a bot, Player 2', exact: true }).click();
  await test.step('which bot', () => expectSoundEverywhere(ann.page));
  await ann.page.getByRole('button', { name: /^Timo, Newcomer/ }).click();
  await expect(ann.placeOf('Timo')).toBeVisible();
  await expect(ann.page.getByRole('grid', { name: 'Your side' })).toBeVisible();
  await expect(boris.placeOf('Timo')).toBeVisible();
});

test('an invitation counts as many floors as it says', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const pitch = boris.page.getByText('Five floors win');
  await boris.page.goto(await makeTable(ann, 'highrise'));
  await expect(pitch).toBeVisible();
  const link = await makeTable(ann, 'highrise', async (page) => {
    await page.getByText('Variants').click();
    await page.getByLabel('Floors to win').selectOption('4 floors');
  });
  await boris.page.goto(link);
  await expect(boris.page.getByText('Floors to win: 4 floors')).toBeVisible();
  await expect(pitch).toHaveCount(0);
});

test('who gets up leaves the chair to everybody; alone, the table is closed', async ({ come }) => {
  const [ann, boris, sam] = await come('Ann', 'Boris', 'Sam');
  const link = await makeTable(ann, 'highrise', (page) =>
    page.getByRole('radio', { name: '3 players' }).check(),
  );
  await boris.sitDownAt(link);
  await ann.page.getByRole('button', { name: 'Get up' }).click();
  await expect(ann.page.getByText('2 seats are free.')).toBeVisible();
  await sam.sitDownAt(link);
  await expect(ann.page.getByText('1 seat is free.')).toBeVisible();
  await ann.page.getByRole('button', { name: /^Sit down, Player/ }).click();
  await expect(ann.placeOf('Sam')).toBeVisible();

  const own = await makeTable(ann, 'balconia');
  await ann.page.getByRole('button', { name: 'Close the table' }).click();
  await ann.page.getByRole('button', { name: 'Stay' }).click();
  await expect(ann.page).toHaveURL(own);
  await ann.page.getByRole('button', { name: 'Close the table' }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
  await expect(ann.page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
});

test('who forgets the name is shown where it goes', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/new/highrise/friends');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(page.getByRole('alert')).toBeInViewport();
  await name.fill('Ann');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a table for anybody is found among the open ones', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia', (page) =>
    page.getByRole('radio', { name: /^Anybody/ }).check(),
  );
  await boris.page.goto('/lobby');
  await boris.page.getByRole('button', { name: /^Sit down at the table: Ann/ }).click();
  await boris.introduce();
  for (const { page } of [ann, boris]) {
    await expect(page.getByRole('grid', { name: 'Your side' })).toBeVisible();
    expect(page.url()).toBe(link);
  }
  await ann.page.goto('/lobby');
  await expect(ann.page.getByText('Nobody is waiting right now.')).toBeVisible();
});

test('axe finds nothing on the pages that people online see', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia', async (page) => {
    await page.getByRole('radio', { name: /^Anybody/ }).check();
    await page.getByRole('combobox', { name: 'Clock' }).selectOption({ index: 1 });
  });
  await test.step('the waiting room', () => expectSoundEverywhere(ann.page));
  await boris.page.goto('/lobby');
  await expect(boris.page.getByRole('button', { name: /^Sit down at the table: Ann/ })).toBeVisible();
  await test.step('the lobby', () => expectSoundEverywhere(boris.page));
  await boris.page.getByRole('button', { name: /^Sit down at the table: Ann/ }).click();
  await expect(boris.page.getByRole('dialog')).toBeVisible();
  await test.step('the invitation, and the name', () => expectSoundEverywhere(boris.page));
  await boris.introduce();
  await expect(ann.page.getByRole('timer').first()).toBeVisible();
  await test.step('a table with a clock', () => expectSoundEverywhere(ann.page));
  await ann.page.goto('/games');
  await expect(ann.page.locator(`a[href="${new URL(link).pathname}"]`)).toBeVisible();
  await test.step('my games', () => expectSoundEverywhere(ann.page));
  await boris.resign();
  await expect(boris.afterMatch).toBeVisible();
  await test.step('the end', () => expectSoundEverywhere(boris.page));
});

test('what the server says too late is not said to who plays against bots', async ({ page }) => {
  let answer = () => {};
  const isLate = new Promise<void>((done) => (answer = done));
  await page.route('/api/games', async (route) => {
    await isLate;
    await route.fulfill({ json: [] });
  });
  await page.route('/api/me', (route) => route.abort());
  await page.goto('/new/balconia/friends');
  await page.getByRole('radio', { name: 'Against bots' }).check({ force: true });
  await expect(page.getByText('Variants')).toBeVisible();
  answer();
  // What is asked last is answered last.
  await page.evaluate(async () => {
    await (await fetch('/api/games')).json();
    await fetch('/api/me').catch(() => undefined);
  });
  await expect(page.getByText('Variants')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('whom the server does not know any more is told so', async ({ come, server }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  await sitTogether(ann, boris);
  await ann.context.clearCookies();
  await server.kill();
  await expect(ann.lostLine).toBeVisible();
  await server.start();
  await expect(boris.lostLine).toBeHidden();
  await expect(ann.page.getByText('You are logged out here. Log in to play on.')).toBeVisible();
  await ann.page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(ann.page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
