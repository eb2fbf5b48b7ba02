import type { Slots } from '@fairway/contracts/schedule/schedule';
import { dayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

const date = dayAhead(9);
const book = (start: string, end: string) => ({
  duration: 60,
  date,
  time: [{ start, end }],
  payment_type: 'on_day',
});

test('a coach sets limits, players are held to them, and the coach goes over them after a warning', async ({
  proPage: page,
  coaching,
}) => {
  const { asPlayer } = coaching;
  await page.goto('/pro/lessons/diary');
  await page.getByRole('link', { name: /^Booking limits/ }).click();
  await page.getByRole('radio', { name: '30 minutes' }).click();
  await page.getByLabel('Maximum lessons a day').selectOption('2 lessons');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Your booking limits have been saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '30 minutes' })).toBeChecked();

  await asPlayer.post('/booking', book('10:00', '11:00'));
  const offered = async () => {
    const query = { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), duration: 60 };
    const slots = (await asPlayer.get<Slots>('/booking/availability', query))[date] ?? [];
    return slots.map(({ start }) => start.slice(0, 5));
  };
  const after = await offered();
  expect([after.includes('11:15'), after.includes('11:30')]).toEqual([false, true]);
  await asPlayer.post('/booking', book('11:30', '12:30'));
  expect(await offered()).toEqual([]);

  await page.goto(`/pro/lessons/book?id=guest&duration=60&date=${date}`);
  await page.getByLabel('Name of the guest or group').fill('Society of Seniors');
  await page.getByRole('button', { name: 'Another time' }).click();
  await expect(page.getByText('Outside the free times')).toBeVisible();
  await page.getByRole('combobox', { name: 'Start' }).selectOption('12:30');
  await page.getByRole('button', { name: 'Book lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Lesson booked' })).toBeVisible();
});
