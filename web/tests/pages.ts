// The pages of the app: their headings, and what is on them once everything has come.

import { expect, type Page } from '@playwright/test';

interface PageOfApp {
  path: string;
  heading: string | RegExp;
  last?: string;
}

const form = 'main form details';

export const pages: PageOfApp[] = [
  { path: '/', heading: 'Two games about building houses', last: 'main [aria-haspopup]' },
  { path: '/new/balconia', heading: /Balconia/, last: form },
  { path: '/new/highrise/device', heading: /High-Rises/, last: form },
  { path: '/new/balconia/friends', heading: /Balconia/, last: form },
  { path: '/games', heading: 'My matches', last: 'main p' },
  { path: '/lobby', heading: 'Open tables', last: 'main .button.main' },
  { path: '/gallery', heading: 'Gallery', last: 'main section svg' },
  { path: '/help/balconia', heading: /Balconia/ },
  { path: '/help/highrise', heading: /High-Rises/ },
  { path: '/replay', heading: /.+/, last: 'main input' },
  { path: '/settings', heading: 'Settings', last: 'main input[type=password]' },
  { path: '/about', heading: /.+/, last: 'main ul + h2 ~ ul' },
  { path: '/nonsense', heading: 'There is nothing here' },
  { path: '/local/nonsense', heading: 'This table is not on this device' },
  { path: '/table/nonsense', heading: 'This table cannot be shown' },
];

/** In any language. */
export async function visit(page: Page, { path, last = 'main h1' }: PageOfApp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator(last).first(), path).toBeVisible();
}
