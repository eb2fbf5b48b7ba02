import { formatTimes } from '@fairway/time/phrases';
import type { Page } from '@playwright/test';
import { bookedLesson, nearFreeTime, wednesdayAhead } from '../fixtures/coaching.ts';
import { expect, test } from '../fixtures/test.ts';

const STREAM = /\/api\/events/;
const TIME = { date: wednesdayAhead(8), start: '10:00:00', end: '11:00:00' };

/** Opens a page, and waits until it hears of changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse(STREAM);
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

test('a coach sees a booking appear that a player makes in another window, without a reload', async ({
  proPage,
  coaching,
  openAs,
}) => {
  await openLive(proPage, '/pro/lessons');
  await expect(proPage.getByText('No lessons booked')).toBeVisible();
  await proPage.evaluate(() => Object.assign(window, { neverLeft: true }));

  const player = await openAs(coaching.player);
  const { date, start } = TIME;
  await player.goto(`/player/lessons/book?duration=60&date=${date}&time=${start.slice(0, 5)}`);
  await player.getByRole('button', { name: 'Book lesson' }).click();
  await expect(player.getByRole('heading', { name: 'Your lesson is booked' })).toBeVisible();

  await expect(proPage.getByText('Jamie Whitlock')).toBeVisible();
  await expect(proPage.getByText('No lessons booked')).toBeHidden();
  expect(await proPage.evaluate(() => 'neverLeft' in window)).toBe(true);
});

test('what a player does on one device appears in all windows of another, which share one stream', async ({
  playerPage,
  context,
  coaching,
}) => {
  await openLive(playerPage, '/player/lessons');
  const second = await context.newPage();
  const asked: string[] = [];
  second.on('request', (request) => asked.push(request.url()));
  await second.goto('/player/lessons');
  for (const page of [playerPage, second]) await expect(page.getByText('You have no bookings')).toBeVisible();
  await bookedLesson(coaching, TIME);
  for (const page of [playerPage, second]) await expect(page.getByText('You have no bookings')).toBeHidden();
  expect(asked.filter((url) => STREAM.test(url))).toEqual([]);

  // The window that has the stream goes, and the other one takes it over.
  const taken = second.waitForResponse(STREAM);
  await playerPage.close();
  expect((await taken).status()).toBe(200);
});

test('logging out ends the stream', async ({ playerPage: page }) => {
  await openLive(page, '/account');
  const ended = page.waitForEvent('requestfailed', (request) => STREAM.test(request.url()));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await ended;
});

test('where there is no stream the page is read again each minute', async ({ proPage: page, coaching }) => {
  await page.route(STREAM, (route) => route.fulfill({ status: 503 }));
  await page.clock.install();
  const refused = page.waitForResponse(STREAM);
  await page.goto('/pro/lessons');
  await expect(page.getByText('No lessons booked')).toBeVisible();
  await page.clock.runFor(5_000);
  await refused;
  const time = await nearFreeTime(coaching);
  await bookedLesson(coaching, time);
  await expect(page.getByText('No lessons booked')).toBeVisible();
  await page.clock.runFor(65_000);
  await expect(page.getByText(formatTimes(time.start, time.end)).first()).toBeVisible();
});
