import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Db } from '@fairway/db/client';
import { nearFreeTime } from '../../fixtures/coaching.ts';
import { newAddress } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const PASSWORD = 'three long irons';

/** Some of the digits that a code may have. */
const makeDigits = (count: number) => Array.from({ length: count }, () => randomInt(2, 10)).join('');

/** A coach's code that no other test has, which an address could mistake for a number: 234567 or 2E3456. */
async function giveCode(db: Db, pro: { id: string }, kind: 'digits' | 'exponent' = 'digits'): Promise<string> {
  const referral_code = kind === 'digits' ? makeDigits(6) : `${makeDigits(1)}E${makeDigits(4)}`;
  await db.users.update({ where: { id: pro.id }, data: { referral_code } });
  return referral_code;
}

const step = (page: Page, nth: number) =>
  expect(page.getByRole('progressbar', { name: 'Your sign-up' })).toHaveAttribute('aria-valuenow', `${nth}`);
const go = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click();

async function fillAccount(page: Page, email: string): Promise<void> {
  await step(page, 2);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await go(page);
}

async function fillAddress(page: Page): Promise<void> {
  await step(page, 3);
  await page.getByLabel('Address line 1').fill('4 Mill Lane');
  await page.getByLabel('Town or city').fill('Lewes');
  await page.getByLabel('Postcode').fill('BN7 2LA');
  await page.getByLabel('County').selectOption('East Sussex');
  await go(page);
}

async function fillDetails(page: Page): Promise<void> {
  await step(page, 4);
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Taylor');
  await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
  await page.getByLabel('Day').fill('4');
  await page.getByLabel('Month').fill('12');
  await page.getByLabel('Year').fill('1990');
  await page.getByRole('radio', { name: 'Left-handed' }).check();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

test('a player joins by their coach’s code with five fields, and is welcomed @both', async ({ page, db, coaching }) => {
  const code = await giveCode(db, coaching.pro);
  const email = newAddress();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Signup with code' }).click();
  const told = {
    'Your coach’s code': code.toLowerCase(),
    'First name': 'Alex',
    'Last name': 'Taylor',
    Email: email,
    Password: PASSWORD,
  };
  for (const [label, value] of Object.entries(told)) await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByText('You are joining Robin Calder')).toBeVisible();
  const fields = await page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).keys()]);
  expect(fields).toHaveLength(Object.keys(told).length);
  expect(fields).toHaveLength(5);
  await go(page, 'Create my account');

  await expect(page).toHaveURL(/\/player\/profile$/);
  await expect(page.getByText('Welcome to Fairway, Alex!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Book your first lesson' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/player\/profile$/);
  expect(await db.users.findFirstOrThrow({ where: { email } })).toMatchObject({
    type: 'player',
    pro_id: coaching.pro.id,
    address_line1: null,
    dob: null,
    stripe_card: null,
  });
});

test('whoever joins on the way to a booking comes back to it', async ({ page, db, coaching }) => {
  const code = await giveCode(db, coaching.pro);
  const { date, start } = await nearFreeTime(coaching);
  const booking = `/player/lessons/book?date=${date}&time=${start.slice(0, 5)}`;
  await page.goto(`/onboard?code=${code}&from=${encodeURIComponent(booking)}`);
  await expect(page.getByText('You are joining Robin Calder')).toBeVisible();
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Taylor');
  await page.getByLabel('Email').fill(coaching.player.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await go(page, 'Create my account');
  await expect(page.getByText('There is already an account with this email address.')).toBeVisible();
  await page.getByLabel('Email').fill(newAddress());
  await go(page, 'Create my account');
  await page.getByRole('button', { name: 'Book lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Your lesson is booked' })).toBeVisible();
});

test('a player joins step by step, with a card, and is welcomed @both', async ({ page, db, coaching }) => {
  const code = await giveCode(db, coaching.pro);
  const email = newAddress();
  await page.goto(`/onboard?code=${code}`);
  await page.getByRole('link', { name: 'Add my address and card now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are joining Robin Calder');
  await go(page, 'Get started');
  await expect(page.getByText('You are joining Robin Calder')).toBeVisible();
  await fillAccount(page, email);
  await fillAddress(page);
  await fillDetails(page);
  await go(page, 'Create my account');
  await step(page, 5);
  await page.getByLabel('Name on the card').fill('Alex Taylor');
  await go(page, 'Save card');
  await expect(page).toHaveURL(/\/player\/profile$/);
  await expect(page.getByText('Welcome to Fairway, Alex!')).toBeVisible();
  expect(await db.users.findFirstOrThrow({ where: { email } })).toMatchObject({
    type: 'player',
    pro_id: coaching.pro.id,
    handed: 'left',
    stripe_card: '4242',
  });
});

test('nothing is lost by a reload, by going back, or by a lost connection, and the card may wait', async ({
  page,
  context,
  db,
  coaching,
}) => {
  const code = await giveCode(db, coaching.pro, 'exponent');
  const email = newAddress();
  await page.goto(`/onboard?code=${code}&step=1`);
  await go(page, 'Get started');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await fillAccount(page, email);
  await fillAddress(page);
  await step(page, 4);
  await page.getByLabel('First name').fill('Alex');
  await page.goBack();
  await expect(page.getByLabel('Town or city')).toHaveValue('Lewes');
  await page.goForward();
  await expect(page.getByLabel('First name')).toHaveValue('Alex');

  await page.goto('/onboard');
  await step(page, 4);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Town or city')).toHaveValue('Lewes');
  await page.getByLabel('Town or city').fill('Brighton');
  await go(page);
  await fillDetails(page);

  await context.setOffline(true);
  await go(page, 'Create my account');
  const held = page.getByText('You can send this once the connection is back.');
  await expect(held).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  // The app asks the server first whether it is there.
  await expect(held).toBeHidden();
  await page.route('**/trpc/**', (route) => route.abort());
  await go(page, 'Create my account');
  await expect(page.getByText('What you have entered is kept')).toBeVisible();
  await page.unroute('**/trpc/**');
  await go(page, 'Create my account');
  await step(page, 5);
  await expect(page.getByText('Your account is ready')).toBeVisible();
  await page.reload();
  await step(page, 5);
  await go(page, 'Not now');
  await expect(page).toHaveURL(/\/player\/profile$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/player\/profile$/);
  expect(await db.users.findFirstOrThrow({ where: { email } })).toMatchObject({
    address_city: 'Brighton',
    stripe_card: null,
  });
});

test('a code of nobody, an address of somebody and a card that is declined are told, and can be mended', async ({
  page,
  db,
  coaching,
}) => {
  const code = await giveCode(db, coaching.pro);
  const email = newAddress();
  await page.goto('/onboard?step=2');
  await page.getByRole('textbox', { name: 'Your coach’s code' }).fill('ZZZZZZ');
  await expect(page.getByText('We do not recognise this code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your coach’s code' }).fill(code);
  await expect(page.getByText('You are joining Robin Calder')).toBeVisible();
  await fillAccount(page, coaching.player.email);
  await expect(page.getByText('There is already an account with this email address.')).toBeVisible();
  await fillAccount(page, email);
  await fillAddress(page);
  await fillDetails(page);
  await go(page, 'Create my account');
  await step(page, 5);
  await page.getByLabel('Name on the card').fill('Alex Taylor');
  await page.getByRole('radio', { name: /0069/ }).check();
  await go(page, 'Save card');
  await expect(page.getByText('Your card has expired.')).toBeVisible();
  await page.getByRole('radio', { name: /4242/ }).check();
  await go(page, 'Save card');
  await expect(page).toHaveURL(/\/player\/profile$/);
});
