import { aLesson, aPro } from '@fairway/server/test/builders';
import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import type { WeeklyRange } from '@fairway/contracts/schedule/schedule';
import { connectApi, createToken } from '../../fixtures/api.ts';
import { dayAt } from '../../../packages/ui/src/format/zones.ts';
import { ZONE } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a new coach opens the diary in one tap, goes through the first steps and puts the rest away', async ({
  page,
  db,
  signIn,
  playwright,
  baseURL,
}) => {
  const pro = await aPro(db, {
    first_name: 'Noor',
    referral_code: `N${Date.now().toString(36).slice(-5)}`.toUpperCase(),
  });
  await signIn(pro);
  await page.goto('/pro/home');
  const steps = page.getByRole('region', { name: 'Get ready for your first lesson' });
  await expect(steps).toContainText('0 of 5 done');
  await steps.getByRole('button', { name: /^Open your diary/ }).click();
  await expect(page.getByText('Your diary is open')).toBeVisible();
  await expect(steps).toContainText('1 of 5 done');
  const api = await connectApi(playwright.request, baseURL ?? '', await createToken(db, pro));
  const week = await api.get<WeeklyRange[]>('/recurring/availability');
  await api.close();
  expect(week.map(({ day, start, end }) => [day, start, end])).toEqual(
    [0, 1, 2, 3, 4].map((day) => [day, '09:00:00', '17:00:00']),
  );

  await steps.getByRole('link', { name: /^Set your price/ }).click();
  await page.getByRole('textbox', { name: /credit/i }).fill('12.50');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Your lesson settings have been updated')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(steps).toContainText('2 of 5 done');
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByText('No lessons booked')).toBeVisible();
  await expect(steps).toBeHidden();
});

test('a finished lesson is marked paid in two taps from the home, and that is undone in one @both', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const { pro, player } = coaching;
  // Over, and of today, whatever the time is: where the day has just begun, the coach lives where it is under way.
  const anHourAgo = new Date(Math.floor((Date.now() - HOUR_MS) / MINUTE_MS) * MINUTE_MS);
  const starts_at = new Date(anHourAgo.getTime() - 15 * MINUTE_MS);
  const timezone = [ZONE, 'Asia/Tokyo'].find((zone) => dayAt(starts_at, zone) === dayAt(new Date(), zone)) ?? ZONE;
  await db.users.update({ where: { id: pro.id }, data: { timezone } });
  const { id } = await aLesson(db, { pro, player }, { starts_at, ends_at: anHourAgo, duration: 15 });
  const readPaid = async () => (await db.lessons.findUniqueOrThrow({ where: { id } })).paid_amount;

  await page.goto('/pro/home');
  const unpaid = page.getByRole('list', { name: 'To be paid today' });
  await unpaid.getByRole('button', { name: `Mark paid: ${player.first_name} ${player.last_name}` }).click();
  await page.getByRole('dialog', { name: 'Mark paid' }).getByRole('button', { name: 'Mark paid' }).click();
  await expect(page.getByText('Marked paid')).toBeVisible();
  await expect(unpaid).toBeHidden();
  expect(await readPaid()).toBe(1250);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Marked unpaid')).toBeVisible();
  await expect(unpaid).toBeVisible();
  expect(await readPaid()).toBeNull();
});
