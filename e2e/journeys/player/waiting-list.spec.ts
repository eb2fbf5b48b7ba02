import type { Booked } from '@fairway/contracts/lessons/lessons';
import { dayAhead } from '../../fixtures/coaching.ts';
import { findDaytime } from '../../fixtures/daytime.ts';
import { pickDay } from '../../fixtures/pick-day.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a player waits, another one cancels, and the time is held for the one who waits, who books it', async ({
  playerPage: page,
  coaching,
  db,
  openAs,
}) => {
  const { pro, asPro, asPlayer, otherPlayer } = coaching;
  await db.users.update({ where: { id: pro.id }, data: { timezone: findDaytime() } });
  const date = dayAhead(9);
  const day = { start: date, end: date, times: [{ start: '10:00', end: '11:00' }] };
  await asPro.post('/availability-date-range', day);
  const time = [{ start: '10:00', end: '11:00' }];
  const guest = { player_id: otherPlayer.id, duration: 60, date, time, payment_type: 'on_day' };
  const { lesson } = await asPro.post<Booked>('/booking', guest);

  await page.goto('/player/lessons/book');
  await page.getByRole('link', { name: 'Tell me when a time is free' }).click();
  await pickDay(page.getByRole('button', { name: /^Date/ }), date);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are on the waiting list')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your requests: 1 of 20' })).toBeVisible();

  const theirs = await openAs(otherPlayer);
  await theirs.goto(`/player/lesson/${lesson.id}`);
  await theirs.getByRole('button', { name: 'Cancel lesson' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Cancel lesson' }).click();
  await expect(theirs.getByText('Lesson cancelled')).toBeVisible();

  // It comes by itself: open windows are told.
  const held = page.getByRole('link', { name: /Held for you until/ });
  await expect(held).toContainText('10:00 to 11:00');
  expect(await asPro.get('/lesson_cancelled')).toEqual([]);
  await held.click();
  await expect(page.getByRole('timer')).toContainText('left to decide');
  await page.getByRole('button', { name: 'Book it' }).click();
  await expect(page).toHaveURL(/\/confirmation$/);
  expect(await asPlayer.get('/waiting-list')).toMatchObject({ requests: [], holds: [] });
});
