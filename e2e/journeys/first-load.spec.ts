import type { Page } from '@playwright/test';
import { fillInLogin } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

/** What a stranger's first page may cost (docs/decisions/036-sign-in-entry.md), in requests and in bytes as they were transferred. */
const REQUESTS = 10;
/** The build's budget of 88,500, and the headers that come with each of five files. */
const SCRIPT_BYTES = 94_000;

test('the sign-in page loads little, and the app only once the browser has nothing better to do @both', async ({
  page,
  coaching: _coaching,
}) => {
  // Nothing is fetched ahead: what counts is what the page itself needs.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const loaded = new Map<string, { type: string; url: string; bytes: number }>();
  line.on('Network.responseReceived', ({ requestId, type, response }) =>
    loaded.set(requestId, { type, url: response.url, bytes: 0 }),
  );
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });

  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.waitForLoadState('networkidle');

  const all = [...loaded.values()];
  const scripts = all.filter(({ type }) => type === 'Script');
  // The icon is the browser's affair, which asks for it again when the address changes.
  const addresses = [...new Set(all.map(({ url }) => url))];
  expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(SCRIPT_BYTES);
});

test('the sign-in page fetches the app ahead, and runs it once a form is sent', async ({
  page,
  coaching: _coaching,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  const files = JSON.parse((await page.locator('#app-files').textContent()) ?? '[]') as string[];
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  await expect.poll(() => files.every((file) => asked.includes(file))).toBe(true);
  // Styles that a page has are reckoned with at each change of it: none of the app's is among them yet.
  const styles = files.filter((file) => file.endsWith('.css'));
  const countStyles = () =>
    page.evaluate(
      (hrefs) => hrefs.filter((href) => document.querySelector(`[rel=stylesheet][href$="${href}"]`)).length,
      styles,
    );
  expect(await countStyles()).toBe(0);

  await fillInLogin(page, 'nobody@example.test', 'not-the-password');
  await expect.poll(countStyles).toBe(styles.length);
});

/** The stylesheets of the document, by what their names begin with, in the order in which they stand. */
const listSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href?.split('/').pop()?.split('-')[0] ?? []));
const bookFromHome = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('link', { name: 'Book a lesson' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Next free times' })).toBeVisible();
};
const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Attach' }).click();
  await expect(page.getByRole('menuitem', { name: 'Lesson' })).toBeVisible();
  await page.keyboard.press('Escape');
};

test('no sheet is asked for whose rules stand in another, and what comes on demand is behind all', async ({
  playerPage: page,
}) => {
  await page.goto('/player/messages/conversation');
  await openMenu(page);
  // The conversation has the rules of booking in its own sheet already.
  await bookFromHome(page);
  const sheets = await listSheets(page);
  expect(sheets.slice(0, 2)).toEqual(['app', 'pages']);
  expect(sheets).not.toContain('first');
  expect(sheets.length).toBeGreaterThan(2);
});

test('the sheets of pages stand in one order, whichever came first', async ({ playerPage: page }) => {
  await page.goto('/player/lessons/book');
  await expect(page.getByRole('radiogroup', { name: 'Next free times' })).toBeVisible();
  expect((await listSheets(page)).slice(0, 2)).toEqual(['app', 'first']);
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect.poll(async () => (await listSheets(page)).slice(0, 3)).toEqual(['app', 'first', 'pages']);
});
