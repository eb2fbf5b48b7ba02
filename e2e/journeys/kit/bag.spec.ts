import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

const CLUBS = ['Driver', '7 iron', 'Putter'];
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const listClubs = (page: Page) =>
  page
    .getByRole('list', { name: 'Clubs' })
    .getByRole('combobox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const fill =
  (page: Page, place: number, count: number, [club, model]: [string, string]) =>
  async () => {
    await page.getByLabel(`Club, club ${place} of ${count}`).fill(club);
    await page.getByLabel(`Model, club ${place} of ${count}`).fill(model);
  };

test.beforeEach(async ({ coaching, db }) => {
  await db.bag_clubs.createMany({
    data: CLUBS.map((club, nth) => ({ user_id: coaching.player.id, club, name: 'Model', order: nth + 1 })),
  });
});

test('a player writes down a club, and puts their bag in order by keyboard', async ({ playerPage: page }) => {
  await page.goto('/player/bag');
  await page.getByRole('button', { name: 'Add club' }).click();
  await expect(page.getByLabel('Club, club 4 of 4')).toBeFocused();
  await page.keyboard.type('3 wood');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Number 15');
  await expect(saved(page)).toBeVisible();

  await page.getByRole('button', { name: 'Club 4 of 4', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Club 4 of 4 is held over place 4.')).toBeAttached();
  for (const place of [3, 2]) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`Club 4 of 4 is held over place ${place}.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect.poll(() => listClubs(page)).toEqual(['Driver', '3 wood', '7 iron', 'Putter']);
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Model, club 2 of 4')).toHaveValue('Number 15');
  expect(await listClubs(page)).toEqual(['Driver', '3 wood', '7 iron', 'Putter']);
});

test('a club that was removed comes back to its place', async ({ playerPage: page }) => {
  await page.goto('/player/bag');
  await page.getByRole('button', { name: 'Remove 7 iron' }).click();
  await expect(page.getByText('7 iron removed')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Model, club 2 of 3')).toHaveValue('Model');
  expect(await listClubs(page)).toEqual(CLUBS);
});

test('what is done without a connection is there when it is back, once, though an answer was lost', async ({
  playerPage: page,
  context,
  coaching,
  db,
}) => {
  await page.goto('/player/bag');
  await expect(page.getByLabel('Club, club 3 of 3')).toBeVisible();
  // The call arrives, and its answer does not.
  let isLost = false;
  await page.route(/kit\.addClub/, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add club' }).click();
  await expect.poll(() => isLost).toBe(true);
  await context.setOffline(true);
  await fill(page, 4, 4, ['Lob wedge', 'Sixty'])();
  await page.getByRole('button', { name: 'Remove Driver' }).click();
  await expect(page.getByText('Kept on this device until you are online')).toBeVisible();
  await expect.poll(() => listClubs(page)).toEqual(['7 iron', 'Putter', 'Lob wedge']);

  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const kept = await db.bag_clubs.findMany({ where: { user_id: coaching.player.id }, orderBy: { order: 'asc' } });
  expect(kept.map(({ club }) => club)).toEqual(['7 iron', 'Putter', 'Lob wedge']);
});

test('what waits when the page is closed goes out from any page', async ({ playerPage: page, coaching, db }) => {
  await page.goto('/player/bag');
  await page.getByLabel('Model, club 1 of 3').fill('Number 9');
  // Before the pause that saves is over.
  await page.goto('/player/lessons');
  await expect
    .poll(() => db.bag_clubs.count({ where: { user_id: coaching.player.id, club: 'Driver', name: 'Number 9' } }))
    .toBe(1);
});

test('a picture of the bag is saved where nothing shares it', async ({ playerPage: page }) => {
  await page.goto('/player/bag');
  await page.getByRole('button', { name: 'Share your bag' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share your bag' });
  for (const [shape, height] of [
    ['Post', 1350],
    ['Story', 1920],
  ] as const) {
    await sheet.getByText(shape, { exact: true }).click();
    const downloaded = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Share picture' }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('whats-in-the-bag.png');
    const png = await readFile(await download.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, height]);
  }
});

test('a player looks into their coach’s bag', async ({ playerPage: page, coaching, db }) => {
  await db.bag_clubs.create({ data: { user_id: coaching.pro.id, club: '2 iron', name: 'Old blade', order: 1 } });
  await page.goto('/player/pro-profile');
  await page.getByRole('link', { name: /What's in the bag/ }).click();
  await expect(page.getByText('Old blade')).toBeVisible();
  await page.goto(`/player/pro-bag/${coaching.otherPlayer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("What's in the bag");
});
