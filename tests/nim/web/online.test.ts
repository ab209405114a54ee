// The third game among friends: two people at a table with clocks take back and play to the end.

import { expect, makeTable, type Person, test } from '../../../web/tests/people';

const takings = ({ page }: Person) => page.getByRole('button', { name: /^Take \d from heap/ });
const heap = ({ page }: Person, name: RegExp) => page.getByRole('group', { name });

test('two people play with clocks, and one takes back what the other allows', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'nim', async (page) => {
    await page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck();
    await page.getByLabel('Clock').selectOption('Time per move');
  });
  await boris.sitDownAt(link);
  const people = [ann, boris];
  await expect(takings(ann)).toHaveCount(12);
  for (const { page } of people) await expect(page.getByRole('timer')).toHaveCount(2);
  await ann.page.getByRole('button', { name: 'Take 3 from heap a' }).click();
  await boris.page.getByRole('button', { name: 'Take 1 from heap b' }).click();
  for (const person of people) await expect(heap(person, /Heap b: 3 sticks/)).toBeVisible();

  await ann.tool('Take back').click();
  await boris.page.getByRole('button', { name: 'Allow it' }).click();
  for (const person of people) await expect(heap(person, /Heap a: 3 sticks/)).toBeVisible();

  for (const [person, name] of [[ann, '3 from heap a'], [boris, '4 from heap b'], [ann, '5 from heap c']] as const) {
    await person.page.getByRole('button', { name: `Take ${name}` }).click();
  }
  const ends = people.map(({ page }) => page.getByRole('region', { name: 'How it ended' }));
  await expect(ends[0]!).toContainText('You win.');
  await expect(ends[1]!).toContainText('Ann wins.');
});
