import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { Page } from '@playwright/test';
import { mailTo, pinIn, wrongFor } from '../../fixtures/mailbox.ts';
import { PASSWORD } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const SUBJECT = 'Your Fairway login pin';

async function giveThePassword(page: Page, email: string) {
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your pin' })).toBeVisible();
}

test('a coach switches two-factor on, and signs in with the pin of a mail', async ({ page, coaching, signIn }) => {
  const { email } = coaching.pro;
  await signIn(coaching.pro);
  await page.goto('/account');
  await page.getByRole('link', { name: /^Security/ }).click();
  const toggle = page.getByRole('switch', { name: /^Two-factor authentication/ });
  const saved = page.waitForResponse(/accounts\.saveSettings/);
  await toggle.click();
  await expect(toggle).toBeChecked();
  // The switch turns before the server has answered, and a page that is loaded anew meanwhile breaks the call off.
  await saved;
  await page.reload();
  await expect(toggle).toBeChecked();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);

  await page.goto('/pro/lessons/settings');
  await giveThePassword(page, email);
  await expect(page.getByLabel('Pin')).toBeFocused();
  const pin = pinIn(await mailTo(email, SUBJECT));
  await page.getByLabel('Pin').fill(wrongFor(pin));
  await expect(page.getByRole('alert')).toHaveText(FAILURE_TEXTS.two_factor);
  await expect(page.getByLabel('Pin')).toHaveValue('');
  await page.getByLabel('Pin').fill(pin);
  await expect(page).toHaveURL(/\/pro\/lessons\/settings$/);
});

test('another pin takes the place of the first', async ({ page, coaching, db }) => {
  const { id, email } = coaching.player;
  await db.settings.update({ where: { user_id: id }, data: { two_factor_auth: true } });
  await page.clock.install();
  await page.goto('/login');
  await giveThePassword(page, email);
  const first = pinIn(await mailTo(email, SUBJECT));
  await expect(page.getByText(/^You can ask for a new pin in/)).toBeVisible();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Send a new pin' }).click();
  await expect(page.getByText('A new pin is on its way. The old one no longer works.')).toBeVisible();
  await expect.poll(async () => pinIn(await mailTo(email, SUBJECT)), { timeout: 20_000 }).not.toBe(first);
  const second = pinIn(await mailTo(email, SUBJECT));
  await page.getByLabel('Pin').fill(first);
  await expect(page.getByRole('alert')).toHaveText(FAILURE_TEXTS.two_factor);
  await page.getByLabel('Pin').fill(second);
  await expect(page).toHaveURL(/\/player\/profile$/);
});
