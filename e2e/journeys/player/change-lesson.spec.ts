import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatDay } from '@fairway/time/phrases';
import { addDays } from '@fairway/time/calendar';
import { bookedLesson, nearFreeTime, wednesdayAhead } from '../../fixtures/coaching.ts';
import { press, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

const before = { date: wednesdayAhead(8), start: '10:00:00', end: '11:00:00' };
const after = addDays(before.date, 2);

test('a player moves a lesson and makes it shorter, by mouse', async ({ playerPage: page, coaching }) => {
  const { id } = await bookedLesson(coaching, before, 'Chipping');
  await page.goto('/player/lessons');
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByRole('radio', { name: '10:00 to 11:00' })).toBeChecked();
  await expect(page.getByText('Paid with 4 credits. The change costs nothing.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Chipping');

  await page.getByRole('radio', { name: '45 minutes', exact: true }).click();
  await expect(page.getByText('Please choose a date to see the time times for it.')).toBeVisible();
  await page.goto(`/player/lessons/change/${id}?duration=45&date=${after}`);
  await page.getByRole('radio', { name: '15:30 to 16:15' }).click();
  await expect(page.getByText('1 credit will be returned to you.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByRole('heading', { name: formatDay(after) })).toBeVisible();
  await expect(page.getByText('15:30 to 16:15')).toBeVisible();
  const lesson = await coaching.asPlayer.get<Lesson>(`/lesson/${id}`);
  expect([lesson.date, lesson.start, lesson.duration, lesson.credits, lesson.note]).toEqual([
    after,
    '15:30:00',
    45,
    3,
    'Chipping',
  ]);
  await page.goto('/player/profile');
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('5 credits');
});

test('a player moves a lesson by keyboard alone @desktop', async ({ playerPage: page, coaching }) => {
  const { id } = await bookedLesson(coaching, before);
  await page.goto(`/player/lesson/${id}`);
  await tabTo(page, page.getByRole('link', { name: 'Change' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Change lesson' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${formatDay(before.date)}, `) }));
  await press(page, 'ArrowRight', 2);
  await expect(page.getByRole('button', { name: new RegExp(`^${formatDay(after)}, \\d+ times$`) })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: '00:00 to 01:00' }));
  await press(page, 'ArrowRight', 2);
  await expect(page.getByRole('radio', { name: '00:30 to 01:30' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: formatDay(after) })).toBeVisible();
  const lesson = await coaching.asPlayer.get<Lesson>(`/lesson/${id}`);
  expect([lesson.date, lesson.start]).toEqual([after, '00:30:00']);
});

test('a lesson of the next hours says why it cannot be moved', async ({ playerPage: page, coaching }) => {
  const { id } = await bookedLesson(coaching, await nearFreeTime(coaching));
  await page.goto(`/player/lesson/${id}`);
  await expect(page.getByText('Lessons can be changed until 24 hours before they start.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change' })).toBeHidden();
  await page.goto(`/player/lessons/change/${id}`);
  await expect(page.getByText("This lesson can't be changed")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
});

test('a player moves a lesson of a coach whose subscription has lapsed', async ({ playerPage: page, coaching, db }) => {
  const { id } = await bookedLesson(coaching, before);
  await db.users.update({ where: { id: coaching.pro.id }, data: { subscribed_until: new Date('2020-01-01') } });
  await page.goto(`/player/lessons/change/${id}?date=${after}`);
  await page.getByRole('radio', { name: '15:30 to 16:30' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: formatDay(after) })).toBeVisible();
  expect((await coaching.asPlayer.get<Lesson>(`/lesson/${id}`)).start).toBe('15:30:00');
});
