import type { Locator, Page } from '@playwright/test';
import { aLesson } from '@fairway/server/test/builders';
import { HOUR_MS } from '@fairway/time/units';
import { muteEvents } from '../fixtures/slow-window.ts';
import { expect, test } from '../fixtures/test.ts';

/** Where everything stands that can be read or acted on, with what it says. */
const readPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, li)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + scrollY, width, height].map((side) => Math.round(side)).join(' ');
      return `${element.tagName} ${place} ${(element as HTMLElement).innerText}`;
    }),
  );

/** Opens a page as the server has drawn it; none of its scripts is to run yet. */
async function openDrawn(page: Page, address: string): Promise<Locator> {
  const drawn = page.locator('#root > [inert]');
  // The first page of a server does not wait for the thread that draws.
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(drawn.locator('h1')).toBeVisible({ timeout: 3000 });
  }).toPass();
  return drawn;
}

/** Keeps the scripts of a page back until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  return allow;
}

/** Opens a page whose scripts do not come until they are let through, and reads what it shows before and after. */
async function comparePages(page: Page, address: string): Promise<void> {
  const refusals: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && refusals.push(message.text())));
  // The drawing stands in the face of the device, and the app until its own has come, which it never does here: both are alike to the pixel.
  const faces: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    faces.push(route.request().url());
    await route.fulfill({ status: 200, body: '' });
  });
  const allow = await holdScripts(page);
  const drawn = await openDrawn(page, address);
  await expect(page.locator('.frame')).toBeHidden();
  const before = await readPlaces(page);
  expect(before.length).toBeGreaterThan(10);
  await expect(page.getByRole('heading', { level: 1 }), 'a screen reader hears of the app alone').toHaveCount(0);
  expect(faces, 'the app’s face does not come between its scripts').toEqual([]);
  allow();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawn).toHaveCount(0);
  await expect.poll(() => faces.length).toBeGreaterThan(0);
  expect(await readPlaces(page)).toEqual(before);
  expect(refusals).toEqual([]);
}

test('a coach’s home stands as it was drawn before the app came @both', async ({ proPage: page, coaching, db }) => {
  await aLesson(db, coaching, { starts_at: new Date(Date.now() + 30 * HOUR_MS) });
  // A new coach's steps come on demand, to the app as well.
  await db.settings.update({ where: { user_id: coaching.pro.id }, data: { first_steps_dismissed_at: new Date() } });
  await muteEvents(page.context());
  await comparePages(page, '/pro/home');
});

test('a player’s home and their way to book stand as they were drawn before the app came @both', async ({
  playerPage: page,
}) => {
  await muteEvents(page.context());
  await comparePages(page, '/player/profile');
  await page.unrouteAll({ behavior: 'wait' });
  await comparePages(page, '/player/lessons/book');
});

test('whoever has begun to read a drawn page stays where they are when the app comes', async ({ playerPage: page }) => {
  await muteEvents(page.context());
  const allow = await holdScripts(page);
  const drawn = await openDrawn(page, '/player/lessons/book');
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  allow();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(drawn).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('where the app cannot be loaded the page says so, and its links lead on', async ({ proPage: page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const drawn = page.locator('#root > div');
  await expect(async () => {
    await page.goto('/pro/home');
    await expect(drawn.locator('h1')).toBeVisible({ timeout: 3000 });
  }).toPass();
  const told = page.getByRole('alert');
  await expect(told).toContainText('This page could not be loaded fully.');
  await page.getByRole('link', { name: 'Diary' }).first().click();
  await expect(page).toHaveURL(/\/pro\/lessons\/diary/);
  // A page that is not drawn says the same over its frame.
  await expect(told).toBeVisible();
  await page.unroute('**/assets/*.js');
  await told.getByRole('link', { name: 'try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toHaveCount(0);
});
