import { HISTORY_PAGE } from '@fairway/contracts/constants';
import { aLesson } from '@fairway/server/test/builders';
import { DAY_MS } from '@fairway/time/units';
import { expect, test } from '../../fixtures/test.ts';

const COUNT = HISTORY_PAGE + 8;
/** Midday of a day ahead, or its evening, in UTC. */
const ahead = (nth: number) =>
  new Date((Math.floor(Date.now() / DAY_MS) + 2 + Math.floor(nth / 2)) * DAY_MS + DAY_MS * (nth % 2 ? 0.75 : 0.5));

test.beforeEach(async ({ coaching, db }) => {
  for (let nth = 0; nth < COUNT; nth += 1) await aLesson(db, coaching, { starts_at: ahead(nth) });
});

test('a player scrolls to the last of many bookings', async ({ playerPage: page }) => {
  await page.goto('/player/lessons');
  const bookings = page.getByRole('list', { name: 'Your bookings' }).getByRole('listitem');
  // The next lesson stands above the list.
  await expect(bookings).toHaveCount(HISTORY_PAGE - 1);
  await page.keyboard.press('End');
  await expect(bookings).toHaveCount(COUNT - 1);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('a coach sees how many bookings there are, and scrolls to the last', async ({ proPage: page }) => {
  await page.goto('/pro/lessons');
  const future = page.getByRole('button', { name: /^Future bookings/ });
  await expect(future).toContainText(String(COUNT));
  await future.click();
  const bookings = page.getByRole('list', { name: 'Future bookings' }).getByRole('listitem');
  await bookings.nth(HISTORY_PAGE - 1).scrollIntoViewIfNeeded();
  await expect(bookings).toHaveCount(COUNT);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});
