// Fingers on a phone: tables are large enough for them, and they drag, turn and ask. (Other pages:
// pages.test.ts.)

import { middleOf, press, tooSmall } from '../fingers';
import { expect, phone, test } from '../loggia';
import { afterMatch, hand, nextTask, openMenu, resign } from '../play';
import { balconiaKeeping, highriseWith, layOut } from '../positions';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

for (const [place, game] of ['Balconia', 'High-Rises'].entries()) {
  test(`a table of ${game} has room for them, to the end and beyond`, async ({ home }) => {
    const tool = (name: string) => home.getByRole('banner').getByRole('button', { name });
    await home.getByRole('button', { name: /Play against Otto/ }).nth(place).click();
    await nextTask(home);
    expect(await tooSmall(home)).toEqual([]);
    await tool('Help').click();
    expect(await tooSmall(home)).toEqual([]);
    await home.keyboard.press('Escape');
    await openMenu(home);
    expect(await tooSmall(home)).toEqual([]);
    await home.keyboard.press('Escape');
    await resign(home);
    await expect(afterMatch(home)).toBeVisible();
    expect(await tooSmall(home)).toEqual([]);
    await afterMatch(home).getByRole('button', { name: 'Watch the replay' }).click();
    await expect(home.getByRole('slider')).toBeVisible();
    expect(await tooSmall(home)).toEqual([]);
  });
}

test('a card is played by dragging it to where it goes', async ({ page }) => {
  await layOut(page, highriseWith(['milkshake', 1, 2, 3, 4, 4]));
  await nextTask(page);
  const milkshake = hand(page).and(page.getByRole('button', { name: /milkshake/ })).first();
  const log = page.getByRole('log');
  // Back to the hand: nothing is played.
  const from = await middleOf(milkshake);
  await press(page, from, { x: from.x, y: from.y + 40 });
  await expect(hand(page)).toHaveCount(6);
  await press(page, from, await middleOf(page.getByRole('region', { name: /^Otto/ })));
  await expect(log).toContainText('You treat Otto to a milkshake');
  await expect(hand(page)).toHaveCount(5);
});

test('a long press on a face shows it large, and is neither a tap nor a turn', async ({
  page,
}) => {
  await layOut(page, balconiaKeeping(1));
  expect(await nextTask(page)).toBe('keep');
  const faces = page.getByRole('group', { name: /on the disc/ }).getByRole('button');
  const labels = () => faces.evaluateAll((all) => all.map((each) => each.ariaLabel));
  const before = await labels();
  const sheet = page.locator('.sheet');

  const third = await middleOf(faces.nth(2));
  await press(page, third, third, () => expect(sheet).toBeVisible());
  expect(before[2]).toContain(await sheet.locator('p').nth(1).textContent());
  expect(await labels()).toEqual(before);
  await page.locator('.prompt').tap();
  await expect(sheet).toHaveCount(0);

  const second = await middleOf(faces.nth(1));
  await press(page, second, { ...second, x: second.x - 70 });
  await expect.poll(labels).not.toEqual(before);
  await expect(sheet).toHaveCount(0);
});
