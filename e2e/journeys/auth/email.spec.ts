import { randomUUID } from 'node:crypto';
import { mailTo, pinIn, wrongFor } from '../../fixtures/mailbox.ts';
import { PASSWORD } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const SUBJECT = 'Confirm your email for Fairway';

test('a player takes another email: the password, a pin of the new mailbox, and the old one is told', async ({
  playerPage: page,
  coaching,
  playwright,
  baseURL,
}) => {
  const [before, email] = [coaching.player.email, `${randomUUID()}@example.com`];
  await page.goto('/account/personal');
  await expect(page.getByLabel('Your password', { exact: true })).toBeHidden();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('your password could not be verified')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toBeInViewport();
  await expect(page.getByLabel('Pin')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(before);

  const pin = pinIn(await mailTo(email, SUBJECT));
  await page.getByLabel('Pin').fill(wrongFor(pin));
  await expect(page.getByText('This pin is wrong or has expired.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Pin').fill(pin);
  await expect(page.getByText(`${email} is confirmed`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  expect((await mailTo(before, 'Your Fairway login email was changed')).text).toContain(email);

  const elsewhere = await playwright.request.newContext({ baseURL });
  const logIn = (address: string) => elsewhere.post('/api/login', { data: { email: address, password: PASSWORD } });
  expect((await logIn(before)).status()).toBe(401);
  expect((await logIn(email)).status()).toBe(200);
  await elsewhere.dispose();
});

test('a coach whose address is not confirmed does that before the first invitation', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const { id, email } = coaching.pro;
  await db.users.update({ where: { id }, data: { email_verified_at: null } });
  await page.goto('/account');
  await expect(page.getByText('Your email is waiting to be confirmed')).toBeVisible();
  await page.goto('/pro/players/invite');
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeHidden();
  await page.getByRole('button', { name: 'Send a new pin' }).click();
  await expect(page.getByText('A new pin is on its way.')).toBeVisible();
  await page.getByLabel('Pin').fill(pinIn(await mailTo(email, SUBJECT)));
  const invited = `${randomUUID()}@example.com`;
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Last name').fill('evil.example');
  await page.getByRole('textbox', { name: 'Email' }).fill(invited);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('A name cannot hold a web address.')).toBeVisible();
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Your player has been added.')).toBeVisible();
  expect((await mailTo(invited)).subject).toBe('Your golf coach has invited you to Fairway');
});

test('switching two-factor off asks for the password', async ({ playerPage: page, coaching, db }) => {
  await db.settings.update({ where: { user_id: coaching.player.id }, data: { two_factor_auth: true } });
  await page.goto('/account/security');
  const toggle = page.getByRole('switch', { name: /^Two-factor authentication/ });
  await toggle.click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
  await dialog.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog.getByText('your password could not be verified')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog).toBeHidden();
  await expect(toggle).not.toBeChecked();
});
