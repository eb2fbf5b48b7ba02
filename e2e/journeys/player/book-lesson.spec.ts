import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import type { PastUpcoming } from '@fairway/contracts/lessons/lessons';
import { formatDay, formatTimes } from '@fairway/time/phrases';
import { toInstant, toZoned } from '@fairway/time/zoned-time';
import { aLesson } from '@fairway/server/test/builders';
import { addDays, toMonth } from '@fairway/time/calendar';
import { dayAhead, VENUE, wednesdayAhead, ZONE } from '../../fixtures/coaching.ts';
import { press, tabTo } from '../../fixtures/keyboard.ts';
import { countTaps } from '../../fixtures/taps.ts';
import { loseAnswers } from '../../fixtures/lose-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

const date = wednesdayAhead(8);
/** How long before a lesson a coach's players may book it, as a coach has it at first. */
const NOTICE_MS = 2 * HOUR_MS;
const day = formatDay(date);
/** The calendar of days to book begins with the first that a player may still book: in the last hours of a month, with the next one. */
const findFirstDay = () => {
  const [today, soonest] = [dayAhead(0), toZoned(ZONE, Date.now() + NOTICE_MS).date];
  return toMonth(soonest) > toMonth(today) ? soonest : today;
};
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

test('a player books an hour with credits, by mouse @both', async ({ playerPage: page, coaching }) => {
  await page.goto('/player/lessons');
  await expect(page.getByText('You have no bookings')).toBeVisible();
  await page.getByRole('link', { name: 'Book a lesson' }).click();

  await expect(page.getByRole('radio', { name: '1 hour', exact: true })).toBeChecked();
  await expect(page.getByText('Please choose a date to see the time times for it.')).toBeVisible();
  if (toMonth(date) > toMonth(findFirstDay())) await page.getByRole('button', { name: /^Next month/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${day}, \\d+ times$`) }).click();
  await expect(page.getByRole('button', { name: 'Book lesson' })).toBeHidden();
  await page.getByRole('radio', { name: '10:00 to 11:00', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Credits 4 credits · you have 8' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Note' }).fill('Out of the bunker');
  await page.getByRole('button', { name: 'Book lesson' }).click();

  await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeFocused();
  await expect(page.getByRole('heading', { name: day })).toBeVisible();
  await expect(page.getByText(VENUE)).toBeVisible();
  await expect(page.getByText('Out of the bunker')).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toBe(`lesson-${date}.ics`);

  await page.getByRole('link', { name: 'Go to your lessons' }).click();
  await expect(page.getByText('Next Lesson')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('4 credits');
  const { upcoming } = await coaching.asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect(upcoming.map((lesson) => [lesson.date, lesson.start, lesson.credits, lesson.note])).toEqual([
    [date, '10:00:00', 4, 'Out of the bunker'],
  ]);
});

test('a player books a lesson by keyboard alone @desktop', async ({ playerPage: page, coaching }) => {
  await page.goto('/player/profile');
  await tabTo(page, page.getByRole('link', { name: 'Book a lesson' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Book a lesson' })).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: '1 hour', exact: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '45 minutes', exact: true })).toBeChecked();

  const first = findFirstDay();
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${formatDay(first)}, `) }));
  await press(page, 'ArrowRight', daysBetween(first, date));
  // The month may have turned: its times are on their way.
  await expect(page.getByRole('button', { name: new RegExp(`^${day}, \\d+ times$`) })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: '00:00 to 00:45', exact: true }));
  await press(page, 'Space');
  await press(page, 'ArrowRight', 3);
  await expect(page.getByRole('radio', { name: '00:45 to 01:30', exact: true })).toBeChecked();

  await tabTo(page, page.getByRole('textbox', { name: 'Note' }));
  await page.keyboard.type('No mouse');
  await tabTo(page, page.getByRole('radio', { name: /^Credits/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Pay on day £37.50/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Book lesson' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeFocused();
  const { upcoming } = await coaching.asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect(upcoming.map((lesson) => [lesson.date, lesson.start, lesson.payment_type, lesson.note])).toEqual([
    [date, '00:45:00', 'on_day', 'No mouse'],
  ]);
});

test('a player books one of the next free times in three taps @both', async ({ playerPage: page, coaching }) => {
  await page.goto('/player/profile');
  const taps = countTaps();
  await taps.on(page.getByRole('link', { name: 'Book a lesson' }));
  await taps.on(page.getByRole('radiogroup', { name: 'Next free times' }).getByRole('radio').nth(2));
  await taps.on(page.getByRole('button', { name: 'Book lesson' }));
  await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeFocused();
  expect(taps.count).toBe(3);
  const { upcoming, todays } = await coaching.asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect([...todays, ...upcoming].map((lesson) => [lesson.duration, lesson.payment_type])).toEqual([[60, 'credits']]);
});

test('after a lesson a player books the same time again in two taps @both', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const yesterday = dayAhead(-1);
  const starts_at = new Date(toInstant(ZONE, yesterday, 10 * 60).at);
  await aLesson(db, coaching, { starts_at, duration: 45 });
  await page.goto('/player/profile');
  const taps = countTaps();
  await taps.on(page.getByRole('link', { name: /^Same time (this|next) week$/ }));
  await expect(page.getByRole('radio', { name: '45 minutes', exact: true })).toBeChecked();
  await taps.on(page.getByRole('button', { name: 'Book lesson' }));
  await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeFocused();
  expect(taps.count).toBe(2);
  const { upcoming } = await coaching.asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect(upcoming.map((lesson) => [lesson.date, lesson.start, lesson.end])).toEqual([
    [addDays(yesterday, 7), '10:00:00', '10:45:00'],
  ]);

  // The time is taken now, by that very lesson.
  await page.goto('/player/lessons/book');
  await expect(page.getByRole('radio', { name: /^Same time/ })).toHaveAccessibleName(
    new RegExp(formatDay(addDays(yesterday, 14))),
  );
});

