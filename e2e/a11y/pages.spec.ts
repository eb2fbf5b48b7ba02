import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const OPEN = [
  '/login',
  '/register',
  '/forgot',
  '/reset?email=player%40example.com',
  '/two-factor',
  '/set-password?token=none',
  '/onboard',
  '/onboard?step=2',
  '/accept-invite?token=none',
  '/404',
];
const PLAYERS = [
  '/player/profile',
  '/player/lessons',
  '/player/lessons/book',
  '/player/lessons/bookchoosetype',
  '/player/lessons/bookvideo',
  '/player/lessons/records',
  '/account',
  '/account/privacy',
  '/account/appearance',
  '/account/personal',
  '/account/password',
  '/account/security',
  '/account/subscription',
  '/account/data',
  '/player/pro-profile',
  '/player/offers',
];
const PROS = [
  '/pro/home',
  '/pro/players',
  '/pro/players/invite',
  '/pro/messages/groups',
  '/pro/lessons',
  '/pro/lessons/book',
  '/pro/lessons/bookvideo',
  '/pro/lessons/diary',
  '/pro/lessons/availability',
  '/pro/lessons/availability/monday',
  '/pro/lessons/diary-availability',
  '/pro/lessons/settings',
  '/pro/lessons/videosettings',
  '/pro/lessons/limits',
  '/pro/lessons/series',
  '/pro/lessons/unplayable',
  '/pro/lessons/records',
  '/account/diaryurl',
  '/account/validation',
  '/account/personal',
  '/pro/onboard',
  '/pro/profile',
  '/pro/offers',
  '/pro/offers/new',
  '/pro/offers/categories',
  '/account/club',
  '/account/club/new',
  '/subscribe',
];

const ADMINS = [
  '/admin/players',
  '/admin/players/search?q=example',
  '/admin/players/new',
  '/admin/money',
  '/admin/audit',
];

/** Opens a page, waits for its heading and until nothing loads, and asks axe what is wrong with it. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The screens themselves are looked at in both schemes by their stories; here each whole page is, once on each device. */
for (const [colorScheme, device] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const) {
  test.describe(`in the ${colorScheme} scheme ${device}`, () => {
    test.use({ colorScheme });

    for (const path of OPEN) {
      test(`${path} has no faults`, async ({ page }) => {
        expect(await faultsOf(page, path)).toEqual([]);
      });
    }
    for (const [who, paths] of Object.entries({ player: PLAYERS, coach: PROS, admin: ADMINS })) {
      for (const path of paths) {
        test(`${path} has no faults for the ${who} of the demo world`, async ({ page, db, signIn }) => {
          await signIn(await db.users.findFirstOrThrow({ where: { email: `${who}@example.com` } }));
          expect(await faultsOf(page, path)).toEqual([]);
        });
      }
    }
  });
}
