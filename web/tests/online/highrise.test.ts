// High-Rises with three people while the server dies and comes back, and one of them cannot.

import { expect, expectNoSecrets, makeTable, matchOf, type Person, test } from '../people';
import { endTurn, handLabels } from '../play';
import { turnOfHighrise, turnsEnded, whoActs } from '../playOnline';

/** The page of somebody holds the cards of their own hand, and no others. */
async function expectOwnHandOnly(person: Person): Promise<void> {
  const own = await handLabels(person.page);
  await expect(person.page.locator('[data-spot^="hand:"]')).toHaveCount(own.length);
  const html = await person.page.content();
  expect(html.match(/\w, number card/g)?.length ?? 0, 'number cards in the page').toBe(
    own.filter((card) => card.endsWith('number card')).length,
  );
}

/** Events came in order, once each, whatever was told again. */
function expectNothingLost(people: Person[], match: string): void {
  const [first, ...others] = people.map((person) => {
    const told = new Map(person.told(match).map((event) => [event.seq, event]));
    const seqs = [...told.keys()];
    expect(seqs, person.name).toEqual(seqs.map((_, index) => index + 1));
    return [...told.values()].map(({ by, action }) => [by, action?.do]);
  });
  for (const other of others) expect(other).toEqual(first);
}

test('High-Rises, through a broken line and a dying server', async ({ come, server }) => {
  const people = await come('Ann', 'Boris', 'Cleo');
  const [ann, boris, cleo] = people;
  const link = await makeTable(ann, 'highrise', async (page) => {
    await page.getByRole('radio', { name: '3 players' }).check();
    await page.getByText('Variants').click();
    await page.getByLabel('Floors to win').selectOption('4 floors');
    await page.getByLabel('Turn limit').fill('9');
  });
  await boris.sitDownAt(link);
  await expect(ann.page.getByText('Waiting for 1 more player.')).toBeVisible();
  await cleo.sitDownAt(link);
  const pages = people.map(({ page }) => page);
  const actorAt = async () => {
    const page = await whoActs(pages);
    return people.find((person) => person.page === page);
  };

  await actorAt();
  for (const person of people) {
    await expectOwnHandOnly(person);
  }
  for (let turn = 0; turn < 2; turn++) await turnOfHighrise((await whoActs(pages))!);

  const actor = (await actorAt())!;
  const far = people.find((person) => person !== actor)!;
  const near = people.find((person) => person !== actor && person !== far)!;
  const ends = ({ page }: Person) => turnsEnded(page);
  const before = await ends(actor);

  await far.context.setOffline(true);
  await server.kill();
  for (const person of people) await expect(person.lostLine).toBeVisible();
  // What is said now waits for the server.
  await endTurn(actor.page).click();
  await server.start();
  for (const person of [actor, near]) await expect(person.lostLine).toBeHidden();
  // A turn that is lost to a milkshake is over at once, too (H-20).
  await expect.poll(() => ends(actor)).toBeGreaterThan(before);
  const behind = async (person: Person) => (await ends(actor)) - (await ends(person));
  await expect.poll(() => behind(near)).toBe(0);
  await expect(far.lostLine).toBeVisible();
  await expect(near.placeOf(far.name).getByRole('img', { name: 'is away' })).toBeVisible();
  expect(await ends(far)).toBe(before);

  await far.context.setOffline(false);
  await expect(far.lostLine).toBeHidden();
  await expect.poll(() => behind(far)).toBe(0);
  await expect(near.placeOf(far.name).getByRole('img', { name: 'is here' })).toBeVisible();

  for (let page = await whoActs(pages); page; page = await whoActs(pages)) {
    await turnOfHighrise(page);
  }
  for (const { page } of people) {
    await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
  }
  expectNothingLost(people, matchOf(link));
  await expectNoSecrets(people, matchOf(link));
});
