import { createHash } from 'node:crypto';
import { HOUR_MS } from '@fairway/time/units';
import { aLesson } from '@fairway/server/test/builders';
import { aVideo } from '@fairway/server/test/videos';
import { expect, test } from '../../fixtures/test.ts';

const MB = 1024 * 1024;
/** A video of some megabytes, what follows its end being no concern of a player's. */
const VIDEO = Buffer.concat([aVideo(), Buffer.alloc(6 * MB, 'golf')]);
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

test('a video whose line breaks in the middle goes on by itself from where it was, and arrives whole', async ({
  proPage: page,
  db,
  coaching,
}) => {
  const lesson = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 24 * HOUR_MS) });
  await page.goto(`/pro/players/${coaching.player.id}/history/lesson/${lesson.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Swing');
  await page.getByRole('button', { name: 'Add video' }).click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'swing.webm', mimeType: 'video/webm', buffer: VIDEO });

  // The first stretch arrives in part: as if the line had gone dead in the middle of it.
  const cut = Math.floor(VIDEO.length * 0.6);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const UPLOADS = '**/api/uploads/*';
  const broken = Promise.withResolvers<void>();
  await page.route(UPLOADS, async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    await route.fetch({
      postData: VIDEO.subarray(0, cut),
      headers: { ...request.headers(), 'content-length': `${cut}` },
    });
    await route.abort('connectionreset');
    // The rest goes its own way, and not through this test, which would have to copy each byte of it.
    await page.unroute(UPLOADS);
    broken.resolve();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Some megabytes pass through this test, and the app waits before it asks how far it had come: each stage has time of its own.
  await broken.promise;
  await expect.poll(() => offsets).toHaveLength(2);
  await expect(page.getByText('Your lesson record has been saved')).toBeVisible();
  expect(offsets).toEqual([0, cut]);

  const section = await db.lesson_sections.findFirstOrThrow({
    where: { lesson_id: lesson.id },
    include: { file: true },
  });
  const { key = '' } = section.file ?? {};
  const served = await page.request.get(`/files/${key}/original.webm`);
  expect(sha256(await served.body())).toBe(sha256(VIDEO));
});
