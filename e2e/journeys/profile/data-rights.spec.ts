import { unzipped } from '@fairway/server/test/zips';
import { bookedLesson, wednesdayAhead } from '../../fixtures/coaching.ts';
import { linkIn, mailTo } from '../../fixtures/mailbox.ts';
import { PASSWORD } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const lesson = { date: wednesdayAhead(8), start: '10:00:00', end: '11:00:00' };

test('a player asks for their data, and the link of the mail brings it', async ({
  playerPage: page,
  coaching,
  playwright,
}) => {
  await bookedLesson(coaching, lesson, 'Bring the wedge');
  await page.goto('/account');
  await page.getByRole('link', { name: /Your data/ }).click();
  await page.getByRole('button', { name: 'Request my data' }).click();
  await expect(page.getByText(/We’re preparing your data|Your data is ready/)).toBeVisible();
  await expect(page.getByText('Your data is ready.')).toBeVisible({ timeout: 30_000 });

  const link = linkIn(await mailTo(coaching.player.email, 'Your Fairway data is ready'), '/api/data-export/');
  const nobody = await playwright.request.newContext();
  const answer = await nobody.get(link);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="fairway-data-/);
  const files = await unzipped(await answer.body());
  const data = JSON.parse(files['data.json']?.toString() ?? '{}') as Record<string, unknown[]>;
  expect(data['account']).toMatchObject([{ id: coaching.player.id, email: coaching.player.email }]);
  expect(data['lessons']).toMatchObject([{ note: 'Bring the wedge', pro: 'Robin Calder' }]);
  await nobody.dispose();
});

test('a player has their account erased, and is gone', async ({ playerPage: page, coaching }) => {
  await bookedLesson(coaching, lesson);
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(sheet).toContainText('1 lesson to come');
  await expect(sheet).toContainText('4 unspent credits');
  await sheet.getByLabel('Your password').fill('not-my-password');
  await sheet.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(sheet).toContainText('your password could not be verified');
  await sheet.getByLabel('Your password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await mailTo(coaching.player.email, 'Your Fairway account has been deleted');

  const again = await page.request.post('/api/login', { data: { email: coaching.player.email, password: PASSWORD } });
  expect(again.status()).toBe(401);
  const { upcoming } = await coaching.asPro.get<{ upcoming: unknown[] }>('/lessons/past-upcoming');
  expect(upcoming).toEqual([]);
});
