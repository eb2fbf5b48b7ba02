import { aLesson } from '@fairway/server/test/builders';
import { DAY_MS } from '@fairway/time/units';
import { allowPushes, deliverPush, listNotifications, readEndpoint, untilInstalled } from '../../fixtures/push.ts';
import { expect, test } from '../../fixtures/test.ts';
import { putIntoWrapper } from '../../fixtures/wrapper.ts';
import { getBrowserLaunchOptions } from '../../../tools/services/chromium.ts';

// Pushes come to the service worker, which the other journeys do without, in a browser that can show them.
test.use({ serviceWorkers: 'allow', launchOptions: getBrowserLaunchOptions('whole') });

const OFFER = 'Get notified when something changes';
const ROW = /^Notifications in this browser/;

test('a player is offered notifications after booking, has them, and leaves none behind', async ({
  playerPage: page,
  context,
  coaching,
  db,
  signIn,
}) => {
  await allowPushes(context);
  const { id } = await aLesson(db, coaching, { starts_at: new Date(Date.now() + DAY_MS) });
  const listOwners = async (endpoint: string | null) =>
    (await db.push_subscriptions.findMany({ where: { endpoint: endpoint ?? '' } })).map(({ user_id }) => user_id);

  await page.goto(`/player/lessons/book/${id}/confirmation`);
  const card = page.getByRole('region', { name: OFFER });
  await expect(card).toBeVisible();
  expect(await readEndpoint(page)).toBeNull();
  await untilInstalled(page);
  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(card.getByText('Notifications are on in this browser')).toBeVisible();
  const endpoint = await readEndpoint(page);
  expect(await listOwners(endpoint)).toEqual([coaching.player.id]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Book another lesson' })).toBeVisible();
  await expect(card).toBeHidden();

  // Somebody else who signs in over this session takes the browser over.
  await signIn(coaching.otherPlayer);
  // The page loads itself anew, so that nothing of the first person stays: its first document may never be loaded whole.
  await page.goto('/account/privacy', { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  );
  await expect(page.getByRole('switch', { name: ROW })).toBeChecked();
  await expect.poll(() => listOwners(endpoint)).toEqual([coaching.otherPlayer.id]);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => readEndpoint(page)).toBeNull();
  expect(await listOwners(endpoint)).toEqual([]);

  await signIn(coaching.player);
  await page.goto('/account/privacy');
  await expect(page.getByRole('switch', { name: ROW })).not.toBeChecked();
});

test('a coach turns notifications on and off where the account has them', async ({
  proPage: page,
  context,
  coaching,
  db,
}) => {
  await allowPushes(context);
  const count = () => db.push_subscriptions.count({ where: { user_id: coaching.pro.id } });
  await page.goto('/account/privacy');
  const row = page.getByRole('switch', { name: ROW });
  await untilInstalled(page);
  // Clicked, not checked: the switch shows what the browser answers, which may be a moment after the tap.
  await row.click();
  await expect(row).toBeChecked();
  await expect.poll(count).toBe(1);
  await row.click();
  await expect(row).not.toBeChecked();
  await expect.poll(count).toBe(0);

  // What the server has not taken is not shown as if it were on.
  await context.route('**/trpc/accounts.subscribeBrowser*', (route) => route.abort());
  await row.click();
  await expect(page.getByText('Notifications could not be changed in this browser')).toBeVisible();
  await expect(row).toBeEnabled();
  await expect(row).not.toBeChecked();
  expect(await readEndpoint(page)).toBeNull();
});

test('whoever wants no notifications is not offered them again on this device', async ({
  proPage: page,
  context,
  coaching,
  db,
}) => {
  await allowPushes(context);
  const { id } = await aLesson(db, coaching, { starts_at: new Date(Date.now() + DAY_MS) });
  await page.goto(`/pro/lessons/book/${id}/confirmation`);
  const card = page.getByRole('region', { name: OFFER });
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Book another lesson' })).toBeVisible();
  await expect(card).toBeHidden();
  await page.goto('/account/privacy');
  await expect(page.getByRole('switch', { name: ROW })).not.toBeChecked();
});

test('a push is shown while the app keeps working, and a repeat takes its place', async ({
  playerPage: page,
  context,
}) => {
  await allowPushes(context);
  await page.goto('/account/privacy');
  const url = new URL('/player/lessons', page.url()).href;
  const push = { tag: 'one', title: 'Lesson moved', body: 'Tomorrow at ten', url };
  await deliverPush(page, push);
  expect(await listNotifications(page)).toEqual([
    { title: 'Lesson moved', body: 'Tomorrow at ten', tag: 'one', data: url },
  ]);
  await deliverPush(page, { ...push, body: 'Tomorrow at eleven' });
  await deliverPush(page, { ...push, tag: 'two', title: 'Lesson cancelled' });
  const shown = await listNotifications(page);
  expect(shown.map(({ tag, body }) => `${tag}: ${body}`).toSorted()).toEqual([
    'one: Tomorrow at eleven',
    'two: Tomorrow at ten',
  ]);
});

test('the wrapper has pushes of its own, and offers none of the browser’s', async ({
  playerPage: page,
  context,
  coaching,
  db,
}) => {
  await allowPushes(context);
  await putIntoWrapper(page);
  const { id } = await aLesson(db, coaching, { starts_at: new Date(Date.now() + DAY_MS) });
  await page.goto('/account/privacy');
  await expect(page.getByRole('switch', { name: /^Push notifications/ })).toBeVisible();
  await expect(page.getByText(ROW)).toHaveCount(0);
  await page.goto(`/player/lessons/book/${id}/confirmation`);
  await expect(page.getByRole('link', { name: 'Book another lesson' })).toBeVisible();
  await expect(page.getByRole('region', { name: OFFER })).toHaveCount(0);
});
