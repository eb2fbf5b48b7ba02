import type { Booked } from '@fairway/contracts/lessons/lessons';
import { nearFreeTime, type FreeTime, wednesdayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a coach marks a lesson as paid, waives a fee, and sees what the month comes to @desktop', async ({
  proPage: page,
  coaching,
}) => {
  const { asPlayer, player } = coaching;
  const book = async ({ date, start, end }: FreeTime) => {
    const booking = { duration: 60, date, time: [{ start, end }], payment_type: 'on_day' };
    return (await asPlayer.post<Booked>('/booking', booking)).lesson;
  };
  const ahead = await book({ date: wednesdayAhead(9), start: '10:00:00', end: '11:00:00' });
  await asPlayer.delete(`/lesson/${(await book(await nearFreeTime(coaching))).id}`);

  await page.goto('/pro/lessons');
  await page.getByRole('link', { name: /^Money/ }).click();
  await expect(page.getByRole('heading', { name: '£0.00' })).toBeVisible();
  await page.getByRole('button', { name: `Waive fee: ${player.first_name} ${player.last_name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Waive fee' }).click();
  await expect(page.getByText('Fee waived')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Fees due/ })).toHaveCount(0);

  await page.goto(`/pro/lessons/change/${ahead.id}`);
  await page.getByRole('button', { name: 'Mark paid' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mark paid' });
  await expect(sheet.getByLabel('Amount')).toHaveValue('50.00');
  await sheet.getByLabel('Amount').fill('45');
  await sheet.getByRole('button', { name: 'Mark paid' }).click();
  await expect(page.getByText('Marked paid')).toBeVisible();

  await page.goto('/pro/money');
  await expect(page.getByRole('heading', { name: '£45.00' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download takings' }).click();
  expect((await download).suggestedFilename()).toMatch(/^takings-.*\.csv$/);
});
