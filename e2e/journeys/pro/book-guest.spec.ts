import type { Lesson, PastUpcoming } from '@fairway/contracts/lessons/lessons';
import { DAY_MS } from '@fairway/time/units';
import { aLesson } from '@fairway/server/test/builders';
import { formatDay } from '@fairway/time/phrases';
import { bookedLesson, dayAhead, nearFreeTime } from '../../fixtures/coaching.ts';
import { press, tabTo } from '../../fixtures/keyboard.ts';
import { countTaps } from '../../fixtures/taps.ts';
import { expect, test } from '../../fixtures/test.ts';

const AWAY = 9;
const date = dayAhead(AWAY);
const day = formatDay(date);
const GUEST = 'Society of Seniors';

test('a coach books a guest, changes and cancels, by mouse @both', async ({ proPage: page, coaching }) => {
  const coming = async () => (await coaching.asPro.get<PastUpcoming>('/lessons/past-upcoming')).upcoming;
  await page.goto('/pro/home');
  await expect(page.getByText('No lessons booked')).toBeVisible();
  await page.getByRole('link', { name: 'Book lesson' }).click();
  await page.getByRole('radio', { name: 'A guest or group' }).click();
  await page.getByLabel('Name of the guest or group').fill(GUEST);
  await page.getByRole('radio', { name: '45 minutes', exact: true }).click();
  if (!date.startsWith(dayAhead(0).slice(0, 7))) await page.getByRole('button', { name: /^Next month/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${day}, \\d+ times$`) }).click();
  await page.getByRole('radio', { name: '10:00 to 10:45', exact: true }).click();
  await expect(page.getByRole('radiogroup', { name: 'Payment' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Note' }).fill('Bring the long irons');
  await page.getByRole('button', { name: 'Book lesson' }).click();

  await expect(page.getByRole('heading', { name: 'Lesson booked' })).toBeFocused();
  await expect(page.getByRole('heading', { name: GUEST })).toBeVisible();
  await expect(page.getByText('Bring the long irons')).toBeVisible();
  expect((await coming()).map((lesson) => [lesson.guest_name, lesson.start, lesson.payment_type])).toEqual([
    [GUEST, '10:00:00', 'on_day'],
  ]);

  await page.getByRole('link', { name: 'See the day' }).click();
  await expect(page.getByRole('heading', { name: day, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^10:00 to 10:45/ }).click();
  await page.getByRole('radio', { name: '14:15 to 15:00' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Lesson changed')).toBeVisible();
  await expect(page.getByText('14:15 to 15:00').first()).toBeVisible();

  await page.getByRole('button', { name: 'Cancel lesson' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to cancel this lesson?' });
  await expect(question).toContainText(`${GUEST}, ${day}, 14:15 to 15:00`);
  await question.getByRole('button', { name: 'Cancel lesson' }).click();
  await expect(page.getByText('Lesson cancelled')).toBeVisible();
  await expect(page.getByText('No lessons booked')).toBeVisible();
  await page.getByRole('link', { name: /^Lesson records/ }).click();
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${GUEST}.*Cancelled`) })).toBeVisible();
  expect(await coming()).toEqual([]);
});

test('a coach books a player in three taps, from the player’s page and from the form @both', async ({
  proPage: page,
  coaching,
  db,
}) => {
  await aLesson(db, coaching, { starts_at: new Date(Date.now() - DAY_MS) });
  const next = page.getByRole('radiogroup', { name: 'Next free times' }).getByRole('radio');
  await page.goto(`/pro/players/${coaching.player.id}`);
  const taps = countTaps();
  await taps.on(page.getByRole('main').getByRole('link', { name: 'Book a lesson' }));
  await taps.on(next.nth(2));
  await taps.on(page.getByRole('button', { name: 'Book lesson' }));
  await expect(page.getByRole('heading', { name: 'Lesson booked' })).toBeFocused();
  expect(taps.count).toBe(3);

  await page.goto('/pro/lessons/book');
  const again = countTaps();
  await again.on(page.getByRole('group', { name: 'Recent players' }).getByRole('button').first());
  await again.on(next.nth(4));
  await again.on(page.getByRole('button', { name: 'Book lesson' }));
  await expect(page.getByRole('heading', { name: 'Lesson booked' })).toBeFocused();
  expect(again.count).toBe(3);
  const { upcoming, todays } = await coaching.asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect([...todays, ...upcoming]).toHaveLength(2);
});

