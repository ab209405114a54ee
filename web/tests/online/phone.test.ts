// What only matters where the screen is small and several people are at a table.

import { expectSound, phone } from '../loggia';
import { expect, makeTable, type Person, test } from '../people';
import { whoActs } from '../playOnline';

async function onPhones(people: Person[]): Promise<void> {
  await Promise.all(people.map(({ page }) => page.setViewportSize(phone)));
}

test('Balconia online tells once who plays, whether they look, and their time', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  await onPhones([ann, boris]);
  const link = await makeTable(ann, 'balconia', async (page) => {
    await page.getByLabel('Clock').selectOption({ index: 2 });
  });
  await boris.sitDownAt(link);
  await whoActs([ann.page, boris.page]);
  const lines = ann.page.getByRole('listitem').filter({ hasText: 'Boris', hasNotText: /door/ });
  await expect(lines).toHaveCount(1);
  const place = ann.placeOf('Boris');
  await expect(place).toHaveCount(1);
  await expect(place.getByRole('img', { name: 'is here' })).toBeVisible();
  await expect(place.getByRole('timer')).toBeVisible();
});

test('three at High-Rises online see their whole hands', async ({ come }) => {
  const people = await come('Ann of the Long Name', 'Boris with a Longer Name', 'Cleo');
  await onPhones(people);
  const [ann, boris, cleo] = people;
  const link = await makeTable(ann, 'highrise', async (page) => {
    await page.getByRole('radio', { name: '3 players' }).check();
    await page.getByLabel('Clock').selectOption({ index: 2 });
  });
  await boris.sitDownAt(link);
  await cleo.sitDownAt(link);
  const pages = people.map(({ page }) => page);
  await whoActs(pages);
  for (const page of pages) {
    const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
    await expect(cards.first()).toBeVisible();
    const lowest = await cards.evaluateAll((all) =>
      Math.max(...all.map((card) => card.getBoundingClientRect().bottom)),
    );
    expect(lowest).toBeLessThanOrEqual(phone.height);
  }
});

test('a waiting room has a title and the menu', async ({ come }) => {
  const [ann] = await come('Ann');
  await onPhones([ann]);
  await makeTable(ann, 'balconia');
  await expect(ann.page).toHaveTitle('Balconia · Loggia');
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('link', { name: 'Settings' }).click();
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('the longest name finds room wherever a table is told of', async ({ come }) => {
  const [ann, boris] = await come('Щ'.repeat(24), 'Boris');
  await onPhones([ann, boris]);
  await makeTable(ann, 'balconia', (page) => page.getByRole('radio', { name: /^Anybody/ }).check());
  await expectSound(ann.page);
  await boris.page.goto('/lobby');
  await expect(boris.page.getByRole('button', { name: /^Sit down at the table/ })).toBeVisible();
  await expectSound(boris.page);
  for (const path of ['/games', '/']) {
    await ann.page.goto(path);
    await expect(ann.page.getByText(ann.name, { exact: true })).toBeVisible();
    await expectSound(ann.page);
  }
});
