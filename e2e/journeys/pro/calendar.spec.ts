import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { TimeRange } from '@fairway/contracts/primitives';
import type { Slots } from '@fairway/contracts/schedule/schedule';
import { formatDay } from '@fairway/time/phrases';
import type { Locator, Page } from '@playwright/test';
import { bookedLesson, wednesdayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

const away = wednesdayAhead(8);
const WEEK = `/pro/lessons/diary/calendar?view=week&date=${away}`;
const HOUR = 64;

/** Drags by mouse from a place within something, so many pixels down, in steps as a hand does. */
async function drag(page: Page, what: Locator, from: number, down: number) {
  await what.scrollIntoViewIfNeeded();
  const box = (await what.boundingBox())!;
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + from);
  await page.mouse.down();
  await page.mouse.move(x, box.y + from + down / 2, { steps: 3 });
  await page.mouse.move(x, box.y + from + down, { steps: 3 });
  await page.mouse.up();
}

test('a coach sees the week in one step, moves a lesson by one drag, and takes it back @desktop', async ({
  proPage: page,
  coaching,
}) => {
  const lesson = await bookedLesson(coaching, { date: away, start: '02:00:00', end: '03:00:00' });
  const read = () => coaching.asPro.get<{ start: string; duration: number }>(`/lesson/${lesson.id}`);
  await page.goto('/pro/lessons');
  await page.getByRole('main').getByRole('link', { name: 'Diary' }).click();
  await expect(page).toHaveURL(/\/pro\/lessons\/diary\/calendar$/);
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Week', exact: true })).toHaveAttribute('aria-current', 'true');

  await page.goto(WEEK);
  const block = page.getByRole('link', { name: /^02:00 to 03:00, J. Whitlock/ });
  await drag(page, block, 8, 2 * HOUR);
  await expect(page.getByText(`Now ${formatDay(away)}, 04:00 to 05:00`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^04:00 to 05:00, J. Whitlock/ })).toBeVisible();
  expect((await read()).start).toBe('04:00:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The lesson is back where it was')).toBeVisible();
  await expect(block).toBeVisible();
  expect((await read()).start).toBe('02:00:00');
});

test('a lesson that could not be moved is back in its place, and the coach is told @desktop', async ({
  proPage: page,
  coaching,
}) => {
  await bookedLesson(coaching, { date: away, start: '02:00:00', end: '03:00:00' });
  await page.goto(WEEK);
  const block = page.getByRole('link', { name: /^02:00 to 03:00, J. Whitlock/ });
  await page.route(/\/trpc\/[^?]*lessons\.previewChange/, (route) => route.fulfill({ status: 502, body: '' }));
  await drag(page, block, 8, 2 * HOUR);
  await expect(page.getByText(FAILURE_TEXTS.problem)).toBeVisible();
  await expect(block).toBeVisible();
});

test('a coach books in a gap, with date and time filled in @desktop', async ({ proPage: page }) => {
  await page.goto(WEEK);
  const day = page.getByRole('group', { name: new RegExp(`^${formatDay(away)}, no lessons`) });
  await day.getByRole('button', { name: /^Free 00:00 to/ }).click({ position: { x: 20, y: 3 * HOUR + 4 } });
  const sheet = page.getByRole('dialog', { name: formatDay(away) });
  await expect(sheet.getByRole('combobox', { name: 'Start' })).toHaveValue('03:00:00');
  await sheet.getByRole('radio', { name: 'A guest or group' }).click();
  await sheet.getByRole('textbox', { name: 'Name of the guest or group' }).fill('Society of Seniors');
  await sheet.getByRole('button', { name: 'Book lesson' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: /^03:00 to .*, Society of Seniors, Pay on day/ })).toBeVisible();
});

test('a coach blocks time by dragging over it, and takes it back @desktop', async ({ proPage: page, coaching }) => {
  const offered = async () => {
    const month = { year: Number(away.slice(0, 4)), month: Number(away.slice(5, 7)), duration: 60 };
    return ((await coaching.asPlayer.get<Slots>('/booking/availability', month))[away] ?? []).map(({ start }) => start);
  };
  await page.goto(WEEK);
  const day = page.getByRole('group', { name: new RegExp(`^${formatDay(away)}, no lessons`) });
  await drag(page, day.getByRole('button', { name: /^Free 00:00 to/ }), HOUR + 2, 2 * HOUR - 4);
  const sheet = page.getByRole('dialog', { name: formatDay(away) });
  await expect(sheet.getByText(/^Still open: 00:00 to 01:00, 03:00 to 00:00/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Block this time' }).click();
  await expect(page.getByText('That time is blocked')).toBeVisible();
  expect(await offered()).not.toContain('01:30:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(day.getByRole('button', { name: /^Free 00:00 to 00:00/ })).toBeAttached();
  // The calendar shows it before the server has answered.
  await expect.poll(offered).toContain('01:30:00');
});

test('a second block leaves the first one closed: the week is read again between them @desktop', async ({
  proPage: page,
  coaching,
}) => {
  await page.goto(WEEK);
  const day = page.getByRole('group', { name: new RegExp(`^${formatDay(away)}, no lessons`) });
  const sheet = page.getByRole('dialog', { name: formatDay(away) });
  const block = async (free: RegExp) => {
    await drag(page, day.getByRole('button', { name: free }), HOUR + 2, 2 * HOUR - 4);
    await sheet.getByRole('button', { name: 'Block this time' }).click();
  };
  await expect(day.getByRole('button', { name: /^Free 00:00 to/ })).toBeAttached();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/diary\.calendar/, async (route) => {
    await answered;
    await route.continue();
  });
  const reading = page.waitForRequest(/diary\.calendar/);
  await block(/^Free 00:00 to/);
  await reading;
  // Nothing else can be blocked by the hours of before.
  await expect(sheet).toBeVisible();
  answer();
  await expect(sheet).toBeHidden();
  await block(/^Free 03:00 to/);
  await expect(sheet).toBeHidden();
  const { availability } = await coaching.asPro.get<{ availability: TimeRange[] }>('/availability', {
    start: away,
    end: away,
  });
  expect(availability.map(({ start, end }) => `${start} ${end}`)).toEqual([
    '00:00:00 01:00:00',
    '03:00:00 04:00:00',
    '06:00:00 00:00:00',
  ]);
});

test('on a phone a coach sees a day, and the settings one step behind', async ({ proPage: page }) => {
  await page.goto('/pro/lessons/diary/calendar');
  await expect(page.getByRole('link', { name: 'Day', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Next day' }).click();
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('link', { name: 'Diary settings' }).click();
  await expect(page.getByRole('heading', { name: 'Diary', exact: true })).toBeVisible();
});
