// Clocks run out: everybody sees them fall, and is told in plain words what became of the seat.

import { expectSoundEverywhere } from '../loggia';
import { expect, makeTable, type Person, test as base } from '../people';
import { askToResign } from '../play';

const noon = Date.UTC(2026, 5, 1, 12);

interface Clock {
  /** Everybody's clock from now on: on the server it stands still until it is moved. */
  give: (people: Person[]) => Promise<void>;
  move: (seconds: number) => Promise<void>;
}

const test = base.extend<{ clock: Clock }>({
  clock: async ({ server }, use) => {
    const people: Person[] = [];
    let now = noon;
    await use({
      give: async (all) => {
        people.push(...all);
        for (const { page } of all) await page.clock.install({ time: noon });
      },
      move: async (seconds) => {
        now += seconds * 1000;
        server.setClock(now);
        for (const { page } of people) await page.clock.fastForward(seconds * 1000);
      },
    });
  },
});

test.use({ clockStandsAt: noon });

interface Chosen {
  clock: string;
  /** What becomes of who is out of time. */
  leaves?: string;
  hasSpectators?: boolean;
}

async function sitTogether(
  [ann, boris]: Person[],
  game: 'balconia' | 'highrise',
  { clock, leaves = 'they resign', hasSpectators = true }: Chosen,
): Promise<void> {
  const link = await makeTable(ann!, game, async (page) => {
    await page.getByRole('checkbox', { name: 'Draw the colours at random' }).uncheck();
    await page.getByLabel('Clock').selectOption(clock);
    const shortest = page.getByLabel(/^Per (move|player, for the whole match)$/);
    if (clock !== 'No clock') await shortest.selectOption({ index: 0 });
    await page.getByLabel('If somebody leaves or runs out of time').selectOption(leaves);
    await page.getByRole('checkbox', { name: 'Allow spectators' }).setChecked(hasSpectators);
    if (game === 'balconia') return;
    await page.getByText('Variants').click();
    await page.getByLabel('First player').selectOption('Red');
  });
  await boris!.sitDownAt(link);
}

/** Seconds left, as this person's screen tells them. */
async function left(person: Person, name: string): Promise<number> {
  const told = await person.placeOf(name).getByRole('timer').innerText();
  return told.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

/** Until so many seconds are left of a clock, which this person sees fall. */
async function waitUntil(clock: Clock, person: Person, name: string, seconds: number): Promise<void> {
  await clock.move((await left(person, name)) - seconds);
  await expect.poll(() => left(person, name), { message: `${name}'s clock` }).toBeLessThanOrEqual(seconds);
}

test('whose time for the whole match is up has lost', async ({ clock, come }) => {
  const people = await come('Ann', 'Boris');
  const [ann, boris] = people;
  await clock.give(people);
  await sitTogether(people, 'balconia', { clock: 'Time for the whole match' });
  const whole = await left(boris, 'You');
  await waitUntil(clock, boris, 'Ann', 15);
  await expect(ann.page.getByRole('log'), 'little time is told').toContainText(/0:\d\d left/);
  expect(await left(boris, 'You'), 'whose turn it is not keeps the time').toBe(whole);

  await clock.move(20);
  const [lost, won] = people.map(({ page }) => page.getByRole('region', { name: 'How it ended' }));
  await expect(lost!.getByRole('heading', { level: 1 })).toHaveText('Boris wins.');
  await expect(lost!).toContainText('Your time is up.');
  await expect(won!.getByRole('heading', { level: 1 })).toHaveText('You win.');
  await expect(won!).toContainText('Ann runs out of time.');
  for (const { page } of people) {
    await expect(page.getByRole('timer'), 'clocks after the end').toHaveCount(0);
    await expectSoundEverywhere(page);
  }
});

test('a bot takes the seat of whose time for a move is up', async ({ clock, come }) => {
  const people = await come('Ann', 'Boris');
  const [ann, boris] = people;
  await clock.give(people);
  const leaves = 'a bot takes over: Otto (Tenant)';
  await sitTogether(people, 'highrise', { clock: 'Time per move', leaves });
  await waitUntil(clock, ann, 'You', 10);
  await clock.move(20);

  const lost = ann.page.getByRole('alert');
  await expect(lost).toContainText('You left or ran out of time, so a bot plays on in your seat.');
  const told = 'Otto now plays for Ann, who left or ran out of time.';
  await expect(boris.page.getByRole('log')).toContainText(told);
  await expect(boris.placeOf('Otto')).toHaveText(/Red/);
  const banner = 'Ann left or ran out of time, so a bot plays on.';
  await expect(boris.page.getByText(banner)).toBeVisible();
  await lost.getByRole('button', { name: 'Close' }).click();
  await expect(lost).toHaveCount(0);
  await expect(ann.placeOf('You'), 'she looks on').toHaveCount(0);
  await expect(ann.page.getByRole('group', { name: /^Your hand/ })).toHaveCount(0);
  const log = ann.page.getByRole('complementary', { name: 'Log' });
  await expect(log).toContainText(told);
  await expect(log, 'what she did is still hers').toContainText('Ann begins.');
  await expect(log.locator('.turn.over', { hasText: 'Otto' }).first(), 'she sees what is played').toBeVisible();
  await expectSoundEverywhere(ann.page);
  await boris.resign();
  await expect(boris.afterMatch).toBeVisible();
  await expect(boris.page.getByText(banner), 'the end is more than that').toHaveCount(0);
});

test('who leaves lets a bot play on, where the table has one', async ({ come }) => {
  const people = await come('Ann', 'Boris');
  const [ann, boris] = people;
  await sitTogether(people, 'balconia', { clock: 'No clock', leaves: 'a bot takes over: Otto (Tenant)' });
  await expect(boris.placeOf('Ann')).toBeVisible();
  await askToResign(ann.page);
  await expectSoundEverywhere(ann.page);
  await ann.page.getByRole('button', { name: 'Leave, and Otto plays on' }).click();
  await expect(ann.page).toHaveURL('/');
  await expect(boris.placeOf('Otto')).toBeVisible();
  await expect(boris.afterMatch, 'they play on').toHaveCount(0);
});

test('who lost the seat where nobody may look on is told both', async ({ clock, come }) => {
  const people = await come('Ann', 'Boris');
  const [ann, boris] = people;
  await clock.give(people);
  const leaves = 'a bot takes over: Otto (Tenant)';
  const hasSpectators = false;
  await sitTogether(people, 'balconia', { clock: 'Time per move', leaves, hasSpectators });
  const { page } = ann;
  await waitUntil(clock, boris, 'Ann', 10);
  await clock.move(20);
  await expect(boris.placeOf('Otto')).toBeVisible();
  await expect(page.getByText('You left or ran out of time, so a bot plays on in your seat.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Only those who sit at this table can see it.');
  await expectSoundEverywhere(page);
});
