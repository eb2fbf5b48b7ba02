import { expect, test } from '../../fixtures/test.ts';
import { putIntoWrapper, wrapperSays } from '../../fixtures/wrapper.ts';
import { logIn } from '../../fixtures/api.ts';
import { PASSWORD } from '../../fixtures/people.ts';

const PRODUCT = 'fairway.pro.monthly';
const onSale = [{ itemId: PRODUCT, localizedTitle: 'Fairway for coaches (Fairway)', priceFormatted: '£14.99' }];

test('a lapsed coach is led to subscribe, does, and is back at work; their players read all the while', async ({
  page,
  proPage,
  coaching,
  db,
}) => {
  await db.users.update({
    where: { id: coaching.pro.id },
    data: { subscribed_until: new Date('2024-01-31T12:00:00Z') },
  });
  await proPage.goto('/pro/lessons');
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByText('Your subscription ended on 31 January 2024')).toBeVisible();
  await expect(page.getByText('Subscribe in the app')).toBeVisible();
  await expect(page.getByText(/You can cancel at any time, through the app store/)).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/subscribe$/);
  expect(await coaching.asPlayer.get('/lessons/past-upcoming')).toMatchObject({ upcoming: [] });
  expect(await coaching.asPlayer.get('/booking/availability', { year: 2030, month: 1, duration: 60 })).toEqual({});

  await page.getByRole('button', { name: 'Subscribe (test)' }).click();
  await expect(page).toHaveURL(/\/pro\/home$/);
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
});

test.describe('in the wrapper', () => {
  test('a coach signs in, subscribes in the store, and the wrapper knows what it needs to', async ({
    page,
    coaching,
    db,
    playwright,
    baseURL,
  }) => {
    const { pro } = coaching;
    await db.users.update({ where: { id: pro.id }, data: { subscribed_until: null } });
    const receipt = `test:${PRODUCT}:${pro.id}`;
    const device = `device of ${pro.id}`;
    const wrapper = await putIntoWrapper(page, {
      products: onSale,
      purchase: { store: 'local', receipt },
      pushToken: device,
    });
    await page.goto('/login?stage=login');
    await page.getByLabel('Email').fill(pro.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    const offer = page.getByRole('button', { name: /^Fairway for coaches/ });
    await expect(offer).toHaveText('Fairway for coaches£14.99 per month');
    await offer.click();
    await expect(page).toHaveURL(/\/pro\/home$/);

    expect(wrapper.heard.map(({ type }) => type)).toEqual(['ready', 'logIn', 'products', 'subscribeToProduct']);
    expect(wrapper.heard.at(-1)).toEqual({ type: 'subscribeToProduct', product: PRODUCT, user_id: pro.id });
    const told = wrapper.heard.find(({ type }) => type === 'logIn');
    expect(told?.['user_id']).toBe(pro.id);
    const calls = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { authorization: `Bearer ${String(told?.['api_token'])}` },
    });
    expect(await (await calls.get('/api/user')).json()).toMatchObject({ id: pro.id, subscribed: true });
    await calls.dispose();
    await expect.poll(() => db.push_tokens.count({ where: { token: device, user_id: pro.id } })).toBe(1);

    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
    expect(wrapper.heard.at(-1)).toEqual({ type: 'logOut' });
  });

  test('a purchase that is given up frees the page and says so', async ({ page, coaching, db, signIn }) => {
    await db.users.update({ where: { id: coaching.pro.id }, data: { subscribed_until: null } });
    await signIn(coaching.pro);
    await putIntoWrapper(page, { products: onSale, purchase: { gaveUp: 'The purchase was cancelled.' } });
    await page.goto('/subscribe');
    const offer = page.getByRole('button', { name: /^Fairway for coaches/ });
    await offer.click();
    await expect(page.getByRole('alert')).toHaveText('The purchase was cancelled.');
    await expect(offer).toBeEnabled();
  });

  test('a store that does not answer is told of, and can be asked again', async ({ page, coaching, signIn, db }) => {
    await db.users.update({ where: { id: coaching.pro.id }, data: { subscribed_until: null } });
    await signIn(coaching.pro);
    await putIntoWrapper(page);
    await page.goto('/subscribe');
    await expect(page.getByText('The app store could not be reached. You have not been charged.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  test('the wrapper’s own session becomes the page’s', async ({ page, coaching, playwright, baseURL }) => {
    const wrapper = await putIntoWrapper(page);
    const door = await playwright.request.newContext({ baseURL });
    const token = await logIn(door, coaching.pro);
    await door.dispose();
    await page.goto('/login');
    // A wrapper says nothing before the page is ready to hear it.
    await expect.poll(() => wrapper.heard.map(({ type }) => type)).toContain('ready');
    await wrapperSays(page, { type: 'subscribedToApp', token });
    await expect(page).toHaveURL(/\/pro\/home$/);
    await wrapperSays(page, { type: 'subscribedToApp', token: 'no session of ours' });
    await expect(page.getByText('Your subscription could not be confirmed yet. Please try again')).toBeVisible();
    await expect(page).toHaveURL(/\/pro\/home$/);
  });

  test('links that leave the app are the wrapper’s to open', async ({ page }) => {
    const wrapper = await putIntoWrapper(page);
    await page.goto('/login');
    // The page is drawn before the app listens to its links.
    await expect.poll(() => wrapper.heard.map(({ type }) => type)).toContain('ready');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'https://links.example/a', textContent: 'Away' });
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => wrapper.heard.at(-1)).toEqual({ type: 'openExternal', url: 'https://links.example/a' });
    await expect(page).toHaveURL(/\/login$/);
  });
});
