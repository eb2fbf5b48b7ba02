import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { fillInLogin } from '../fixtures/pages.ts';
import { PASSWORD } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a player signs in, stays signed in over a reload, and logs out @both', async ({ page, coaching }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await fillInLogin(page, coaching.player.email.toUpperCase(), PASSWORD);
  await expect(page).toHaveURL(/\/player\/profile$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(coaching.player.first_name);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/player/lessons');
  await expect(page).toHaveURL(/\/login/);
});

test('a wrong password is answered in the words people know, and loses nothing', async ({ page, coaching }) => {
  await page.goto('/login');
  await fillInLogin(page, coaching.pro.email, 'not-the-password');
  await expect(page.getByText(FAILURE_TEXTS.credentials)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(coaching.pro.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/pro\/home$/);
});

test('a page asked for before signing in opens after it', async ({ page, coaching }) => {
  await page.goto('/pro/lessons/settings');
  await fillInLogin(page, coaching.pro.email, PASSWORD);
  await expect(page).toHaveURL(/\/pro\/lessons\/settings$/);
});

test('nobody gets into the rooms of another role', async ({ playerPage: page, coaching, openAs }) => {
  await page.goto('/pro/home');
  await expect(page).toHaveURL(/\/player\/profile$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/player\/profile$/);
  const answer = await page.request.get('/admin/queues', { maxRedirects: 0 });
  expect(answer.ok()).toBe(false);

  const coach = await openAs(coaching.pro);
  await coach.goto('/account/children');
  await expect(coach).toHaveURL(/\/account$/);
});

test('an unknown address leads to the page that is not there, and from there home, over a start that is never blank', async ({
  proPage: page,
}) => {
  await page.clock.install();
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Before anything asks who is signed in: a slow machine still fetches the page that was pointed at when the time has moved on.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/trpc\/accounts\.user/, async (route) => {
    await answered;
    await route.continue();
  });
  // Pointing at a link fetches its page.
  const home = page.getByRole('link', { name: 'Back to the fairway' });
  await home.focus();
  // So much later who is signed in is asked anew.
  await page.clock.fastForward(10_000);
  await home.click();
  await expect(page.getByText('Opening Fairway')).toBeAttached();
  answer();
  await expect(page).toHaveURL(/\/pro\/home$/);
});
