import { HOUR_MS } from '@fairway/time/units';
import { aLesson } from '@fairway/server/test/builders';
import { aJpeg } from '@fairway/server/test/pictures';
import { expect, test } from '../../fixtures/test.ts';

test('a player shares a record, a friend without an account reads it, and sharing stops', async ({
  playerPage: page,
  openAs,
  browser,
  db,
  coaching,
  baseURL,
}) => {
  const { player, pro, asPlayer } = coaching;
  const lesson = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 24 * HOUR_MS) });
  const coach = await openAs(pro);
  const headers = { origin: baseURL ?? '' };
  const picture = { name: 'grip.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(640, 480) };
  const address = `/api/lesson/${lesson.id}/record`;
  const multipart = {
    'records[0][ref]': 'grip',
    'records[0][type]': 'singleImage',
    'records[0][content]': 'The grip, from the front',
    'records[0][image]': picture,
  };
  expect((await coach.request.post(address, { headers, multipart })).status()).toBe(200);
  const published = await coach.request.post(address, { headers, data: { title: 'A lighter grip', records: [] } });
  expect(published.status()).toBe(200);
  await asPlayer.post(`/lesson/${lesson.id}/comment`, { content: 'It works!' });

  await page.goto(`/player/lesson/${lesson.id}`);
  await page.getByRole('button', { name: 'Share this record' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByText(/\/shared\/[\w-]{43}$/).innerText();

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await stranger.newPage();
  const answer = await reader.goto(new URL(link).pathname);
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow, noarchive' });
  await expect(reader.getByRole('heading', { level: 1, name: 'A lighter grip' })).toBeVisible();
  await expect(reader.getByText(`${player.first_name}’s lesson`)).toBeVisible();
  const grip = reader.getByRole('img', { name: 'The grip, from the front' });
  await expect.poll(() => grip.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const words = await reader.locator('body').innerText();
  for (const word of [player.last_name, pro.first_name, pro.last_name, 'It works!']) expect(words).not.toContain(word);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This record is no longer shared' })).toBeVisible();
  await stranger.close();
});
