import { randomInt } from 'node:crypto';
import { addDays } from '@fairway/time/calendar';
import { formatDay } from '@fairway/time/phrases';
import { newAddress } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const PASSWORD = 'three long irons';

test('a coach switches their page on, and a stranger chooses a time there, joins, and books it', async ({
  page,
  openAs,
  db,
  coaching,
}) => {
  const referral_code = `P${Array.from({ length: 5 }, () => randomInt(2, 10)).join('')}`;
  await db.users.update({ where: { id: coaching.pro.id }, data: { referral_code } });
  await page.goto(`/c/${referral_code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost ball');

  const coachPage = await openAs(coaching.pro);
  await coachPage.goto('/account/public-page');
  await coachPage.getByRole('switch', { name: 'Public page' }).check();
  await coachPage.getByRole('link', { name: 'Preview your page' }).click();
  await expect(coachPage.getByText('This is your public page, as others see it.')).toBeVisible();

  // Nothing is fetched ahead: what counts is what the page itself needs.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto(`/c/${referral_code.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Calder');
  await page.waitForLoadState('networkidle');
  expect([...asked].filter((url) => url.includes('/trpc/'))).toEqual([]);
  expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(17);
  page.removeAllListeners('request');

  const date = addDays(new Date().toISOString().slice(0, 10), 3);
  await page.getByRole('button', { name: new RegExp(`^${formatDay(date)}, `) }).click();
  const time = page.getByRole('link', { name: /^Book \d/ }).nth(2);
  const chosen = (await time.textContent())?.replace('Book ', '') ?? '';
  await time.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(page.getByText('You are joining Robin Calder')).toBeVisible();
  const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const email = newAddress();
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Taylor');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await go('Create my account');

  await expect(page).toHaveURL(/\/player\/lessons\/book\?/);
  // They have been welcomed where they were led to. The toast is loaded once the browser is idle, which it never is here.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fairway-first-visit'))).toBeNull();
  await expect(page.getByRole('radio', { name: chosen, exact: true })).toBeChecked();
  await go('Book lesson');
  await expect(page).toHaveURL(/\/confirmation$/);
  const player = await db.users.findFirstOrThrow({ where: { email } });
  expect(await db.lessons.findFirstOrThrow({ where: { player_id: player.id } })).toMatchObject({
    pro_id: coaching.pro.id,
    cancelled_at: null,
  });

  // From now on the page leads them straight to the booking.
  await page.goto(`/c/${referral_code}?duration=60&date=${date}&time=${chosen.slice(0, 5)}`);
  await expect(page).toHaveURL(/\/player\/lessons\/book\?/);
  await expect(page.getByText('The time you chose is no longer free. Please choose another.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take / })).toBeVisible();
});
