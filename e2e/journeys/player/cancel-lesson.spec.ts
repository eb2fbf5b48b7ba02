import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { bookedLesson, nearFreeTime, wednesdayAhead } from '../../fixtures/coaching.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

const away = { date: wednesdayAhead(8), start: '10:00:00', end: '11:00:00' };
const QUESTION = 'Are you sure you want to cancel this lesson?';

test('a player cancels a lesson and gets the credits back, by mouse', async ({ playerPage: page, coaching }) => {
  await bookedLesson(coaching, away);
  await page.goto('/player/lessons');
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('4 credits');
  await page.getByRole('button', { name: 'Cancel lesson' }).click();
  const question = page.getByRole('dialog', { name: QUESTION });
  await expect(question).toContainText('4 credits will be returned to you.');
  await question.getByRole('button', { name: 'Keep lesson' }).click();
  await expect(question).toBeHidden();

  await page.getByRole('button', { name: 'Cancel lesson' }).click();
  await question.getByRole('button', { name: 'Cancel lesson' }).click();
  await expect(page.getByText('Lesson cancelled')).toBeVisible();
  await expect(page.getByText('You have no bookings')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('8 credits');
  await page.getByRole('link', { name: 'View lesson records' }).click();
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await expect(page.getByRole('list').getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a player cancels a lesson by keyboard alone @desktop', async ({ playerPage: page, coaching }) => {
  const { id } = await bookedLesson(coaching, away);
  await page.goto(`/player/lesson/${id}`);
  await tabTo(page, page.getByRole('button', { name: 'Cancel lesson' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: QUESTION });
  await expect(question.getByRole('button', { name: 'Keep lesson' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel lesson' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Keep lesson' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Cancel lesson' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lesson cancelled')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel lesson' })).toBeHidden();
});

test('a late cancellation says what it costs, and the credits come back when somebody else takes the time', async ({
  playerPage: page,
  coaching,
}) => {
  const { id, date, time } = await bookedLesson(coaching, await nearFreeTime(coaching));
  await page.goto('/player/lessons');
  await page.getByRole('button', { name: 'Cancel lesson' }).click();
  const question = page.getByRole('dialog', { name: QUESTION });
  await expect(question).toContainText('This lesson starts in less than 24 hours. You will lose 4 credits.');
  await expect(question).toContainText('If somebody else books this time, the credits come back.');
  await question.getByRole('button', { name: 'Cancel lesson' }).click();
  await expect(page.getByText('Lesson cancelled')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('4 credits');
  expect((await coaching.asPlayer.get<Lesson>(`/lesson/${id}`)).cancelled_at).not.toBeNull();

  await coaching.asPro.post('/booking', { player_id: 'guest', guest_name: 'Sam', duration: 60, date, time });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('8 credits');
  await page.goto(`/player/lesson/${id}`);
  await expect(page.getByText('Credits returned: somebody else booked this time')).toBeVisible();
});

test("another player's lesson reads as not found", async ({ page, coaching, signIn }) => {
  const { id } = await bookedLesson(coaching, away);
  await signIn(coaching.otherPlayer);
  for (const path of [
    `/player/lesson/${id}`,
    `/player/lessons/change/${id}`,
    `/player/lessons/book/${id}/confirmation`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Lost ball' })).toBeVisible();
  }
});
