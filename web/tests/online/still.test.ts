// Nothing jumps in a room while people come, nor at the table when one asks for a rematch.

import { expect, makeTable, type Person, test } from '../people';
import { watchShifts, type Shifts } from '../shifts';

const phone = { width: 390, height: 844 };

function expectStill(person: Person, { all, worst }: Shifts): void {
  console.log(`${person.name}: ${all.toFixed(3)} in all`);
  expect.soft(all, `${person.name}: ${worst.join('\n')}`).toBeLessThan(0.1);
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
