// The bots are somebody: how one is chosen, and that nobody is taken for somebody else.

import { expect, expectSoundEverywhere, test } from '../loggia';
import { expectToFit } from '../sizes';

test('an opponent is chosen by keys, named on the button, and remembered', async ({ home: page }) => {
  const tile = page.getByRole('region', { name: 'High-Rises' });
  const opponent = tile.getByRole('button', { name: /^Opponent/ });
  await expect(opponent).toHaveAccessibleName('Opponent Otto, Tenant');
  await expect(opponent).toHaveAccessibleDescription('Level 2 of 6, easy: beats Timo in 6 of 10 matches.');
  await opponent.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose an opponent' });
  await expect(dialog.getByRole('button', { name: /^(Timo|Otto|Flora|Clara|Bruno|Irma), / })).toHaveCount(6);
  await expect(dialog.locator('[aria-current]')).toContainText('Otto');
  await expectSoundEverywhere(page);
  await dialog.getByRole('button', { name: /^Irma, Analyst.*the strongest/ }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opponent).toBeFocused();
  await expect(opponent).toHaveAccessibleName('Opponent Irma, Analyst');
  await page.reload();
  await expect(tile.getByRole('button', { name: 'Play against Irma' })).toBeVisible();
  // Each game has its own.
  await expect(page.getByRole('button', { name: 'Play against Otto, Balconia' })).toBeVisible();
});

test('three of four are bots, two of them the same: plates and lists tell them apart', async ({ page }) => {
  await page.goto('/new/highrise');
  await page.getByRole('radio', { name: '4 players' }).check();
  await page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck();
  const choice = (player: number) => page.getByRole('button', { name: `Player ${player}: which bot` });
  await expect(choice(2)).toContainText('Otto');
  await expect(choice(3)).toContainText('Timo');
  await expect(choice(4)).toContainText('Flora');
  await choice(3).click();
  await page.getByRole('button', { name: /^Clara/ }).click();
  await choice(4).click();
  await page.getByRole('button', { name: /^Otto/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const plate = (seat: string) => page.locator(`[data-place="plate:${seat}"] .name`);
  await expect(plate('red')).toHaveText('Red: You');
  await expect(plate('blue')).toHaveText('Blue: Otto');
  await expect(plate('yellow')).toHaveText('Yellow: Clara');
  await expect(plate('white')).toHaveText('White: Otto');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    for (const seat of ['blue', 'yellow', 'white']) {
      for (const thing of ['mark', 'portrait']) {
        const seen = page.locator(`[data-place="plate:${seat}"] span.${thing} svg`).filter({ visible: true });
        await expect(seen).toHaveCount(1);
      }
    }
  }
  await expect(page.getByRole('region', { name: /^Otto \((Blue|White)\)/ })).toHaveCount(2);
  await page.goto('/games');
  await expect(page.getByText('You, Otto (bot), Clara (bot) and Otto (bot)')).toBeVisible();
});

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' });
  test('who can be chosen fits on every screen, for four players, too', async ({ page }) => {
    await page.goto('/new/highrise');
    await page.getByRole('radio', { name: '4' }).check();
    await expectToFit(page);
    await page.locator('[aria-haspopup]').last().click();
    await expectToFit(page);
  });
});
