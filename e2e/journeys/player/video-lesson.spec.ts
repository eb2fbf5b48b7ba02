import { aVideo } from '@fairway/server/test/videos';
import { expect, test } from '../../fixtures/test.ts';

const webm = (view: 'front' | 'side') => ({ name: `${view}.webm`, mimeType: 'video/webm', buffer: aVideo(view) });

test('a player sends two videos with a card added on the way, and the coach sees them', async ({
  playerPage: page,
  coaching,
  signIn,
  db,
}) => {
  const { pro, player } = coaching;
  // The provider does not know the card that the people of journeys begin with.
  await db.users.update({
    where: { id: player.id },
    data: { stripe_id: null, stripe_payment_method: null, stripe_card: null, card_later_at: new Date() },
  });
  await coaching.asPro.post('/settings', { video_lessons_enabled: true, video_lessons_price: 2500 });

  await page.goto('/player/profile');
  await page.getByRole('link', { name: 'Book a lesson' }).click();
  await page.getByRole('link', { name: /^Video/ }).click();
  const send = page.getByRole('button', { name: 'Send and pay' });
  await expect(send).toBeDisabled();
  await page.getByTestId('video1-file').setInputFiles(webm('front'));
  await page.getByTestId('video2-file').setInputFiles(webm('side'));
  await expect(page.getByText('Uploaded')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Note' }).fill('It starts left and comes back.');
  await send.click();
  await page.getByLabel('Name on the card').fill('Jamie Whitlock');
  await page.getByRole('radio', { name: /3184/ }).check();
  await page.getByRole('button', { name: 'Save card and pay £25.00' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Video lesson' })).toBeVisible();
  await expect(page).toHaveURL(/\/player\/lesson\//);
  const seesBoth = async () => {
    await expect(page.getByText('It starts left and comes back.')).toBeVisible();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    for (const name of ['Video 1', 'Video 2'])
      await expect(page.getByLabel(name, { exact: true })).toHaveJSProperty('videoWidth', 64);
  };
  await seesBoth();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await signIn(pro);
  await page.goto(`/pro/players/${player.id}/history`);
  await page.getByRole('button', { name: /^Video/ }).click();
  await page.getByRole('link', { name: /Create new lesson record/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video lesson' })).toBeVisible();
  await seesBoth();
  const [purchase, ...more] = await db.purchases.findMany({ where: { player_id: player.id } });
  expect(more).toEqual([]);
  expect([purchase?.title, purchase?.amount, purchase?.status]).toEqual(['Video lesson', 2500, 'paid']);
});

test('a video goes on from where its line broke, and one that is stopped leaves nothing behind', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const owned = { file: { owner_id: coaching.player.id } };
  await coaching.asPro.post('/settings', { video_lessons_enabled: true, video_lessons_price: 2500 });
  await page.goto('/player/lessons/bookvideo');
  const buffer = Buffer.concat([aVideo('front'), Buffer.alloc(4 * 1024 * 1024, 'golf')]);
  const cut = Math.floor(buffer.length * 0.6);
  const offsets: number[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    if (offsets.length === 2) return route.continue();
    // The first stretch arrives in part, and of the second video nothing ever does.
    if (offsets.length === 3) return undefined;
    const headers = { ...request.headers(), 'content-length': `${cut}` };
    await route.fetch({ postData: buffer.subarray(0, cut), headers });
    return route.abort('connectionreset');
  });
  await page.getByTestId('video1-file').setInputFiles({ name: 'front.webm', mimeType: 'video/webm', buffer });
  await expect(page.getByText('Uploaded')).toBeVisible();
  expect(offsets).toEqual([0, cut]);
  expect(await db.uploads.findMany({ where: owned })).toMatchObject([{ finished_at: expect.any(Date) as Date }]);

  await page.getByTestId('video2-file').setInputFiles(webm('side'));
  await expect.poll(() => offsets.length).toBe(3);
  expect(await db.uploads.count({ where: owned })).toBe(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => db.uploads.count({ where: owned })).toBe(1);
  await page.reload();
  await expect(page.getByText('Uploaded')).toHaveCount(1);
  await expect(page.locator('video')).toHaveJSProperty('videoWidth', 64);
});
