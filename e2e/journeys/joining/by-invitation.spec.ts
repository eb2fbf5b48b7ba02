import type { Page } from '@playwright/test';
import { linkIn, mailTo } from '../../fixtures/mailbox.ts';
import { newAddress } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const PASSWORD = 'three long irons';

async function invite(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
}

test('a coach invites, sends again, and takes the invitation back', async ({ proPage: page }) => {
  const email = newAddress();
  await page.goto('/pro/home');
  await page.getByRole('link', { name: 'Add player' }).click();
  await invite(page, email);
  await expect(
    page.getByText('Your player has been added. An email has been sent to them explaining how to sign up.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/pro\/home$/);
  const first = await mailTo(email, 'has invited you to Fairway');

  await page.goto('/pro/players/invite');
  await invite(page, email.toUpperCase());
  await expect(page.getByText('This address is already invited.')).toBeVisible();
  await page.getByRole('link', { name: 'Resend it' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/pro\/players\/pending\//);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('An email has been resent to Jordan Okafor')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(page.getByText('Are you sure you want to remove this pending player?')).toBeVisible();
  await page.getByRole('button', { name: 'Remove player' }).click();
  await expect(page.getByText('Your player has been deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/pro\/players$/);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await page.goto(linkIn(first, '/accept-invite'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is no longer valid');
});

test('a player joins by the link of the mail, once, and goes on to what is missing', async ({ page, db, coaching }) => {
  const email = newAddress();
  await coaching.asPro.post('/pending_player', { first_name: 'Jordan', last_name: 'Okafor', email });
  const link = linkIn(await mailTo(email, 'has invited you to Fairway'), '/accept-invite');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Jordan');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password', { exact: true }).fill('three long putts');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await page.getByLabel('Repeat password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept invitation' }).click();

  await expect(page).toHaveURL(/\/onboard/);
  await page.getByLabel('Address line 1').fill('4 Mill Lane');
  await page.getByLabel('Town or city').fill('Lewes');
  await page.getByLabel('Postcode').fill('BN7 2LA');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Jordan');
  await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
  await page.getByLabel('Day').fill('31');
  await page.getByLabel('Month').fill('1');
  await page.getByLabel('Year').fill('1984');
  await page.getByRole('radio', { name: 'Right-handed' }).check();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name on the card').fill('Jordan Okafor');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/player\/profile$/);
  await expect(page.getByText('Welcome to Fairway, Jordan!')).toBeVisible();
  expect(await db.users.findFirstOrThrow({ where: { email } })).toMatchObject({
    pro_id: coaching.pro.id,
    stripe_card: '4242',
  });

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have already joined');
});

test('a player joins by the code of the mail and the address it went to', async ({ page, db, coaching }) => {
  const email = newAddress();
  await coaching.asPro.post('/pending_player', { first_name: 'Jordan', last_name: 'Okafor', email });
  const { code } = await db.invitations.findFirstOrThrow({ where: { email } });
  await page.goto('/login?stage=token');
  await page.getByRole('textbox', { name: '6-character code' }).fill(code);
  await expect(page).toHaveURL(/\/accept-invite/);
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@else.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByText('This is not the address that the invitation was sent to.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL(/\/onboard/);
});
