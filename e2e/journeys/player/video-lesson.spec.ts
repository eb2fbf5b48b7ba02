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
