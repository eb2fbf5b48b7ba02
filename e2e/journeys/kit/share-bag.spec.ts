import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { putIntoWrapper } from '../../fixtures/wrapper.ts';

/** How the phone's sheet ends: it is used, it is closed, or it does not open. */
type Outcome = 'shared' | 'AbortError' | 'NotAllowedError';

/** Gives the page a browser that shares files, and answers with what it was handed. */
async function withSharing(page: Page, outcome: Outcome): Promise<string[]> {
  const shared: string[] = [];
  await page.exposeFunction('noteShared', (what: string) => shared.push(what));
  await page.addInitScript((end) => {
    const note = (window as unknown as { noteShared: (what: string) => Promise<void> }).noteShared;
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.length > 0,
      share: async ({ files = [], title }: ShareData) => {
        await note(`${title}: ${files.map(({ name, type }) => `${name} ${type}`).join()}`);
        if (end !== 'shared') throw new DOMException('The sheet is gone', end);
      },
    });
  }, outcome);
  return shared;
}

const share = async (page: Page) => {
  await page.goto('/player/bag');
  await page.getByRole('button', { name: 'Share your bag' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Share picture' });
  await expect(button).toBeEnabled();
  await button.click();
  return button;
};
const PICTURE = 'whats-in-the-bag.png';

test.beforeEach(async ({ coaching, db }) => {
  await db.bag_clubs.create({ data: { user_id: coaching.player.id, club: 'Driver', name: 'Number 9', order: 1 } });
});

test.describe('a picture of the bag', () => {
  for (const outcome of ['shared', 'AbortError'] as const)
    test(`goes to the browser’s sheet, and is not saved beside it: ${outcome}`, async ({ playerPage: page }) => {
      const shared = await withSharing(page, outcome);
      const downloads: unknown[] = [];
      page.on('download', (download) => downloads.push(download));
      const button = await share(page);
      await expect.poll(() => shared).toEqual([`What's in the bag: ${PICTURE} image/png`]);
      await expect(button).toBeEnabled();
      expect(downloads).toEqual([]);
      await expect(page.getByText(/could not be shared/)).toBeHidden();
    });

  test('is saved where the sheet does not open', async ({ playerPage: page }) => {
    const shared = await withSharing(page, 'NotAllowedError');
    const downloaded = page.waitForEvent('download');
    await share(page);
    expect((await downloaded).suggestedFilename()).toBe(PICTURE);
    expect(shared).toHaveLength(1);
    await expect(page.getByText(/could not be shared/)).toBeHidden();
  });

  test('goes over the bridge in the wrapper, and not to the browser', async ({ playerPage: page }) => {
    const shared = await withSharing(page, 'shared');
    const wrapper = await putIntoWrapper(page, {});
    await share(page);
    const find = () => wrapper.heard.find(({ type }) => type === 'shareImage');
    await expect.poll(find).toMatchObject({ name: PICTURE, mime: 'image/png' });
    // As every PNG begins.
    expect(String(find()?.['data'])).toMatch(/^iVBOR/);
    expect(shared).toEqual([]);
  });
});
