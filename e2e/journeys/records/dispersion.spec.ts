import { readFile } from 'node:fs/promises';
import { aLesson } from '@fairway/server/test/builders';
import { morningBack } from '../../fixtures/daytime.ts';
import { expect, test } from '../../fixtures/test.ts';

const shot = (horizon: number, vertically: number) => ({ horizon, vertically, type: 1 });

test('a coach sees where a player’s shots land, by club, and the player keeps a card of it', async ({
  proPage: page,
  coaching,
  db,
  signIn,
}) => {
  const { pro, player } = coaching;
  const lesson = await aLesson(db, { pro, player }, { starts_at: morningBack(3) });
  await coaching.asPro.post(`/lesson/${lesson.id}/record`, {
    records: [
      { ref: 'a', type: 'chart', club: 'Driver', chart: [shot(4, 0), shot(2, 2), shot(3, -2), shot(3, 0)] },
      { ref: 'b', type: 'chart', club: '7 iron', chart: [shot(-1, 0), shot(-3, 1), shot(-2, -1)] },
    ],
  });
  await coaching.asPro.post(`/lesson/${lesson.id}/record`, { records: [] });

  await page.goto(`/pro/players/${player.id}`);
  await page.getByRole('link', { name: /^Dispersion/ }).click();
  await page.getByRole('combobox', { name: 'Club' }).click();
  await page.getByRole('option', { name: '7 iron' }).click();
  const card = page.getByRole('group', { name: 'Pocket card' });
  await expect(card.getByText('Jamie misses 10 yards left')).toBeVisible();
  await expect(page).toHaveURL(/dispersion\?club=7\+iron$/);
  await page.getByText('Putts', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No charted putts yet' })).toBeVisible();

  await signIn(player);
  await page.goto('/player/lessons/records');
  await page.getByRole('link', { name: 'Where your shots land' }).click();
  await expect(card.getByText('You miss 4 yards right')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dispersion-all-clubs.png');
  const picture = await readFile(await download.path(), 'base64');
  // The grass beside the tee: green, as on the page, and not the black of shapes without their styles.
  const [red, green, blue] = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(image.width / 2, image.height / 2, 1, 1).data];
  }, picture);
  expect(green).toBeGreaterThan(Math.max(red!, blue!) + 20);
});
