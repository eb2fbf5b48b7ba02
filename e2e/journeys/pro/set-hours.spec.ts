import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { Slots, WeeklyRange } from '@fairway/contracts/schedule/schedule';
import { addDays, dayOfWeek } from '@fairway/time/calendar';
import { dayAhead } from '../../fixtures/coaching.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

const FRIDAY = 4;
const SAVED = 'Your availability has been saved!';
/** A Friday far enough ahead that no notice applies. */
const friday = addDays(dayAhead(7), (FRIDAY - dayOfWeek(dayAhead(7)) + 7) % 7);

test('a coach sets the hours of a day, and players are offered just those, by mouse @desktop', async ({
  proPage: page,
  coaching,
}) => {
  await page.goto('/pro/home');
  await page.getByRole('link', { name: 'Weekly hours' }).click();
  await page.getByRole('link', { name: /^Friday/ }).click();
  await expect(page.getByRole('heading', { name: 'Friday', level: 1 })).toBeFocused();

  const morning = page.getByRole('group', { name: 'Time 1' });
  await morning.getByRole('combobox', { name: 'From' }).selectOption('09:00');
  await morning.getByRole('combobox', { name: 'To' }).selectOption('12:30');
  await page.getByRole('button', { name: 'Add availability' }).click();
  const afternoon = page.getByRole('group', { name: 'Time 2' });
  await expect(afternoon.getByRole('combobox', { name: 'From' })).toHaveValue('12:00:00');
  await expect(afternoon.getByRole('combobox', { name: 'To' })).toHaveValue('13:00:00');
  await afternoon.getByRole('combobox', { name: 'From' }).selectOption('20:00');
  await afternoon.getByRole('combobox', { name: 'To' }).selectOption('Midnight');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();

  await page.getByRole('link', { name: 'Back to the week' }).click();
  await expect(page.getByRole('link', { name: /^Friday/ })).toContainText('09:00 to 12:30, 20:00 to 00:00');
  const offered = await coaching.asPlayer.get<Slots>('/booking/availability', {
    year: Number(friday.slice(0, 4)),
    month: Number(friday.slice(5, 7)),
    duration: 120,
  });
  const starts = offered[friday]?.map(({ start }) => start) ?? [];
  expect([starts[0], starts.at(-1), starts.length]).toEqual(['09:00:00', '22:00:00', 16]);
});

test('a coach closes a day by keyboard alone @desktop', async ({ proPage: page, coaching }) => {
  await page.goto('/pro/lessons/availability');
  await tabTo(page, page.getByRole('link', { name: /^Sunday/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sunday', level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove 00:00 to 00:00' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to remove this time?' });
  await expect(question.getByRole('button', { name: 'Keep time' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Remove time' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hours on Sundays.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Save Settings' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await coaching.asPro.get<WeeklyRange[]>('/recurring/availability', { day: 6 })).toEqual([]);
});

test('overlapping times are refused in their own words, and nothing typed is lost', async ({
  proPage: page,
  coaching,
}) => {
  await page.goto('/pro/lessons/availability/monday');
  await page.getByRole('button', { name: 'Add availability' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText(FAILURE_TEXTS.availability_overlap)).toBeVisible();
  await expect(page.getByText(FAILURE_TEXTS.invalid)).toBeHidden();
  await expect(page.getByText('Some of these times overlap.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Time 2' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Day' }).selectOption('Tuesday');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('heading', { name: 'Monday', level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Time 2' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('Tuesday');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday', level: 1 })).toBeVisible();
  // What was refused of Monday is said of no other day, nor of Monday when it is opened anew.
  await expect(page.getByText('Some of these times overlap.')).toBeHidden();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('Monday');
  await expect(page.getByRole('heading', { name: 'Monday', level: 1 })).toBeVisible();
  await expect(page.getByText('Some of these times overlap.')).toBeHidden();
  expect(await coaching.asPro.get<WeeklyRange[]>('/recurring/availability', { day: 0 })).toHaveLength(1);
});

test('a coach opens more months, and sets lengths and price', async ({ proPage: page, coaching }) => {
  await page.goto('/pro/lessons/diary');
  await page.getByRole('link', { name: /^Future availability/ }).click();
  await page.getByRole('radio', { name: '12 months' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole('link', { name: 'Close future availability' }).click();
  await expect(page.getByRole('link', { name: /^Future availability/ })).toContainText('12 months ahead');

  await page.getByRole('link', { name: /^Duration and pricing/ }).click();
  await page.getByRole('radiogroup', { name: 'When players book' }).getByRole('radio', { name: '45 minutes' }).click();
  await page.getByLabel('Price of one credit').fill('17.5');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Your lesson settings have been updated')).toBeVisible();
  await page.getByRole('link', { name: 'Close duration and pricing' }).click();
  await expect(page.getByRole('link', { name: /^Duration and pricing/ })).toContainText('45 minutes, £17.50 a credit');
  expect(await coaching.asPro.get('/settings')).toMatchObject({
    lesson_duration: 45,
    lesson_price: 1750,
    diary_availability_months: 12,
  });
});
