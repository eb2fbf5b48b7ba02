import type { Page } from '@playwright/test';
import { PAGE_READS } from '../../apps/server/src/main/page-reads.ts';
import { expect, test, type Visitor } from '../fixtures/pages.ts';

/** What a page asks for once it stands: the months beside the one on view, what lesson charts say of clubs. */
const ASKED_NEXT: Partial<Record<string, string[]>> = {
  '/player/lessons/book': ['diary.slots'],
  '/pro/lessons/book': ['diary.slots'],
  '/player/yardages': ['lessons.dispersion'],
};

/** What the app asks for by itself a second after the page: how many messages are unread (U2). */
const ASKED_LATER = new Set(['messages.unread']);

const findVisitor = (address: string): Visitor => {
  if (address.startsWith('/admin')) return 'admin';
  return address.startsWith('/pro') || address === '/account/public-page' ? 'coach' : 'player';
};

/** Opens a page, and gathers the calls that it makes, also those to come. */
async function gatherCalls(page: Page, address: string): Promise<() => string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const calls = /\/trpc\/([^?]+)/.exec(request.url())?.[1] ?? '';
    for (const call of calls.split(',').filter(Boolean)) asked.add(call);
  });
  await page.goto(address);
  // The app takes it away as it starts: until then the server's drawing stands, which asks for nothing. Left there, it would grow old.
  await expect(page.locator('#first-data')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return () => [...asked].filter((call) => !ASKED_LATER.has(call)).toSorted();
}

// A page of one lesson needs its id; the server's own tests open those.
for (const address of Object.keys(PAGE_READS.pages).filter((each) => !each.includes(':'))) {
  test(`${address} comes with all that it asks for first @desktop`, async ({ openWindow }) => {
    const page = await openWindow(findVisitor(address));
    const listCalls = await gatherCalls(page, address);
    // A slow browser is still drawing when the network has fallen silent: what is asked for next may come after that.
    await expect.poll(listCalls).toEqual(ASKED_NEXT[address] ?? []);
  });
}

test('a page shows its own person without a call, and nobody of those before', async ({ page, coaching, signIn }) => {
  await page.route('**/trpc/**', (route) => route.abort());
  for (const person of [coaching.pro, coaching.player, coaching.otherPlayer]) {
    await signIn(person);
    await page.goto('/account');
    await expect(page.getByText(`${person.first_name} ${person.last_name}`)).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
  }
});

test('booking shows its free times without a call', async ({ playerPage }) => {
  await playerPage.route('**/trpc/**', (route) => route.abort());
  await playerPage.goto('/player/lessons/book');
  await expect(playerPage.getByRole('button', { name: /\d+ times?$/ }).first()).toBeVisible();
});

test('whoever comes to the start is led on without a call', async ({ proPage, coaching }) => {
  await proPage.route('**/trpc/**', (route) => route.abort());
  await proPage.goto('/');
  await expect(proPage).toHaveURL(/\/pro\/home$/);
  await expect(proPage.getByRole('heading', { level: 1 })).toContainText(coaching.pro.first_name);
  await expect(proPage.getByRole('link', { name: 'Book lesson' })).toBeVisible();
});
