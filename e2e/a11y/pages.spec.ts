import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tokenOf } from '../fixtures/api.ts';
import { expect, test as base } from '../fixtures/test.ts';

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

type Visitor = 'nobody' | 'player' | 'coach' | 'admin';
const PAGES: Record<Visitor, readonly string[]> = { nobody: OPEN, player: PLAYERS, coach: PROS, admin: ADMINS };

/** The screens themselves are looked at in both schemes by their stories; here each whole page is, once on each device. */
const SCHEMES = { phone: 'light', desktop: 'dark' } as const;

const test = base.extend<object, { windowOf: (visitor: Visitor) => Promise<Page> }>({
  /** One window for all the pages of a visitor of the demo world: what it has loaded for one it has for the next. */
  windowOf: [
    async ({ browser, db }, use, { project }) => {
      const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId, baseURL } = project.use;
      const device = { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId, baseURL };
      const colorScheme = SCHEMES[project.name as keyof typeof SCHEMES];
      const windows = new Map<Visitor, Page>();
      await use(async (visitor) => {
        const known = windows.get(visitor);
        if (known) return known;
        const context = await browser.newContext({
          ...device,
          colorScheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        if (visitor !== 'nobody') {
          const person = await db.users.findFirstOrThrow({ where: { email: `${visitor}@example.com` } });
          const cookie = { name: 'auth', value: await tokenOf(db, person), url: baseURL ?? '' };
          await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
        }
        const page = await context.newPage();
        windows.set(visitor, page);
        return page;
      });
      for (const page of windows.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page, waits for its heading and until nothing loads, and asks axe what is wrong with it. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const [visitor, paths] of Object.entries(PAGES) as [Visitor, readonly string[]][]) {
  for (const path of paths) {
    test(`${path} has no faults for ${visitor}`, async ({ windowOf }) => {
      expect(await faultsOf(await windowOf(visitor), path)).toEqual([]);
    });
  }
}
