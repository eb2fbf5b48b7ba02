import type { Slots } from '@fairway/contracts/schedule/schedule';
import type { PastUpcoming } from '@fairway/contracts/lessons/lessons';
import { addDays } from '@fairway/time/calendar';
import { bookedLesson, wednesdayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';
import { pickDay, shownDay } from '../../fixtures/pick-day.ts';

const date = wednesdayAhead(9);
const EARLY = { date, start: '10:00:00', end: '11:00:00' };
const LATE = { date, start: '13:00:00', end: '14:00:00' };

test('rain: a coach moves one lesson and cancels another in one step, after seeing what will be sent @desktop', async ({
  proPage: page,
  coaching,
}) => {
  const { asPlayer, player } = coaching;
  const name = `${player.first_name} ${player.last_name}`;
  await bookedLesson(coaching, EARLY);
  await bookedLesson(coaching, LATE);

  await page.goto(`/pro/lessons/diary/${date}/${date}`);
  await page.getByRole('link', { name: 'Unplayable time' }).click();
  await expect(page.getByLabel('First day')).toHaveText(shownDay(date));
  await expect(page.getByLabel('Last day')).toHaveText(shownDay(date));
  await page.getByLabel('From', { exact: true }).selectOption('09:00');
  await page.getByLabel('Until', { exact: true }).selectOption('15:00');
  const cards = page.getByRole('region', { name: new RegExp(`^${name}, `) });
  await expect(cards).toHaveCount(2);
  const [early, late] = [cards.filter({ hasText: '10:00 to 11:00' }).first(), cards.last()];
  await early.getByRole('combobox', { name: 'New time' }).selectOption('Another time');
  await pickDay(early.getByLabel('Day'), addDays(date, 1));
  await early.getByLabel('Start').selectOption('16:30');
  await late.getByRole('radio', { name: 'Cancel' }).click();
  await expect(late).toContainText('4 credits will be returned.');
  await page.getByRole('textbox', { name: 'Message to players' }).fill('The course is flooded.');
  await page.goBack();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();

  const sheet = page.getByRole('dialog', { name: 'This will be sent' });
  await expect(sheet.getByRole('listitem').filter({ hasText: `To ${name}` })).toHaveCount(1);
  await expect(sheet).toContainText('moved 1 and cancelled 1 of your lessons');
  await expect(sheet).toContainText('The course is flooded.');
  await sheet.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByText('A notification has been sent to your players')).toBeVisible();

  const { upcoming } = await asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect(upcoming.map((lesson) => [lesson.date, lesson.start])).toEqual([[addDays(date, 1), '16:30:00']]);
  const credits = await asPlayer.get<Record<string, unknown[]>>('/credits');
  expect(Object.values(credits).flat()).toHaveLength(4);
  const query = { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), duration: 60 };
  const offered = (await asPlayer.get<Slots>('/booking/availability', query))[date] ?? [];
  expect(offered.filter(({ start }) => start > '08:00:00' && start < '15:00:00')).toEqual([]);
});
