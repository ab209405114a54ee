// What others do to whoever looks, in High-Rises: first its scene, then what it was, large.

import { expect, test } from '../loggia';
import { nextTask } from '../play';
import { highriseStruck, layOut } from '../positions';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
