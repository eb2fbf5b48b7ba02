import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { aLesson } from '@fairway/server/test/builders';
import { morningBack } from '../../fixtures/daytime.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a player finds a favourite among the lesson records, and the videos', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const plain = await aLesson(db, coaching, { starts_at: morningBack(3) });
  await aLesson(db, coaching, { starts_at: morningBack(5), cancelled_at: morningBack(6) });
  const sent = morningBack(9);
  await aLesson(db, coaching, { starts_at: sent, ends_at: sent, duration: 15, type: 1, payment_type: 'card' });
  await page.goto('/player/lessons');
  await expect(page.getByRole('list', { name: 'Lesson Records' })).toContainText('Awaiting record update');
  await page.getByRole('link', { name: 'View lesson records' }).click();
  await expect(page.getByRole('list').getByText('Cancelled', { exact: true })).toBeVisible();
  const stars = page.getByRole('button', { name: /^Favourite, / });
  await expect(stars).toHaveCount(3);

  await stars.first().click();
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await coaching.asPlayer.get<Lesson>(`/lesson/${plain.id}`)).starred).toBe(true);
  expect((await coaching.asPro.get<Lesson>(`/lesson/${plain.id}`)).pro_starred).toBe(false);
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(stars).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Favourites', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(stars).toHaveCount(1);

  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await page.getByRole('button', { name: 'Video lessons', exact: true }).click();
  await expect(stars).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Video lesson/ })).toBeVisible();

  // What was cancelled for a day to come is no lesson behind: it is shown where it is asked for.
  await aLesson(db, coaching, { starts_at: morningBack(-4), cancelled_at: morningBack(1) });
  await page.getByRole('button', { name: 'Video lessons', exact: true }).click();
  await expect(stars).toHaveCount(3);
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await expect(stars).toHaveCount(2);
});

test('a star is set by keyboard on the lesson itself, and taken back when the server says no @desktop', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const { id } = await aLesson(db, coaching, { starts_at: morningBack(3) });
  await page.goto(`/player/lesson/${id}`);
  // The lesson's own; in the list beside it each has one that says its time as well.
  const star = page.getByRole('button', { name: /^Favourite, [^,]+$/ });
  await tabTo(page, star);
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await coaching.asPlayer.get<Lesson>(`/lesson/${id}`)).starred).toBe(true);

  await page.route('**/trpc/lessons.star**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Theres been a problem. Please try again')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect((await coaching.asPlayer.get<Lesson>(`/lesson/${id}`)).starred).toBe(true);
});
