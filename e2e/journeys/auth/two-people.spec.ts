import type { Page, Route } from '@playwright/test';
import { muteEvents } from '../../fixtures/slow-window.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Has a page hear nothing more of who is logged in until it writes: a page that has heard shows that person's details in place of these. */
async function keepUnaware(page: Page): Promise<void> {
  const held: Route[] = [];
  let hasWritten = false;
  await page.route(/\/trpc\/.*accounts\.user/, async (route) => {
    if (hasWritten) await route.continue();
    else held.push(route);
  });
  await page.route(/\/trpc\/people\.saveUser/, async (route) => {
    hasWritten = true;
    await Promise.all(held.map((read) => read.abort()));
    await route.continue();
  });
}

test('a page writes nothing as somebody who has logged in beside it', async ({
  playerPage: page,
  coaching,
  signIn,
  db,
}) => {
  const readName = async (id: string) => (await db.users.findUniqueOrThrow({ where: { id } })).first_name;
  const coach = await readName(coaching.pro.id);
  const player = await readName(coaching.player.id);
  await muteEvents(page.context());
  await page.goto('/account/personal');
  await page.getByLabel('First name').fill('Somebody');
  await keepUnaware(page);
  await signIn(coaching.pro, { isBeside: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect([await readName(coaching.pro.id), await readName(coaching.player.id)]).toEqual([coach, player]);
});

test('a tab leaves the pages of whoever was there before another person logged in beside it', async ({
  playerPage: page,
  coaching,
  signIn,
}) => {
  await page.goto('/player/lessons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(coaching.pro, { isBeside: true });
  const beside = await page.context().newPage();
  await beside.goto('/pro/home');
  await expect(page).toHaveURL(/\/pro\/home/);
  await expect(beside).toHaveURL(/\/pro\/home/);
});

test('what somebody has typed is not held back for another person who logs in beside it', async ({
  playerPage: page,
  coaching,
  signIn,
}) => {
  await page.goto('/account/personal');
  await page.getByLabel('First name').fill('Somebody');
  await signIn(coaching.pro, { isBeside: true });
  await (await page.context().newPage()).goto('/pro/home');
  await expect(page.getByLabel('First name')).toHaveValue(coaching.pro.first_name);
});
