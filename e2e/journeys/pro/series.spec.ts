import type { PastUpcoming } from '@fairway/contracts/lessons/lessons';
import { addDays } from '@fairway/time/calendar';
import { formatDay } from '@fairway/time/phrases';
import { wednesdayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';
import { pickDay } from '../../fixtures/pick-day.ts';

const first = wednesdayAhead(9);
const week = (nth: number) => addDays(first, nth * 7);

test('a coach books a weekly series around what is there, then cancels one lesson and those after it @desktop', async ({
  proPage: page,
  coaching,
}) => {
  const { asPro, player } = coaching;
  const coming = async () =>
    (await asPro.get<PastUpcoming>('/lessons/past-upcoming')).upcoming
      .filter(({ player_id }) => player_id === player.id)
      .map(({ date, payment_type }) => [date, payment_type]);
  await asPro.post('/booking', {
    player_id: 'guest',
    guest_name: 'Society of Seniors',
    date: week(1),
    duration: 60,
    time: [{ start: '10:30', end: '11:30' }],
  });

  await page.goto(`/pro/lessons/book?id=${player.id}`);
  await page.getByRole('link', { name: 'Book every week instead' }).click();
  await expect(page.getByRole('heading', { name: 'Weekly lessons' })).toBeVisible();
  await page.getByRole('radio', { name: '30 minutes', exact: true }).click();
  await pickDay(page.getByLabel('First lesson'), first);
  await page.getByLabel('Start').selectOption('10:00');
  await page.getByLabel('How many').selectOption('5 lessons');
  const dates = page.getByRole('list', { name: 'Dates of the series' });
  await expect(dates.getByRole('listitem')).toHaveCount(5);
  await page
    .getByRole('radio', { name: '60 minutes' })
    .or(page.getByRole('radio', { name: '1 hour', exact: true }))
    .click();
  const second = dates.getByRole('listitem').filter({ hasText: formatDay(week(1)) });
  await expect(second).toContainText('Taken');
  await expect(second.getByRole('checkbox')).toBeDisabled();
  await dates
    .getByRole('listitem')
    .filter({ hasText: formatDay(week(4)) })
    .getByRole('checkbox')
    .uncheck();
  await page.getByRole('radio', { name: /^Pay on day/ }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Book 3 lessons' }).click();
  await expect(page.getByText('3 lessons booked')).toBeVisible();
  expect(await coming()).toEqual([
    [first, 'on_day'],
    [week(2), 'on_day'],
    [week(3), 'on_day'],
  ]);

  const { upcoming } = await asPro.get<PastUpcoming>('/lessons/past-upcoming');
  const third = upcoming.find(({ date, player_id }) => date === week(2) && player_id === player.id)!;
  await page.goto(`/pro/lessons/change/${third.id}`);
  await page.getByRole('button', { name: 'Cancel lesson' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to cancel this lesson?' });
  await question.getByRole('radio', { name: /^This and later lessons/ }).click();
  await question.getByRole('button', { name: 'Cancel lessons' }).click();
  await expect(
    page.getByText('2 lessons have been cancelled. A notification has been sent to the player.'),
  ).toBeVisible();
  expect(await coming()).toEqual([[first, 'on_day']]);
});
