import { FAILURE_TEXTS } from '@fairway/contracts/failure-texts';
import { expect, test } from '../fixtures/test.ts';

const bannerText = FAILURE_TEXTS.offline;

test('the banner comes when the connection goes, and leaves when it is back', async ({ proPage: page, context }) => {
  await page.goto('/pro/lessons');
  await expect(page.getByText('No lessons booked')).toBeVisible();
  const banner = page.getByText(bannerText, { exact: true });
  await expect(banner).toBeHidden();

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(page.getByText('No lessons booked')).toBeVisible();

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await page.getByRole('link', { name: 'Diary' }).click();
  await expect(page.getByRole('link', { name: /^Weekly availability/ })).toContainText('Open 7 days a week');
});

test('a server that does not answer counts as offline too', async ({ proPage: page }) => {
  await page.goto('/pro/home');
  await expect(page.getByText('No lessons booked')).toBeVisible();
  await page.route(/\/(api|trpc)\//, (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'Weekly hours' }).click();
  const banner = page.getByText(bannerText, { exact: true });
  await expect(banner).toBeVisible();
  await page.unroute(/\/(api|trpc)\//);
  await expect(banner).toBeHidden();
});

test.describe('once the app is on the device', () => {
  test.use({ serviceWorkers: 'allow' });
  test('it starts and leads on without a connection, and catches up with it', async ({ proPage: page, context }) => {
    await page.goto('/pro/home');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    const banner = page.getByText(bannerText, { exact: true });
    await expect(banner).toBeVisible();
    await page.getByRole('link', { name: 'Weekly hours' }).click();
    await expect(page.getByRole('heading', { name: 'Weekly availability' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(page.getByRole('link', { name: /^Monday/ })).toContainText('Active');
  });
});
