import type { Slots } from '@fairway/contracts/schedule/schedule';
import { addDays } from '@fairway/time/calendar';
import { formatDay, formatMonth } from '@fairway/time/phrases';
import { bookedLesson, dayAhead, wednesdayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

const away = wednesdayAhead(8);
const before = dayAhead(8);

test('a coach sees how full the days are, and walks through them by keys @desktop', async ({
  proPage: page,
  coaching,
}) => {
  await bookedLesson(coaching, { date: away, start: '10:00:00', end: '11:00:00' });
  await page.goto('/pro/lessons/diary');
  await page.getByRole('link', { name: /^Day by day/ }).click();
  const today = dayAhead(0);
  await expect(page.getByRole('heading', { name: formatDay(today), level: 1 })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: formatDay(dayAhead(1)), level: 1 })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: formatDay(today), level: 1 })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Week' }).getByRole('link', { name: new RegExp(`^${formatDay(today)}, `) }),
  ).toHaveAttribute('aria-current', 'date');

  await page.getByRole('button', { name: 'Month' }).click();
  const booked = page.getByRole('link', { name: `${formatDay(away)}, 1 lesson` });
  if (away.slice(0, 7) !== today.slice(0, 7)) {
    await page.getByRole('button', { name: /^Next month/ }).click();
    await expect(page.getByRole('heading', { name: formatMonth(away) })).toBeVisible();
  }
  await booked.click();
  await expect(page.getByRole('heading', { name: formatDay(away), level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bookings' })).toContainText('J. Whitlock');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: formatDay(today), level: 1 })).toBeVisible();
});

test('a coach swipes to the next day and back', async ({ proPage: page }) => {
  await page.goto(`/pro/lessons/diary/${before}/${before}`);
  await expect(page.getByText('No bookings')).toBeVisible();
  const swipe = async (from: number, to: number) => {
    const client = await page.context().newCDPSession(page);
    const y = 400;
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (const part of [0.25, 0.5, 0.75, 1])
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from + (to - from) * part, y }],
      });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await client.detach();
  };
  await swipe(320, 80);
  await expect(page.getByRole('heading', { name: formatDay(addDays(before, 1)), level: 1 })).toBeVisible();
  await swipe(80, 320);
  await expect(page.getByRole('heading', { name: formatDay(before), level: 1 })).toBeVisible();
});

test('a coach blocks part of a day, and players are not offered it', async ({ proPage: page, coaching }) => {
  const offered = async () => {
    const month = { year: Number(away.slice(0, 4)), month: Number(away.slice(5, 7)), duration: 60 };
    const slots = await coaching.asPlayer.get<Slots>('/booking/availability', month);
    return (slots[away] ?? []).map(({ start }) => start);
  };
  expect(await offered()).toContain('12:30:00');
  await page.goto(`/pro/lessons/diary/${away}/${away}`);
  await page.getByRole('button', { name: 'Day off or special hours' }).click();
  const sheet = page.getByRole('dialog', { name: 'Day off or special hours' });
  await sheet.getByRole('radio', { name: /^Block part of the day/ }).click();
  await sheet.getByRole('combobox', { name: 'From' }).selectOption('12:00');
  await sheet.getByRole('combobox', { name: 'To' }).selectOption('14:00');
  await expect(sheet.getByText(/Still open: 00:00 to 12:00, 14:00 to 00:00/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Your availability has been saved!')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Availability' })).toContainText('14:00 to 00:00');
  const left = await offered();
  expect(left).toContain('11:00:00');
  expect(left).toContain('14:00:00');
  expect(left.filter((start) => start > '11:00:00' && start < '14:00:00')).toEqual([]);
});

test('special hours that were refused are not said of the sheet when it is opened anew, nor of another day', async ({
  proPage: page,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Day off or special hours' });
  const refusal = sheet.getByText('Some of these times overlap.');
  const leaveHours = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
    await expect(sheet).toBeHidden();
  };
  const openHours = async () => {
    await page.getByRole('button', { name: 'Day off or special hours' }).click();
    await sheet.getByRole('radio', { name: /^Special hours/ }).click();
    await expect(sheet.getByRole('group', { name: 'Time 1' })).toBeVisible();
  };
  await page.goto(`/pro/lessons/diary/${before}/${before}`);
  await openHours();
  await sheet.getByRole('button', { name: 'Add availability' }).click();
  await sheet.getByRole('button', { name: 'Save hours' }).click();
  await expect(refusal).toBeVisible();
  await leaveHours();
  await openHours();
  await expect(refusal).toBeHidden();

  await sheet.getByRole('button', { name: 'Add availability' }).click();
  await sheet.getByRole('button', { name: 'Save hours' }).click();
  await expect(refusal).toBeVisible();
  await leaveHours();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: formatDay(addDays(before, 1)), level: 1 })).toBeVisible();
  await openHours();
  await expect(refusal).toBeHidden();
});
