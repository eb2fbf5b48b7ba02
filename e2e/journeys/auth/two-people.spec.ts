import { expect, test } from '../../fixtures/test.ts';

test('a page writes nothing as somebody who has logged in beside it', async ({
  playerPage: page,
  coaching,
  signIn,
  db,
}) => {
  const readName = async (id: string) => (await db.users.findUniqueOrThrow({ where: { id } })).first_name;
  const coach = await readName(coaching.pro.id);
  const player = await readName(coaching.player.id);
  await page.goto('/account/personal');
  await page.getByLabel('First name').fill('Somebody');
  await signIn(coaching.pro);
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
  await signIn(coaching.pro);
  const beside = await page.context().newPage();
  await beside.goto('/pro/home');
  await expect(page).toHaveURL(/\/pro\/home/);
  await expect(beside).toHaveURL(/\/pro\/home/);
});
