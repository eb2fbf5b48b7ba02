import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '@fairway/time/units';
import { aLesson } from '@fairway/server/test/builders';
import { expect, test } from '../../fixtures/test.ts';

const SWING = path.join(import.meta.dirname, '../../../packages/ui/src/testing/swing.webm');

test('a coach draws over a swing and speaks to it, and the player compares it with an older one @desktop', async ({
  proPage: page,
  openAs,
  db,
  coaching,
  baseURL,
}) => {
  // Videos are made ready one after another, those of other journeys before these.
  test.slow();
  const { player } = coaching;
  const buffer = await readFile(SWING);
  const swing = { name: 'swing.webm', mimeType: 'video/webm', buffer };
  const older = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 30 * 24 * HOUR_MS) });
  const newer = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 24 * HOUR_MS) });
  const headers = { origin: baseURL ?? '' };
  const address = `/api/lesson/${older.id}/record`;
  const multipart = { 'records[0][ref]': 'before', 'records[0][type]': 'video', 'records[0][video]': swing };
  expect((await page.request.post(address, { headers, multipart })).status()).toBe(200);
  expect((await page.request.post(address, { headers, data: { title: 'Before', records: [] } })).status()).toBe(200);

  await page.goto(`/pro/players/${player.id}/history/lesson/${newer.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Your swing');
  await page.getByRole('button', { name: 'Add video' }).click();
  await page.locator('input[type=file]').last().setInputFiles(swing);
  const moment = page.getByRole('slider', { name: 'Moment of Video' });
  await expect(moment).toHaveAttribute('aria-valuetext', '0.00 s, frame 1 of 60');
  await page.getByRole('button', { name: 'One frame on' }).click();
  await expect(moment).toHaveAttribute('aria-valuetext', '0.04 s, frame 2 of 60');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const board = page.getByRole('application');
  const box = await board.boundingBox();
  if (!box) throw new Error('There is no picture to draw on.');
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.8, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Yellow line' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add voice note' }).click();
  await expect(page.getByRole('timer', { name: 'Recording' })).toHaveText(/^0:0[1-9]$/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('group', { name: 'Voice note' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your lesson record has been saved')).toBeVisible();

  const reader = await openAs(player);
  await reader.goto(`/player/lesson/${newer.id}`);
  await expect(reader.getByRole('img', { name: 'Drawn: Yellow line' })).toBeVisible({ timeout: 60_000 });
  const said = reader.getByRole('group', { name: 'Voice note' }).locator('audio');
  await expect(said).toHaveAttribute('src', /^\/files\/voices\//);
  await expect.poll(() => said.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  await reader.getByRole('link', { name: 'Compare with another swing' }).click();
  await expect(reader.getByRole('heading', { name: 'Compare swings' })).toBeVisible();
  const both = reader.getByRole('slider', { name: 'Moment of both clips' });
  await expect(both).toHaveAttribute('aria-valuetext', '0.00 s, frame 1 of 60');
  await both.press('ArrowRight');
  const clips = reader.locator('video');
  await expect(clips).toHaveCount(2);
  await expect
    .poll(() =>
      clips.evaluateAll((each) => each.map((video) => Math.floor((video as HTMLVideoElement).currentTime * 24))),
    )
    .toEqual([1, 1]);
  await reader.getByRole('button', { name: 'Play both' }).click();
  await expect(reader.getByRole('button', { name: 'Pause both' })).toBeVisible();
});
