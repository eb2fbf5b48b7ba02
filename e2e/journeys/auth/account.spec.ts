import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { PASSWORD } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { logIn } from '../../fixtures/api.ts';

const NEW = 'links-and-heather-2';

test('a player changes the password: a wrong one is told, other devices are out', async ({
  playerPage: page,
  coaching,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const headers = { authorization: `Bearer ${await logIn(elsewhere, coaching.player)}` };
  await page.goto('/account');
  await page.getByRole('link', { name: /^Password/ }).click();
  await page.getByLabel('Current password', { exact: true }).fill('not-the-password');
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(FAILURE_TEXTS.password_check)).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  expect((await elsewhere.get('/api/user', { headers })).status()).toBe(401);
  await page.goto('/player/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(coaching.player.first_name);
  await elsewhere.dispose();
});

test('a player signs one device out, then all of them', async ({ playerPage: page, coaching, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Firefox/150.0',
  });
  const headers = { authorization: `Bearer ${await logIn(elsewhere, coaching.player)}` };
  await page.goto('/account/security');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: /^Log out: Firefox on Windows/ }).click();
  await expect(page.getByRole('button', { name: /^Log out: Firefox on Windows/ })).toBeHidden();
  expect((await elsewhere.get('/api/user', { headers })).status()).toBe(401);

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/player/profile');
  await expect(page).toHaveURL(/\/login/);
  await elsewhere.dispose();
});

test('a coach gives themself another validation code', async ({ proPage: page, coaching, db }) => {
  await page.goto('/account/validation');
  await page.getByRole('button', { name: 'Create a code' }).click();
  await expect(page.getByText('Your validation code')).toBeVisible();
  const first = await db.users.findUniqueOrThrow({ where: { id: coaching.pro.id } });
  await expect(page.getByText(first.referral_code ?? 'no code')).toBeVisible();
  await page.getByRole('button', { name: 'Create a new code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new code' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const { referral_code } = await db.users.findUniqueOrThrow({ where: { id: coaching.pro.id } });
  expect(referral_code).not.toBe(first.referral_code);
  await expect(page.getByText(referral_code ?? 'no code')).toBeVisible();
  await expect(page.getByRole('img', { name: `Opens the sign-up with the code ${referral_code}` })).toBeVisible();
});

test('a player changes their own details, and another page shows them', async ({ playerPage: page }) => {
  await page.goto('/account');
  await page.getByRole('link', { name: /^Personal details/ }).click();
  await page.getByLabel('First name').fill('Sandy');
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('radio', { name: 'Left' }).check({ force: true });
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details have been saved')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+447700900123');
  await page.getByRole('link', { name: 'Back to account' }).click();
  await expect(page.getByText(/^Sandy /)).toBeVisible();
  await page.goto('/account/personal');
  await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();
});
