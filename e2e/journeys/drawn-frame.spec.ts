import type { Page } from '@playwright/test';
import { addAdmin } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** The parts of the frame, each as it is drawn into the page and as the app draws it. What a device does not show is nothing on both sides. */
const PARTS = {
  header: ['.frame-head', 'header'],
  'logo of the header': ['.frame-head .frame-brand', 'header > a'],
  sidebar: ['.frame-side', '#root > div > nav, #root div[data-nav] > nav'],
  'bottom bar': ['.frame-bar', 'footer'],
  title: ['.frame-title', 'main div:has(> div > h1)'],
  'words of the title': ['.frame-title p', 'main h1'],
  columns: ['.frame-columns', 'main div:has(> div > h1) + div'],
  'first column': ['.frame-columns > :first-child', 'main div:has(> div > h1) + div > :first-child'],
} as const;
type Part = keyof typeof PARTS;

/** How much of a part the frame knows: the rest depends on what the page will say. */
const KNOWN: Record<Part, readonly ('x' | 'y' | 'width' | 'height')[]> = {
  header: ['x', 'y', 'width', 'height'],
  'logo of the header': ['x', 'y', 'height'],
  sidebar: ['x', 'y', 'width', 'height'],
  'bottom bar': ['x', 'y', 'width', 'height'],
  title: ['x', 'y', 'width'],
  'words of the title': ['x', 'y', 'height'],
  columns: ['x', 'y', 'width'],
  'first column': ['x', 'y', 'width'],
};

/** The places of the role, wherever the device has them. */
const PLACES = ['.frame-side > i, .frame-bar > b', 'nav[aria-label="Main"] li'] as const;

type Boxes = Partial<Record<Part, { x: number; y: number; width: number; height: number }>> & {
  text?: string | null;
  places: number;
  /** Whether all of them stand within the window, also with text twice as large. */
  isRoomy: boolean;
};

/** Where each part stands, by the side it is looked at from: the drawn frame, or the app. */
const measureBoxes = (page: Page, side: 0 | 1): Promise<Boxes> =>
  page.evaluate(
    ({ parts, places, nth }) => {
      const shown = [...document.querySelectorAll(places[nth])].filter((place) => place.getClientRects().length > 0);
      const { style } = document.documentElement;
      style.fontSize = '200%';
      const isRoomy = shown.every((place) => place.getBoundingClientRect().right <= innerWidth);
      style.fontSize = '';
      return {
        isRoomy,
        places: shown.length,
        ...Object.fromEntries(
          Object.entries(parts).flatMap(([part, selectors]) => {
            const box = document.querySelector(selectors[nth])?.getBoundingClientRect();
            return box && box.width > 0 ? [[part, box.toJSON() as DOMRect]] : [];
          }),
        ),
        text: document.querySelector(parts['words of the title'][nth])?.textContent,
      };
    },
    { parts: PARTS, places: PLACES, nth: side },
  );

/** What the server puts behind the frame of a page that it has drawn: the frame goes once its styles have come. */
const DRAWING = /<style>#frame\{[^<]*<\/style><div id="root">.*?<\/div><noscript>/s;

/** Opens a page that is not drawn beyond its frame, whose scripts do not come until they are let through, and measures it before and after. */
async function measureFrames(page: Page, address: string): Promise<[drawn: Boxes, app: Boxes]> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.route(address, async (route) => {
    const headers = { ...route.request().headers(), 'accept-encoding': 'identity' };
    const response = await route.fetch({ headers });
    const body = (await response.text()).replace('<div id="frame">', '<div id="root">').replace(DRAWING, '<noscript>');
    await route.fulfill({ response, body });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.frame-page')).toBeVisible();
  await expect(page.locator('[inert]'), 'nothing is drawn beyond the frame').toHaveCount(0);
  // The styles of the app stand behind the frame, and are to leave it where it is.
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/app-'))))
    .toBe(true);
  const drawn = await measureBoxes(page, 0);
  allow();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.frame, [data-loading], [aria-busy="true"]')).toHaveCount(0);
  return [drawn, await measureBoxes(page, 1)];
}

const TITLE = ['title', 'words of the title'] as const;

function expectSamePlaces(drawn: Boxes, app: Boxes, which: readonly Part[] = Object.keys(PARTS) as Part[]): void {
  expect(drawn.text, 'the title says the same').toBe(app.text);
  expect([drawn.isRoomy, app.isRoomy], 'there is room for the places in large text').toEqual([true, true]);
  expect(drawn.places, 'as many places are drawn as there are').toBe(app.places);
  expect(Object.keys(app).toSorted(), 'the same parts are shown').toEqual(Object.keys(drawn).toSorted());
  for (const part of which)
    for (const side of KNOWN[part]) {
      const [before = 0, after = 0] = [drawn[part]?.[side], app[part]?.[side]];
      expect
        .soft(Math.abs(after - before), `${part}, ${side}: ${before} drawn, ${after} in the app`)
        .toBeLessThanOrEqual(1);
    }
  expect(drawn.title, 'the page has a title').toBeDefined();
}

test('a player’s page stands where its frame has been drawn @both', async ({ playerPage }) => {
  expectSamePlaces(...(await measureFrames(playerPage, '/player/profile')));
});

test('a coach’s page stands where its frame has been drawn @both', async ({ proPage }) => {
  expectSamePlaces(...(await measureFrames(proPage, '/pro/home')));
});

test('an admin’s frame has the places of an admin @both', async ({ page, db, signIn }) => {
  await signIn(await addAdmin(db));
  const [drawn, app] = await measureFrames(page, '/admin/players');
  expect([drawn.places, app.places]).toEqual([4, 4]);
});

test('a page that has a way back is named where its frame names it @both', async ({ playerPage }) => {
  expectSamePlaces(...(await measureFrames(playerPage, '/player/lessons/book')), TITLE);
});
