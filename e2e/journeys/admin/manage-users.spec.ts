import { randomUUID } from 'node:crypto';
import { linkIn, mailTo } from '../../fixtures/mailbox.ts';
import { addAdmin, PASSWORD } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an admin makes a coach, who sets a password by mail, changes them and deletes them @desktop', async ({
  page,
  browser,
  baseURL,
  db,
  signIn,
}) => {
  const email = `nicola-${randomUUID()}@example.com`;
  await signIn(await addAdmin(db));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/players$/);
  await expect(page.getByRole('link', { name: 'Account' })).toBeHidden();

  await page.getByRole('link', { name: 'Add User' }).click();
  await expect(page.getByRole('heading', { name: 'New user' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Nicola');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('Please enter a last name.')).toBeVisible();
  await page.getByLabel('Last name').fill('Ward');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nicola Ward' })).toBeVisible();

  // The coach follows the link on a device of their own.
  const { pathname, search } = new URL(linkIn(await mailTo(email), '/set-password'));
  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const coach = await device.newPage();
  await coach.goto(`${pathname}${search}`);
  await coach.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await coach.getByLabel('Repeat password', { exact: true }).fill(PASSWORD);
  await coach.getByRole('button', { name: 'Set password' }).click();
  await expect(coach).toHaveURL(/\/subscribe$/);

  await page.getByLabel('First name').fill('Nico');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Nico Ward' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete user' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Nico Ward?' });
  await expect(question.getByRole('button', { name: 'Delete user' })).toBeDisabled();
  await question.getByLabel('Type “delete” to confirm').fill('delete');
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('User deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/players$/);

  // Gone: from the list, and from their own device.
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/players\/search\?q=/);
  await coach.goto('/pro/home');
  await expect(coach).toHaveURL(/\/login/);
  await device.close();
});

test('an admin finds a player, turns the pages by their address and reads what admins did @desktop', async ({
  page,
  db,
  signIn,
  coaching,
}) => {
  const admin = await addAdmin(db);
  await signIn(admin);
  await page.goto(`/admin/players/search?q=${coaching.player.email.toUpperCase()}`);
  await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeVisible();
  await page.getByRole('cell').getByRole('link', { name: 'Jamie Whitlock' }).click();
  await expect(page.getByRole('heading', { name: 'Jamie Whitlock' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Type' })).toBeHidden();
  await page.getByRole('link', { name: 'Coach profile' }).click();
  await expect(page.getByRole('heading', { name: 'Robin Calder' })).toBeVisible();
  await page.getByLabel('Last name').fill('Calder-Hay');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Robin Calder-Hay' })).toBeVisible();

  await page.getByRole('link', { name: 'Audit' }).click();
  const acts = page.getByRole('list', { name: 'Admin activity' });
  await expect(acts.getByRole('link', { name: 'Robin Calder-Hay' }).first()).toBeVisible();
  await page.goto('/admin/players?page=9999');
  await expect(page.getByText('There is nobody on this page of the list.')).toBeVisible();
  await page.goto(`/admin/players/${admin.id}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete user' })).toBeHidden();
});

test('nobody but an admin gets in', async ({ page, coaching, signIn }) => {
  for (const [person, home] of [
    [coaching.player, '/player/profile'],
    [coaching.pro, '/pro/home'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await signIn(person);
    for (const path of [
      '/admin',
      '/admin/players',
      '/admin/players/new',
      `/admin/players/${person.id}`,
      '/admin/audit',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    }
  }
});
