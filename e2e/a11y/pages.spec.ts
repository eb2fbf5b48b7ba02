import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const PLAYERS = [
  '/player/profile',
  '/player/lessons',
  '/player/lessons/book',
  '/account',
  '/account/privacy',
  '/account/appearance',
];
const PROS = [
  '/pro/home',
  '/pro/lessons',
  '/pro/lessons/book',
  '/pro/lessons/diary',
  '/pro/lessons/availability',
  '/pro/lessons/availability/monday',
  '/pro/lessons/diary-availability',
  '/pro/lessons/settings',
  '/account/diaryurl',
];

/** Opens a page, waits for its heading and until nothing loads, and asks axe what is wrong with it. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the sign-in page and the page that is not there have no faults', async ({ page }) => {
      for (const path of ['/login', '/404']) expect(await faultsOf(page, path), path).toEqual([]);
    });

    test("the player's pages have no faults", async ({ playerPage }) => {
      for (const path of PLAYERS) expect(await faultsOf(playerPage, path), path).toEqual([]);
    });

    test("the coach's pages have no faults", async ({ proPage }) => {
      for (const path of PROS) expect(await faultsOf(proPage, path), path).toEqual([]);
    });
  });
}
