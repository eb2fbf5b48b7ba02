import type { User } from '@fairway/contracts/auth/accounts';
import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { PASSWORD, withoutCard } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a player changes their card, after the password', async ({ playerPage: page, coaching, db }) => {
  await withoutCard(db, coaching.player);
  await coaching.asPlayer.post('/stripe/add-card-details', { payment_method: 'pm_card_visa' });
  await page.goto('/account');
  await page.getByRole('link', { name: /Payment details/ }).click();
  await expect(page.getByRole('img', { name: 'Card ending 4 2 4 2' })).toBeVisible();

  await page.getByRole('button', { name: 'Change card' }).click();
  const password = page.getByLabel('Your password');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await password.fill('not my password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('your password could not be verified')).toBeVisible();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Test card form')).toBeHidden();
  await page.getByLabel('Name on the card').fill('Jamie Whitlock');
  await expect(page.getByText('Test card form')).toBeVisible();
  await page.getByRole('radio', { name: /0069/ }).check();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Your card has expired.')).toBeVisible();
  expect((await coaching.asPlayer.get<User>('/user')).stripe_card).toBe('4242');

  await page.getByRole('radio', { name: /3184/ }).check();
  for (const call of [/\/trpc\/[^?]*payments\.intent/, /\/trpc\/[^?]*payments\.updateCard/]) {
    await page.route(call, (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText(FAILURE_TEXTS.problem)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(FAILURE_TEXTS.problem)).toBeHidden();
    await page.unroute(call);
  }
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Your payment method has been updated')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Card ending 3 1 8 4' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Card ending 3 1 8 4' })).toBeVisible();
});

test('a player without a card adds one', async ({ playerPage: page, coaching, db }) => {
  await withoutCard(db, coaching.player);
  await page.goto('/account/subscription');
  await page.getByLabel('Name on the card').fill('Jamie Whitlock');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Your payment method has been updated')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Card ending 4 2 4 2' })).toBeVisible();
});

test('payment details are a player’s page', async ({ proPage: page }) => {
  await page.goto('/account/subscription');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Payment details/ })).toBeHidden();
});
