import type { Slots } from '@fairway/contracts/schedule/schedule';
import { formatDay } from '@fairway/time/phrases';
import { dayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';
import { pickDay } from '../../fixtures/pick-day.ts';

const away = dayAhead(8);
const dayAfter = dayAhead(9);

test('a coach takes two days off, and takes one of them back @desktop', async ({ proPage: page, coaching }) => {
  const offered = async (date: string) => {
    const month = { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), duration: 60 };
    return (await coaching.asPlayer.get<Slots>('/booking/availability', month))[date]?.length ?? 0;
  };
  await page.goto(`/pro/lessons/diary/${away}/${away}`);
  await expect(page.getByRole('heading', { name: formatDay(away), level: 1 })).toBeVisible();
  await expect(page.getByText('No bookings')).toBeVisible();
  await page.getByRole('button', { name: 'Day off or special hours' }).click();
  const sheet = page.getByRole('dialog', { name: 'Day off or special hours' });
  await sheet.getByRole('radio', { name: /^Day off/ }).click();
  await pickDay(sheet.getByLabel('Until'), dayAfter);
  await sheet.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Your availability has been saved!')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Availability' })).toContainText('Day off');
  expect([await offered(away), await offered(dayAfter)]).toEqual([0, 0]);

  await page.getByRole('link', { name: `Next day, ${formatDay(dayAfter)}` }).click();
  await expect(page.getByRole('heading', { name: formatDay(dayAfter), level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Availability' })).toContainText('Day off');
  await page.getByRole('button', { name: 'Day off or special hours' }).click();
  await sheet.getByRole('radio', { name: /^Weekly hours/ }).click();
  await sheet.getByRole('button', { name: 'Save hours' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Availability' })).toContainText('00:00 to 00:00');
  expect(await offered(away)).toBe(0);
  expect(await offered(dayAfter)).toBeGreaterThan(0);
});

test('a coach opens special hours on one date', async ({ proPage: page, coaching }) => {
  await page.goto(`/pro/lessons/diary/${away}/${away}`);
  await page.getByRole('button', { name: 'Day off or special hours' }).click();
  const sheet = page.getByRole('dialog', { name: 'Day off or special hours' });
  await sheet.getByRole('radio', { name: /^Special hours/ }).click();
  const row = sheet.getByRole('group', { name: 'Time 1' });
  await row.getByRole('combobox', { name: 'From' }).selectOption('06:30');
  await row.getByRole('combobox', { name: 'To' }).selectOption('08:00');
  await sheet.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByRole('list', { name: 'Availability' })).toContainText('06:30 to 08:00');
  await expect(page.getByRole('list', { name: 'Availability' })).toContainText('Special hours for this date');
  const { availability } = await coaching.asPro.get<{ availability: unknown }>('/availability', {
    start: away,
    end: away,
  });
  expect(availability).toEqual([{ date: away, start: '06:30:00', end: '08:00:00', source: 'override' }]);
});

test('a step back asks before hours being set are lost', async ({ proPage: page }) => {
  await page.goto('/pro/lessons/diary');
  await page.getByRole('link', { name: /^Day by day/ }).click();
  await page.getByRole('button', { name: 'Day off or special hours' }).click();
  const sheet = page.getByRole('dialog', { name: 'Day off or special hours' });
  await sheet.getByRole('radio', { name: /^Day off/ }).click();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(sheet.getByRole('radio', { name: /^Day off/ })).toBeChecked();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Diary', exact: true })).toBeVisible();
});
