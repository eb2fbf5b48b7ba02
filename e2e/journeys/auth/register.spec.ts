import { randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures/test.ts';

const PASSWORD = 'links-and-heather-2';

test('a coach registers, and finds what is theirs: a name, a code, a zone @desktop', async ({ page, db }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('<b>Jo</b> Brand');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('1');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Please choose a password of at least 8 characters.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('07700 900123');
  await page.getByRole('button', { name: 'Register' }).click();
  // A coach who is not subscribed is asked for that first (A12).
  await expect(page).toHaveURL(/\/subscribe$/);

  const coach = await db.users.findFirstOrThrow({ where: { email }, include: { groups: true } });
  expect(coach).toMatchObject({ type: 'pro', first_name: '<b>Jo</b>', last_name: 'Brand', phone: '+447700900123' });
  expect(coach.groups).toMatchObject([{ name: 'All Players', is_all: true }]);

  await db.users.update({ where: { email, id: coach.id }, data: { subscribed_until: new Date('9999-01-01') } });
  await page.goto('/account');
  await expect(page.getByText('<b>Jo</b> Brand')).toBeVisible();
  await page.getByRole('link', { name: /^Validation code/ }).click();
  await expect(page.getByText(coach.referral_code ?? 'no code')).toBeVisible();
});

test('an address that has an account is told under its field', async ({ page, coaching }) => {
  await page.goto('/register');
  await page.getByLabel('Name').fill('Jo Brand');
  await page.getByLabel('Email').fill(coaching.pro.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('There is already an account with this email address.')).toBeVisible();
});
