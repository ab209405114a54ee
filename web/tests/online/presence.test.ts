// What is said of others is so: who is here, since when not, who looks on, and who knows of a rematch.

import { expectSoundEverywhere, phone } from '../loggia';
import { expect, makeTable, matchOf, type Person, test } from '../people';
import { lookAndVanish } from '../silentLine';

const noon = Date.UTC(2026, 5, 1, 12);

async function sitTogether(ann: Person, boris: Person): Promise<string> {
  const link = await makeTable(ann, 'balconia', async (page) => {
    await page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck();
  });
  await boris.sitDownAt(link);
  await expect(ann.placeOf('Boris')).toBeVisible();
  return link;
}

const dotOf = (person: Person, name: string, words: string | RegExp) =>
  person.placeOf(name).getByRole('img', { name: words });

test.describe('by a clock that is moved', () => {
  test.use({ clockStandsAt: noon });

  test('who vanishes without a goodbye is away, since the last word', async ({ come, server }) => {
    const [ann, boris] = await come('Ann', 'Boris');
    await boris.page.clock.install({ time: noon });
    const link = await sitTogether(ann, boris);
    const cookie = await ann.cookie();
    await ann.page.goto('/about');
    await expect(dotOf(boris, 'Ann', 'is away')).toBeVisible();
    const line = await lookAndVanish(server.url, cookie, matchOf(link));
    await expect(dotOf(boris, 'Ann', 'is here')).toBeVisible();
    await expect(dotOf(boris, 'Ann', 'is thinking')).toBeVisible();

    await expect(dotOf(boris, 'Ann', /^has been away for \d+ sec$/)).toBeVisible();
    await expect(dotOf(boris, 'Ann', 'is thinking')).toHaveCount(0);
    const prompt = boris.page.getByRole('main');
    await expect(prompt).toContainText(/It is the turn of Ann, who has been away for \d+ sec\./);
    await boris.page.setViewportSize(phone);
    await expect(boris.placeOf('Ann').getByText(/^\d+ sec$/), 'on a phone, too').toBeVisible();
    server.setClock(noon + 120_000);
    await boris.page.clock.fastForward(120_000);
    await expect(dotOf(boris, 'Ann', 'has been away for 2 min')).toBeVisible();
    await expect(prompt).toContainText('It is the turn of Ann, who has been away for 2 min.');
    await expectSoundEverywhere(boris.page);
    line.destroy();
  });
});

test('while my own line is down, nobody is said to be here', async ({ come, server }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  await sitTogether(ann, boris);
  await expect(dotOf(boris, 'Ann', 'is here')).toBeVisible();
  await server.kill();
  const unknown = dotOf(boris, 'Ann', 'not known while you are offline');
  await expect(unknown).toBeVisible();
  await expect(dotOf(boris, 'Ann', 'is thinking')).toHaveCount(0);
  await server.start();
  await expect(dotOf(boris, 'Ann', 'is here')).toBeVisible();
});

for (const game of ['balconia', 'highrise'] as const) {
  test(`who plays ${game} sees how many look on, and who looks on is told what they see`, async ({
    come,
  }) => {
    const [ann, boris, sam] = await come('Ann', 'Boris', 'Sam');
    const link = await makeTable(ann, game);
    await boris.sitDownAt(link);
    await expect(ann.placeOf('Boris')).toBeVisible();
    const eye = ann.page.getByRole('img', { name: '1 person is watching' });
    await expect(eye).toHaveCount(0);
    await sam.page.goto(link);
    await expect(eye).toBeVisible();
    await expectSoundEverywhere(ann.page);
    await expect(sam.page.getByRole('img', { name: /watching/ })).toHaveCount(0);
    const why = sam.page.getByText('Both sides stay hidden until the match is over.');
    await expect(why).toHaveCount(game === 'balconia' ? 1 : 0);
    await sam.page.goto('/about');
    await expect(eye).toHaveCount(0);
    await sam.page.goto(link);
    await ann.resign();
    await expect(ann.afterMatch).toBeVisible();
    await expect(eye).toBeVisible();
    await expect(why).toHaveCount(0);
  });
}

