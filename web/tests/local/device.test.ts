// Several people at one device: the curtain comes between them, and nothing of one is in the page
// while another holds the device.

import type { Page } from '@playwright/test';
import { expect, expectSound, test } from '../loggia';
import { balconies, hand, keep, nextTask, place, takeTurn, type Task } from '../play';

async function seatEverybody(page: Page, names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await page.getByLabel(`Player ${index + 1}: name`).fill(name);
  }
}

/** Lifts the curtain, behind which there is nothing to be seen; returns for whom. */
async function lift(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^I am / });
  const name = (await button.innerText()).replace('I am ', '');
  await expect(button).toBeFocused();
  await expect(page.getByText(`Please pass the device to ${name}.`)).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('log'), 'a screen reader still tells').toBeEmpty();
  const html = await page.content();
  expect(html).not.toMatch(/Balcony with|number card|Your hand|Your side|You /);
  await button.click();
  return name;
}

/** Who lifted the curtain goes on by keyboard where the table is. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body'), 'the focus is lost').not.toBeFocused();
}

test('Balconia, two people', async ({ page }) => {
  await page.goto('/new/balconia/device');
  await seatEverybody(page, ['Anna', 'Bert']);
  await page.getByRole('button', { name: 'Start' }).click();

  const seen: Record<string, string[]> = {};
  const order: Task[] = [];
  let holder = '';
  let task = await nextTask(page);
  while (task !== 'over') {
    order.push(task);
    if (task === 'curtain') {
      const next = await lift(page);
      expect(next, 'the curtain came, and the person to act is the same').not.toBe(holder);
      const isFirst = holder === '';
      holder = next;
      task = await nextTask(page, 'curtain');
      await expectFocusKept(page);
      if (!isFirst) await expect(page.getByRole('log')).toContainText(/keeps two faces|places/);
      const others = Object.entries(seen).flatMap(([name, all]) => (name === holder ? [] : all));
      const html = await page.content();
      expect(others.filter((label) => html.includes(label))).toEqual([]);
      continue;
    }
    if (task === 'keep') await keep(page);
    else await place(page, order.length);
    const done = task;
    task = await nextTask(page, done);
    if (done === 'place' && task === 'keep') seen[holder] = await balconies(page);
  }
  // Green selects, the device goes to pink, who places and selects; and so on, and pink ends it.
  const turn: Task[] = ['curtain', 'place', 'keep'];
  const whole: Task[] = ['curtain', 'keep', ...Array.from({ length: 14 }, () => turn).flat()];
  expect(order).toEqual(whole.slice(0, -1));
  expect(Object.keys(seen)).toHaveLength(2);
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expectSound(page);
});

test('High-Rises, three people, four floors', async ({ page }) => {
  const names = ['Anna', 'Bert', 'Cora'];
  await page.goto('/new/highrise/device');
  await page.getByRole('radio', { name: '3 players' }).check();
  await seatEverybody(page, names);
  await page.getByText('Variants').click();
  await page.getByLabel('Floors to win').selectOption('4 floors');
  await page.getByRole('button', { name: 'Start' }).click();

  const held = new Set<string>();
  let holder = '';
  let task = await nextTask(page);
  expect(task).toBe('curtain');
  while (task !== 'over') {
    if (task === 'curtain') {
      const next = await lift(page);
      expect(next, 'the curtain came, and the person to act is the same').not.toBe(holder);
      holder = next;
      held.add(holder);
      expect(await nextTask(page, 'curtain')).toBe('turn');
      await expectFocusKept(page);
    }
    await expectOnlyOwn(page, holder, names);
    await takeTurn(page);
    task = await nextTask(page);
  }
  // Whoever is quick ends it before everybody had a turn.
  expect(held.size).toBeGreaterThan(1);
  const end = page.getByRole('region', { name: 'How it ended' });
  await expect(end.getByRole('heading', { level: 1 })).toContainText(/completes? floor 4/);
  await expectSound(page);
});

test('the curtain tells people apart who have the same name, or none', async ({ page }) => {
  for (const [names, called] of [
    [['Ann', 'Ann'], /^Ann \((Green|Pink)\)$/],
    [[], /^Player [12]$/],
  ] as const) {
    await page.goto('/new/balconia/device');
    await seatEverybody(page, [...names]);
    await page.getByRole('button', { name: 'Start' }).click();
    const first = await lift(page);
    await nextTask(page, 'curtain');
    await keep(page);
    const second = await lift(page);
    expect(first).toMatch(called);
    expect(second).toMatch(called);
    expect(second).not.toBe(first);
  }
});

/** One hand, as large as its own place says; and no word of what others drew or took. */
async function expectOnlyOwn(page: Page, holder: string, names: string[]): Promise<void> {
  const own = page.getByRole('region', { name: /^You: .*, playing now/ });
  const words = (await own.getAttribute('aria-label')) ?? '';
  const size = Number(/(\d+) cards? in hand/.exec(words)?.[1] ?? 0);
  await expect(hand(page)).toHaveCount(size);
  const html = await page.content();
  const others = names.filter((name) => name !== holder).join('|');
  const drawn = `(${others}) draws an? [^<]*`;
  const taken = `(${others}) takes (?!a card)[^<]* from (${others})’s hand`;
  const told = new RegExp(`${drawn}|${taken}`, 'g');
  expect(html.match(told) ?? [], `what ${holder} must not know`).toEqual([]);
}
