import { aLesson } from '@fairway/server/test/builders';
import { morningBack } from '../../fixtures/daytime.ts';
import { expect, test } from '../../fixtures/test.ts';

test('coach and player find a lesson again by what was said in it', async ({ proPage: page, coaching, db, signIn }) => {
  const { pro, player } = coaching;
  const lesson = await aLesson(db, { pro, player }, { starts_at: morningBack(3) });
  const other = await aLesson(db, { pro, player }, { starts_at: morningBack(10) });
  const write = (id: string, title: string, content: string) =>
    coaching.asPro.post(`/lesson/${id}/record`, { title, records: [{ ref: 'a', type: 'text', content }] });
  await write(lesson.id, 'Tempo first', 'Hold it like a bird: a lighter grip for every club');
  await write(other.id, 'Grip and posture', 'Only a draft so far');
  await coaching.asPro.post(`/lesson/${lesson.id}/record`, { records: [] });

  await page.goto('/pro/lessons/records');
  await page.getByRole('link', { name: 'Search records' }).click();
  await page.getByRole('searchbox', { name: 'Search records' }).fill('gri');
  await expect(page.getByRole('status').filter({ hasText: '2 records' })).toBeVisible();
  await expect(page).toHaveURL(/\/pro\/lessons\/search\?q=gri$/);
  await expect(page.locator('mark')).toHaveText(['grip', 'Grip']);
  await page.getByRole('link', { name: /^Tempo first/ }).click();
  await expect(page.getByText('Hold it like a bird')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search records' })).toHaveValue('gri');

  await signIn(player);
  await page.goto('/player/lessons/search?q=grip');
  await expect(page.getByRole('status').filter({ hasText: '1 record' })).toBeVisible();
  await page.getByRole('link', { name: /^Tempo first/ }).click();
  await expect(page.getByText('Hold it like a bird')).toBeVisible();
});