test('a rematch names who asks and whom it waits for, and says whether they know', async ({
  come,
}) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await sitTogether(ann, boris);
  await ann.resign();
  await expect(boris.afterMatch).toBeVisible();
  await boris.page.goto('/about');
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  const kept = ann.page.getByRole('listitem').filter({ hasText: 'reserved for Boris' });
  await expect(kept).toContainText('not here now; the rematch is waiting under “My matches”');
  await expectSoundEverywhere(ann.page);

  await boris.page.goto('/games');
  const entry = boris.page.getByRole('listitem').filter({ hasText: 'a seat is reserved for you' });
  await expect(entry.getByRole('link')).toHaveAccessibleName('Open: Balconia, You and Ann');
  await boris.page.goto(link);
  await expect(boris.page.getByRole('status').filter({ hasText: 'rematch' })).toContainText(
    'Ann asks for a rematch.',
  );
  await expect(boris.page.getByRole('img', { name: 'is here' })).toBeVisible();
  await expect(boris.page.getByRole('img', { name: /away/ }), 'she waits there').toHaveCount(0);
  await expect(kept).toContainText('knows about the rematch');
  await boris.page.getByRole('button', { name: 'Go to the rematch' }).click();
  await expect(ann.placeOf('Boris')).toBeVisible();
});

test('a rematch invites nobody to a chair that is kept for somebody else', async ({ come }) => {
  const [ann, boris, chloe, sam] = await come('Ann', 'Boris', 'Chloe', 'Sam');
  const link = await makeTable(ann, 'highrise', (page) =>
    page.getByRole('radio', { name: '3 players' }).check(),
  );
  await boris.sitDownAt(link);
  await chloe.sitDownAt(link);
  await expect(ann.placeOf('Chloe')).toBeVisible();
  await ann.resign();
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ann.page).not.toHaveURL(link);

  const { page } = sam;
  await page.goto(ann.page.url());
  const heading = page.getByRole('heading', { level: 1 });
  const told = page.getByRole('status');
  const sit = page.getByRole('button', { name: /^Sit down/ });
  await expect(heading).toHaveText('High-Rises');
  await expect(told.first()).toHaveText(
    'No seat is free: those that are left are reserved. You can stay and watch.',
  );
  for (const name of ['Boris', 'Chloe']) {
    await expect(page.getByText(`reserved for ${name}`)).toBeVisible();
  }
  await expect(sit).toHaveCount(0);
  await ann.page.goto('/games');
  await expect(ann.page.getByRole('link', { name: /^Open: High-Rises, (?!.*free).*reserved seat/ })).toBeVisible();

  // Everybody finds themselves on the chair that is kept for them.
  const listOf = async (person: Person) => {
    await person.page.goto('/games');
    const entry = person.page.getByRole('link', { name: /^Open: High-Rises, .*You/ });
    await expect(entry).toHaveAccessibleName(/Ann/);
    await expect(entry).toHaveAccessibleName(/reserved seat/);
    return entry.getAttribute('aria-label');
  };
  expect(await listOf(chloe)).not.toBe(await listOf(boris));
  await boris.page.goto(link);

  // Who was awaited and gets up leaves the chair to everybody.
  await boris.page.getByRole('button', { name: 'Go to the rematch' }).click();
  await boris.page.getByRole('button', { name: 'Get up' }).click();
  await expect(heading).toHaveText('Ann invites you to play High-Rises');
  await expect(told.first()).toHaveText('1 seat is free. Sit down to play, or stay and watch.');
  await sit.click();
  await sam.introduce();
  await expect(page.getByRole('button', { name: 'Get up' })).toBeVisible();
});
