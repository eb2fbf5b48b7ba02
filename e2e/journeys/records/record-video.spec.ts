import { readFile } from 'node:fs/promises';
import { HOUR_MS } from '@fairway/time/units';
import { aLesson } from '@fairway/server/test/builders';
import { makeClip } from '@fairway/server/test/clips';
import { expect, test } from '../../fixtures/test.ts';

/** Videos are made ready one after another, those of other journeys before this one's. */
const MADE = { timeout: 60_000 };

test('a clip of 240 frames a second is made ready by the worker, and the player sees it play', async ({
  proPage: page,
  openAs,
  db,
  coaching,
}) => {
  test.slow();
  const { player } = coaching;
  const lesson = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 24 * HOUR_MS) });
  await page.goto(`/pro/players/${player.id}/history/lesson/${lesson.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Your swing');
  await page.getByRole('button', { name: 'Add video' }).click();
  const buffer = await readFile(await makeClip({ fps: 240, click: 0.6 }));
  await page.locator('input[type=file]').last().setInputFiles({ name: 'swing.mp4', mimeType: 'video/mp4', buffer });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your lesson record has been saved')).toBeVisible();

  const reader = await openAs(player);
  await reader.goto(`/player/lesson/${lesson.id}`);
  const video = reader.getByLabel('Video of the lesson', { exact: true });
  await expect(video).toBeVisible(MADE);
  await expect(video).toHaveAttribute('src', /\/everyday\.mp4/);
  await expect(video).toHaveJSProperty('videoWidth', 160);
  expect(await db.videos.findFirst({ where: { file: { owner_id: coaching.pro.id } } })).toMatchObject({
    status: 'ready',
    slow: true,
    fps: 240,
  });
});

test('a video that nothing can be made of says so, and a tap tries it again', async ({
  proPage: page,
  db,
  coaching,
}) => {
  test.slow();
  const lesson = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 24 * HOUR_MS) });
  await page.goto(`/pro/players/${coaching.player.id}/history/lesson/${lesson.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Your swing');
  await page.getByRole('button', { name: 'Add video' }).click();
  // What it says it is, and not one picture.
  const buffer = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom\0\0\0\x08free', 'latin1');
  await page.locator('input[type=file]').last().setInputFiles({ name: 'swing.mp4', mimeType: 'video/mp4', buffer });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your lesson record has been saved')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Failed to load video, tap here to retry' });
  await expect(retry).toBeVisible(MADE);
  const { file_id } = await db.lesson_sections.findFirstOrThrow({ where: { lesson_id: lesson.id } });
  const countRequests = async () =>
    (await db.outbox.findMany({ where: { topic: 'video.stored' } })).filter(
      ({ payload }) => (payload as { file_id: string }).file_id === file_id,
    ).length;
  expect(await countRequests()).toBe(1);
  await retry.click();
  await expect.poll(countRequests).toBe(2);
  await expect(retry).toBeVisible(MADE);
});
