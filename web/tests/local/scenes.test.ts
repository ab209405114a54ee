// What others do to whoever looks, in High-Rises: first its scene, then what it was, large.

import { clickSeen, expect, test } from '../loggia';
import { endTurn, nextTask, offersOf } from '../play';
import { highriseStruck, highriseWith, layOut } from '../positions';

test.use({ speed: 'calm' });

test('on top of the discard lies what was laid there last', async ({ page }) => {
  await layOut(page, highriseStruck(['Ann', 'Bob']));
  await page.getByRole('button', { name: /^I am/ }).click();
  // Of the floor that the hammer tore down; sorted by kind, the hammer would be last (H-24).
  const pile = page.getByRole('button', { name: /in the discard pile/ });
  await expect(pile).toHaveAccessibleName('5 cards in the discard pile, on top: 8');
  await expect(pile.locator('svg')).toContainText('8');
});

test('where one blow follows another, each is told after its own scene', async ({ page }) => {
  await page.clock.install();
  await layOut(page, highriseStruck(['Ann', 'Bob']));
  const lift = page.getByRole('button', { name: /^I am/ });
  await expect(lift).toBeVisible();
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element) || !node.matches('.strike')) continue;
        const isUnseen = getComputedStyle(node).opacity === '0';
        told.push(`${node.textContent.trim()}${isUnseen ? '' : ' (over its scene)'}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await lift.click();
  await page.clock.runFor(60_000);
  expect(await nextTask(page)).toBe('turn');
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    'Bob lures your dog away from floor 1 with a bone.',
    'Bob’s hammer destroys your floor 1.',
  ]);
});

test('the line that says what to do is never empty, from a theft to the next turn', async ({ page }) => {
  await page.clock.install();
  await layOut(page, highriseWith([1, 1, 2, 2, 3, 'super_thief']));
  await expect(page.locator('.prompt')).toHaveText(/^Play as many cards/);
  await page.evaluate(() => {
    const lines: string[] = [];
    Object.assign(window, { lines });
    const look = () => {
      const line = document.querySelector('.prompt')?.textContent ?? 'what a card can do';
      if (lines.at(-1) !== line) lines.push(line);
    };
    new MutationObserver(look).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await clickSeen(page.locator('[data-spot="hand:super_thief"]'));
  await offersOf(page).click();
  await page.clock.runFor(10_000);
  await expect(endTurn(page)).toBeEnabled();
  await endTurn(page).click();
  await page.clock.runFor(60_000);
  expect(await nextTask(page)).toBe('turn');
  const lines = await page.evaluate(() => (window as unknown as { lines: string[] }).lines);
  expect(lines).toContain('The thief reaches into a hand.');
  expect(lines).toContain('Your turn begins with a card.');
  expect(lines).not.toContain('');
  // Who can play no card is not first told to play as many as they like.
  const stuck = lines.findIndex((line) => line.startsWith('You can play no card'));
  if (stuck > 0) expect(lines[stuck - 1]).not.toMatch(/^Play as many/);
});
