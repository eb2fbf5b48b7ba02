import { HOUR_MS } from '@fairway/time/units';
import { aLesson } from '@fairway/server/test/builders';
import type { Drill } from '@fairway/contracts/practice/drills';
import { expect, test } from '../../fixtures/test.ts';

test('a coach adds a drill to a record without a signal; it arrives once, and the player opens it from there', async ({
  proPage: page,
  context,
  openAs,
  db,
  coaching,
}) => {
  const { player, asPro } = coaching;
  const drill = await asPro.post<Drill>('/drill', {
    title: 'Gate putting',
    content: 'Two tees, ten putts.',
    minutes: 10,
  });
  const lesson = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 24 * HOUR_MS) });
  await page.goto(`/pro/players/${player.id}/history/lesson/${lesson.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Putting');
  // Once the drills have been shown, the device has them and all that it shows them with.
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Gate putting' });
  await page.getByRole('button', { name: 'Add drill' }).click();
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add drill' }).click();
  await choice.click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Gate putting\n\nTwo tees, ten putts.');
  await expect(page.getByText('Saved on this device, not uploaded yet')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Drill' })).toContainText('10 minutes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your lesson record has been saved')).toBeVisible();
  expect(await db.lesson_sections.findMany({ where: { lesson_id: lesson.id } })).toMatchObject([
    { type: 'text', drill_id: drill.id, content: 'Gate putting\n\nTwo tees, ten putts.', revision: 1 },
  ]);

  await asPro.delete(`/drill/${drill.id}`);
  const reader = await openAs(player);
  await reader.goto(`/player/lesson/${lesson.id}`);
  await expect(reader.getByText('Two tees, ten putts.', { exact: true })).toBeVisible();
  await reader.getByRole('link', { name: 'Gate putting' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Gate putting' })).toBeVisible();
});