test('a choice survives a reload and a step back', async ({ playerPage: page }) => {
  await page.goto(`/player/lessons/book?duration=30&date=${date}`);
  await page.getByRole('radio', { name: '14:15 to 14:45', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Half a thought');
  await page.reload();
  await expect(page.getByRole('radio', { name: '14:15 to 14:45', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');

  await page.getByRole('link', { name: 'Back to lessons' }).click();
  await expect(page.getByText('You have no bookings')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '14:15 to 14:45', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
});

test('a time that is taken meanwhile is told under the times, and the rest of the form stays', async ({
  playerPage: page,
  coaching,
}) => {
  // This window hears of nothing by itself: it would take the time away before it is tried.
  await page.route('**/api/events*', (route) => route.fulfill({ status: 204 }));
  await page.goto(`/player/lessons/book?date=${date}&time=10:00`);
  await page.getByRole('textbox', { name: 'Note' }).fill('Kept');
  await page.getByRole('radio', { name: /^Pay on day/ }).check();
  const time = [{ start: '09:30:00', end: '10:30:00' }];
  await coaching.asPro.post('/booking', {
    player_id: 'guest',
    guest_name: 'Quicker',
    duration: 60,
    date,
    time,
    payment_type: 'on_day',
  });
  await page.getByRole('button', { name: 'Book lesson' }).click();

  const times = page.getByRole('region', { name: 'Time', exact: true });
  await expect(times).toContainText('Sorry, that time is no longer free. Please choose another.');
  await expect(page.getByRole('radio', { name: '10:00 to 11:00', exact: true })).toBeHidden();
  await page.getByRole('radio', { name: '10:30 to 11:30', exact: true }).click();
  await expect(times).not.toContainText('no longer free');
  await expect(page.getByRole('radio', { name: /^Pay on day/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept');
  await page.getByRole('button', { name: 'Book lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeVisible();
  await expect(page.getByText(formatTimes('10:30:00', '11:30:00'))).toBeVisible();
});

test('a booking whose answer is lost is asked for again, and booked once', async ({ playerPage: page, coaching }) => {
  await page.goto(`/player/lessons/book?date=${date}&time=10:00`);
  await loseAnswers(page, 'lessons.book', 1);
  await page.getByRole('button', { name: 'Book lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeFocused();
  const { upcoming } = await coaching.asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect(upcoming.map((lesson) => [lesson.start, lesson.credits])).toEqual([['10:00:00', 4]]);
});

test('while no answer comes at all the time stays chosen, and pressing again leads to the one lesson', async ({
  playerPage: page,
  coaching,
}) => {
  await page.goto(`/player/lessons/book?date=${date}&time=10:00`);
  await loseAnswers(page, 'lessons.book', 4);
  const book = page.getByRole('button', { name: 'Book lesson' });
  await book.click();
  await expect(page.getByText('Theres been a problem. Please try again')).toBeVisible({ timeout: 20_000 });
  // By now the page has heard of the lesson, which is where the time was free.
  await expect(page.getByRole('radio', { name: '10:00 to 11:00', exact: true })).toHaveCount(0);
  await expect(page.getByText('The time you chose is no longer free. Please choose another.')).toHaveCount(0);
  await book.click();
  await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeFocused();
  const { upcoming } = await coaching.asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect(upcoming.map((lesson) => [lesson.start, lesson.credits])).toEqual([['10:00:00', 4]]);
});

test.describe('with too few credits', () => {
  test.use({ credits: 2 });
  test('a player can pay on the day, and is told why not with credits', async ({ playerPage: page }) => {
    await page.goto(`/player/lessons/book?duration=60&date=${date}&time=10:00`);
    await expect(page.getByRole('radio', { name: 'Credits You have 2, need 4' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Pay on day £50.00' })).toBeChecked();
    await page.getByRole('button', { name: 'Book lesson' }).click();
    await expect(page.getByText('Pay on day').first()).toBeVisible();
  });
});

test.describe('on another clock', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });
  test('a player reads every time on their own clock too', async ({ playerPage: page }) => {
    await page.goto(`/player/lessons/book?duration=60&date=${date}`);
    const noon = page.getByRole('radio', { name: /^12:00 to 13:00, 1[67]:30$/ });
    await noon.click();
    await page.getByRole('button', { name: 'Book lesson' }).click();
    await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeVisible();
    await expect(page.getByText(/^1[67]:30 where you are$/)).toBeVisible();
  });
});

test('whoever has left the form before a slow answer is told of the lesson, and stays where they are @desktop', async ({
  playerPage: page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.goto('/player/lessons/book');
  await page.route(/\/trpc\/lessons\.book\b/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('radiogroup', { name: 'Next free times' }).getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Book lesson' }).click();
  await page.getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  answer();
  await expect(page.getByText('The lesson has been booked')).toBeVisible();
  await expect(page).toHaveURL(/\/player\/offers$/);
});
