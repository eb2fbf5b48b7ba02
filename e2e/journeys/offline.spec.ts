import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { aLesson } from '@fairway/server/test/builders';
import { DAY_MS } from '@fairway/time/units';
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
  await page.getByRole('link', { name: 'Diary settings' }).click();
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

test('a page whose code is not here says so, and the app keeps running', async ({ proPage: page, context }) => {
  await page.goto('/pro/home');
  await expect(page.getByText('No lessons booked')).toBeVisible();
  // The last part of the page to come.
  await expect(page.getByRole('region', { name: 'Get ready for your first lesson' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSameApp: true }));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Drills' }).click();
  const missing = page.getByRole('heading', { name: 'You’re offline' });
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('No lessons booked')).toBeVisible();
  // Not even the routes of the account are here.
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('No lessons booked')).toBeVisible();
  expect(await page.evaluate(() => 'isSameApp' in globalThis)).toBe(true);

  await page.getByRole('link', { name: 'Drills' }).click();
  await context.setOffline(false);
  // The app may have noticed by itself before anybody presses.
  const drills = page.getByRole('heading', { level: 1, name: 'Drills' });
  await page.getByRole('button', { name: 'Retry' }).or(drills).click();
  await expect(drills).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
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

  test('a record that was begun opens without a connection, with all that was written', async ({
    proPage: page,
    context,
    coaching,
    db,
  }) => {
    const { id } = await aLesson(db, coaching, { starts_at: new Date(Date.now() - DAY_MS) });
    const path = `/pro/players/${coaching.player.id}/history/lesson/${id}`;
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('textbox', { name: 'Title' }).fill('Begun on the range');
    await page.getByRole('button', { name: 'Add text' }).click();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Text' }).fill('Written without a signal');
    await expect(page.getByText('Saved on this device, not uploaded yet')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Begun on the range');
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Written without a signal');
    const banner = page.getByText(bannerText, { exact: true });
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit record' })).toBeVisible();
    expect(await db.lesson_sections.findFirstOrThrow({ where: { lesson_id: id } })).toMatchObject({
      content: 'Written without a signal',
    });
  });
});
