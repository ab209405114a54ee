// Fingers on a phone: tables are large enough for them, and they drag, turn and ask. (Other pages:
// pages.test.ts.)

import { middleOf, press, tooSmall } from '../fingers';
import { expect, phone, test } from '../loggia';
import { afterMatch, hand, nextTask } from '../play';
import { balconiaKeeping, highriseWith, layOut } from '../positions';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

for (const [place, game] of ['Balconia', 'High-Rises'].entries()) {
  test(`a table of ${game} has room for them, to the end and beyond`, async ({ home }) => {
    const tool = (name: string) => home.getByRole('banner').getByRole('button', { name });
    await home.getByRole('button', { name: /Play against a bot/ }).nth(place).click();
    await nextTask(home);
    expect(await tooSmall(home)).toEqual([]);
    await tool('Help').click();
    expect(await tooSmall(home)).toEqual([]);
    await home.keyboard.press('Escape');
    await tool('Resign').click();
    await home.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(afterMatch(home)).toBeVisible();
    expect(await tooSmall(home)).toEqual([]);
    await afterMatch(home).getByRole('button', { name: 'Look at it again' }).click();
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
  await press(page, from, await middleOf(page.getByRole('region', { name: /^Tenant/ })));
  await expect(log).toContainText('You treat Tenant to a milkshake');
  await expect(hand(page)).toHaveCount(5);
});

test('a long press on a face says what it means, and is neither a tap nor a turn', async ({
  page,
}) => {
  await layOut(page, balconiaKeeping(1));
  expect(await nextTask(page)).toBe('keep');
  const faces = page.getByRole('group', { name: /on the disc/ }).getByRole('button');
  const labels = () => faces.evaluateAll((all) => all.map((each) => each.ariaLabel));
  const before = await labels();
  const meaning = page.getByRole('tooltip');

  const third = await middleOf(faces.nth(2));
  await press(page, third, third, () => expect(meaning).toHaveText(/^Balcony/));
  expect(before[2]).toContain(await meaning.textContent());
  expect(await labels()).toEqual(before);

  const second = await middleOf(faces.nth(1));
  await press(page, second, { ...second, x: second.x - 70 });
  await expect.poll(labels).not.toEqual(before);
  await expect(meaning).toHaveCount(0);
});
