import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { aLesson } from '@fairway/server/test/builders';
import { morningBack } from '../../fixtures/daytime.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a coach scrolls to the first of many lessons, stars one, and finds it in the history @desktop', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const { pro, player, otherPlayer } = coaching;
  const MANY = 70;
  for (let days = 1; days <= MANY; days += 1) await aLesson(db, { pro, player }, { starts_at: morningBack(days) });
  const other = await aLesson(db, { pro, player: otherPlayer }, { starts_at: morningBack(MANY + 1) });
  await page.goto('/pro/lessons');
  await page.getByRole('link', { name: /^Lesson records/ }).click();
  await expect(page.getByRole('link', { name: /Create new lesson record/ }).first()).toBeVisible();
  const first = page.getByRole('link', { name: /^P. Nair/ });
  await page
    .getByRole('link', { name: /Create new lesson record/ })
    .first()
    .focus();
  for (let turn = 0; turn < 6 && !(await first.isVisible()); turn += 1) {
    const rows = await page.getByRole('link', { name: /Create new lesson record/ }).count();
    await page.keyboard.press('End');
    await expect(async () => {
      const now = await page.getByRole('link', { name: /Create new lesson record/ }).count();
      expect(now > rows || now === MANY + 1).toBe(true);
    }).toPass();
  }
  await expect(page.getByRole('link', { name: /Create new lesson record/ })).toHaveCount(MANY + 1);

  await page.getByRole('button', { name: /^Favourite, P. Nair/ }).click();
  await expect(page.getByRole('button', { name: /^Favourite, P. Nair/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await coaching.asPro.get<Lesson>(`/lesson/${other.id}`)).pro_starred).toBe(true);
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page.getByRole('link', { name: /Create new lesson record/ })).toHaveCount(1);
  await first.click();
  // At a desk the lesson opens beside the list, and leads on to its record.
  await expect(page.getByRole('heading', { name: 'Lesson', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Write the record/ }).click();
  await expect(page.getByText('Priya Nair').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the history' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Create new lesson record/ })).toHaveCount(1);
});

test('the history of somebody else’s player reads as not found', async ({ page, coaching, signIn, db }) => {
  const lesson = await aLesson(db, coaching, { starts_at: morningBack(3) });
  await signIn(coaching.pro);
  for (const path of [
    '/pro/players/0190b1a2-0000-7000-8000-000000000000/history',
    `/pro/players/${coaching.pro.id}/history`,
    `/pro/players/${coaching.otherPlayer.id}/history/lesson/${lesson.id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Lost ball' })).toBeVisible();
  }
});

test('the lesson on now leads to its record, with the next one below', async ({ proPage: page, coaching, db }) => {
  const minute = 60_000;
  const now = new Date(Math.floor(Date.now() / minute) * minute - 10 * minute);
  const current = await aLesson(db, coaching, { starts_at: now });
  await aLesson(
    db,
    { pro: coaching.pro, player: coaching.otherPlayer },
    { starts_at: new Date(now.getTime() + 90 * minute) },
  );
  await page.goto('/pro/home');
  await expect(page.getByText('On now')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Next lesson' })).toContainText('P. Nair');
  await page.getByRole('link', { name: 'Create new Lesson record' }).click();
  await expect(page).toHaveURL(`/pro/players/${coaching.player.id}/history/lesson/${current.id}`);
  await expect(page.getByRole('heading', { name: 'Lesson', exact: true })).toBeVisible();
});
