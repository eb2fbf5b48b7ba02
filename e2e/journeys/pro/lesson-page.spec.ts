import { bookedLesson, wednesdayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

const away = wednesdayAhead(8);

test('a coach opens a lesson from the calendar, calls, marks it paid, and moves it in one tap @both', async ({
  proPage: page,
  coaching,
  db,
}) => {
  await db.users.update({ where: { id: coaching.player.id }, data: { phone: '+447700900123' } });
  const lesson = await bookedLesson(coaching, { date: away, start: '02:00:00', end: '03:00:00' });
  await db.lessons.update({ where: { id: lesson.id }, data: { payment_type: 'on_day', credits: 0 } });
  await page.goto(`/pro/lessons/diary/calendar?view=day&date=${away}`);
  await page.getByRole('link', { name: /^02:00 to 03:00, J. Whitlock/ }).click();
  await expect(page).toHaveURL(`/pro/lesson/${lesson.id}`);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+447700900123');
  await expect(page.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:+447700900123');

  await page.getByRole('button', { name: 'Mark paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click();
  await expect(page.getByText(/^Paid on the day, /)).toBeVisible();
  const { paid_at } = await db.lessons.findUniqueOrThrow({ where: { id: lesson.id } });
  expect(paid_at).not.toBeNull();

  await page.getByRole('link', { name: 'Move or change' }).click();
  await expect(page.getByRole('heading', { name: 'Change lesson' })).toBeVisible();
});
