import { expect, test } from '../../fixtures/test.ts';

const SAVED = 'Your video lesson settings have been updated';

test('a coach offers video lessons, not without a price, and takes them back', async ({ proPage: page, coaching }) => {
  await page.goto('/pro/lessons/diary');
  const entry = page.getByRole('link', { name: /^Video lesson settings/ });
  await expect(entry).toContainText('Off: hidden from your players');
  await entry.click();
  await expect(page.getByText(/hidden from your players/)).toBeVisible();
  await page.getByRole('switch', { name: 'Video lessons' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Please specify a price')).toBeVisible();
  expect(await coaching.asPro.get('/settings')).toMatchObject({ video_lessons_enabled: false });

  await page.getByLabel('Price of a video lesson').fill('25');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await coaching.asPro.get('/settings')).toMatchObject({
    video_lessons_enabled: true,
    video_lessons_price: 2500,
  });
  await page.getByRole('link', { name: 'Close video lesson settings' }).click();
  await expect(entry).toContainText('£25.00 a video lesson');
});

test('the cross leads one step back where the page was come to from elsewhere', async ({ proPage: page }) => {
  await page.goto('/pro/lessons');
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible();
  await page.goto('/pro/lessons/videosettings?from=lessons');
  await page.getByRole('button', { name: 'Close video lesson settings' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible();
});
