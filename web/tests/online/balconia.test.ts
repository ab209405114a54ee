// People who play on the server, each in a browser of their own: whole games, through the screen.

import { expect, expectNoSecrets, makeTable, matchOf, test } from '../people';
import { decideBalconia, whoActs } from '../playOnline';

test('Balconia, from the link to the end', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia');
  await boris.sitDownAt(link);
  await expect(ann.placeOf('Boris').getByRole('img', { name: 'is here' })).toBeVisible();

  const pages = [ann.page, boris.page];
  let decisions = 0;
  for (let page = await whoActs(pages); page; page = await whoActs(pages)) {
    if (decisions === 7) {
      const before = await ann.page.getByRole('gridcell', { name: /Balcony with/ }).count();
      await ann.page.reload();
      await expect(ann.page.getByRole('gridcell', { name: /Balcony with/ })).toHaveCount(before);
      page = (await whoActs(pages))!;
    }
    await decideBalconia(page);
    // Until the end everybody sees one side alone.
    const grids = page.getByRole('grid');
    if (decisions < 27) await expect(grids).toHaveAccessibleName('Your side');
    decisions++;
  }
  expect(decisions).toBe(28);
  for (const person of [ann, boris]) {
    await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(/win|shared/);
    await expect(person.page.getByRole('grid')).toHaveCount(2);
  }
  await expectNoSecrets([ann, boris], matchOf(link));
});