test('a coach books a player with their credits, by keyboard alone @desktop', async ({ proPage: page, coaching }) => {
  const { first_name, last_name } = coaching.player;
  await page.goto('/pro/lessons/book');
  await tabTo(page, page.getByRole('combobox', { name: 'Player' }));
  await page.keyboard.type(`${first_name} ${last_name}`);
  await expect(page.getByRole('option', { name: `${first_name} ${last_name} 8 credits` })).toBeVisible();
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${formatDay(dayAhead(0))}, `) }));
  await press(page, 'ArrowRight', AWAY);
  await expect(page.getByRole('button', { name: new RegExp(`^${day}, \\d+ times$`) })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('radio', { name: /^00:00 to / }));
  await press(page, 'Space');
  await tabTo(page, page.getByRole('radio', { name: /^Credits/ }));
  await tabTo(page, page.getByRole('button', { name: 'Book lesson' }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Lesson booked' })).toBeFocused();
  const { upcoming } = await coaching.asPlayer.get<PastUpcoming>('/lessons/past-upcoming');
  expect(upcoming.map((lesson) => [lesson.date, lesson.start, lesson.payment_type])).toEqual([
    [date, '00:00:00', 'credits'],
  ]);
});

test('a coach goes outside the hours after a warning, but never over a lesson', async ({ proPage: page, coaching }) => {
  await coaching.asPro.post('/availability-date-range', {
    start: date,
    end: date,
    times: [{ start: '09:00', end: '12:00' }],
  });
  const taken = { duration: 60, date, time: [{ start: '20:00', end: '21:00' }], outside_availability: true };
  await coaching.asPro.post('/booking', { player_id: 'guest', guest_name: 'Earlier', ...taken });
  await page.goto(`/pro/lessons/book?id=guest&duration=60&date=${date}`);
  await page.getByLabel('Name of the guest or group').fill(GUEST);
  await page.getByRole('button', { name: 'Another time' }).click();
  await expect(page.getByText('Outside the free times')).toBeVisible();
  await page.getByRole('combobox', { name: 'Start' }).selectOption('20:30');
  await page.getByRole('button', { name: 'Book lesson' }).click();
  await expect(page.getByRole('region', { name: 'Time', exact: true })).toContainText(
    'Sorry, that time is no longer free.',
  );
  await page.getByRole('combobox', { name: 'Start' }).selectOption('21:00');
  await page.getByRole('button', { name: 'Book lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Lesson booked' })).toBeVisible();
});

test('a coach who cancels late chooses about the credits', async ({ proPage: page, coaching }) => {
  const { asPro, player } = coaching;
  const { id } = await bookedLesson(coaching, await nearFreeTime(coaching));
  await page.goto('/pro/lessons');
  await page.getByRole('button', { name: 'Cancel lesson' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to cancel this lesson?' });
  await expect(question).toContainText('This lesson starts in less than 24 hours.');
  await expect(question.getByRole('radio', { name: /^Give the credits back/ })).toBeChecked();
  await question.getByRole('button', { name: 'Cancel lesson' }).click();
  await expect(
    page.getByText('This lesson has been cancelled. A notification has been sent to the player.'),
  ).toBeVisible();
  expect((await asPro.get<Lesson>(`/lesson/${id}`)).cancelled_at).not.toBeNull();
  const credits = await asPro.get<Record<string, unknown[]>>('/credits', { player_id: player.id });
  expect(Object.values(credits).flat()).toHaveLength(8);
});
