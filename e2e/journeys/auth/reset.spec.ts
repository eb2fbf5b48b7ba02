import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { linkIn, mailTo, pinIn, wrongFor } from '../../fixtures/mailbox.ts';
import { PASSWORD } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const NEW = 'links-and-heather-2';

test('a player who has forgotten the password gets a pin by mail, chooses another and is in', async ({
  page,
  coaching,
}) => {
  const { email } = coaching.player;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Send password reset email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const mail = await mailTo(email, 'Reset your Fairway password');
  await page.goto(linkIn(mail, '/reset'));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await page.getByLabel('Reset pin').fill(wrongFor(pinIn(mail)));
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(FAILURE_TEXTS.reset);
  await page.getByLabel('Reset pin').fill(pinIn(mail));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/player\/profile$/);
  await mailTo(email, 'Your Fairway password was changed');

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/login?stage=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(FAILURE_TEXTS.credentials)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/player\/profile$/);
});

test('an address that nobody has is answered in the same words', async ({ page }) => {
  await page.goto('/forgot');
  await page.getByLabel('Email').fill('nobody-at-all@example.com');
  await page.getByRole('button', { name: 'Send password reset email' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'nobody-at-all@example.com' })).toContainText(
    'has an account, a pin is on its way.',
  );
  await page.getByRole('link', { name: 'Enter the pin' }).click();
  await expect(page).toHaveURL(/\/reset\?email=nobody-at-all%40example\.com$/);
});

test('a reset without an address, and a first password without a link, lead to the page that is not there', async ({
  page,
}) => {
  for (const path of ['/reset', '/set-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/404$/);
  }
});
