// Nothing jumps in a room while people come, nor at the table when one asks for a rematch.

import { expect, makeTable, type Person, test } from '../people';
import { watchShifts, type Shifts } from '../shifts';

const phone = { width: 390, height: 844 };

const sizes = { phone, sideways: { width: 844, height: 390 } };

function expectStill(person: Person, { all, worst }: Shifts, most = 0.1): void {
  expect.soft(all, `${person.name}: ${worst.join('\n')}`).toBeLessThan(most);
}

for (const [game, names] of [
  ['balconia', ['Ann', 'Boris']],
  ['highrise', ['Ann', 'Boris', 'Chloe', 'Daria']],
] as const) {
  test(`the room of ${game} stands still until the match does`, async ({ come }) => {
    const people = await come(...names);
    const [ann, ...others] = people as Person[];
    for (const { page } of people) await page.setViewportSize(phone);
    const link = await makeTable(ann!, game, async (page) => {
      if (game === 'highrise') await page.getByRole('radio', { name: '4 players' }).check();
    });
    const shifts = [await watchShifts(ann!.page)];
    for (const [index, person] of others.entries()) {
      const isLast = index === others.length - 1;
      if (isLast) shifts.push(await watchShifts(person.page));
      await person.sitDownAt(link);
      if (isLast) break;
      // Another page than that of the invitation, as asked for.
      await expect(person.page.getByRole('button', { name: 'Get up' })).toBeVisible();
      shifts.push(await watchShifts(person.page));
    }
    for (const [index, person] of people.entries()) {
      await expect(person.placeOf(person === ann ? 'Boris' : 'Ann')).toBeVisible();
      expectStill(person, await shifts[index]!());
    }
  });
}

for (const game of ['balconia', 'highrise'] as const) {
  for (const [name, size] of Object.entries(sizes)) {
    test(`the end of ${game} stands still when a rematch is asked for, ${name}`, async ({ come }) => {
      const [ann, boris, sam] = await come('Ann', 'Boris', 'Sam');
      for (const { page } of [boris, sam]) await page.setViewportSize(size);
      const link = await makeTable(ann, game);
      await boris.sitDownAt(link);
      await expect(ann.placeOf('Boris')).toBeVisible();
      await ann.resign();
      await sam.page.goto(link);
      const shifts = [];
      for (const person of [boris, sam]) {
        await expect(person.afterMatch).toBeVisible();
        await expect(person.page.getByRole('heading', { level: 1 })).toContainText(/wins?\./);
        shifts.push(await watchShifts(person.page));
      }
      await ann.page.getByRole('button', { name: 'Rematch' }).click();
      for (const [index, person] of [boris, sam].entries()) {
        await expect(person.page.getByText('Ann asks for a rematch.')).toBeInViewport();
        expectStill(person, await shifts[index]!(), 0.02);
      }
      const go = boris.page.getByRole('button', { name: /rematch/i });
      await expect(go, 'one is enough').toHaveCount(1);
      await expect(go).toHaveAccessibleName('Go to the rematch');
      await expect(sam.page.getByRole('link', { name: 'Watch the rematch' })).toBeInViewport();
    });
  }
}
