// People who play on the server, each in a browser of their own: whole games, through the screen.

import { expect, makeTable, test } from './online';
import { decideBalconia, whoActs } from './playOnline';

test('Balconia, from the link to the end', async ({ come }) => {
  const [ann, boris] = await come('Ann', 'Boris');
  const link = await makeTable(ann, 'balconia');
  await boris.sitDownAt(link);
  await expect(ann.placeOf('Boris').getByRole('img', { name: 'is looking' })).toBeVisible();

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
    decisions++;
  }
  expect(decisions).toBe(28);
  await expect(ann.page.getByRole('grid')).toHaveCount(2);
});
