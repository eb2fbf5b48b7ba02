import { HOUR_MS } from '@fairway/time/units';
import { aLesson } from '@fairway/server/test/builders';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** A lesson of yesterday, which waits for its record. */
const yesterday = () => new Date(Date.now() - 24 * HOUR_MS);
const pathFor = (player: { id: string }, lesson: { id: string }) =>
  `/pro/players/${player.id}/history/lesson/${lesson.id}`;
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a coach writes a record without a signal; it arrives whole, and the player reads and answers it @both', async ({
  proPage: page,
  context,
  openAs,
  db,
  coaching,
}) => {
  const { player } = coaching;
  const lesson = await aLesson(db, coaching, { starts_at: yesterday() });
  await page.goto(pathFor(player, lesson));
  await expect(title(page)).toBeVisible();
  // What tells of a save that fails comes after the page.
  await expect(page.locator('[data-position="bottom-center"]')).toBeAttached();
  await context.setOffline(true);
  await title(page).fill('Shorter backswing');
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Stop at nine o’clock, then turn.');
  await page.getByRole('button', { name: 'Add shot chart' }).click();
  await page.getByRole('button', { name: 'Add shot', exact: true }).click();
  await page.getByRole('button', { name: 'Add picture' }).click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'grip.gif', mimeType: 'image/gif', buffer: Buffer.from(A_GIF, 'base64') });
  await expect(page.getByText('Saved on this device, not uploaded yet')).toBeVisible();
  await save(page);
  await expect(page.getByText('There was an error syncing your data.')).toBeVisible();
  await expect(title(page)).toHaveValue('Shorter backswing');
  await context.setOffline(false);
  await page.reload();
  await expect(title(page)).toHaveValue('Shorter backswing');
  await save(page);
  await expect(page.getByText('Your lesson record has been saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit record' })).toBeVisible();
  const sections = await db.lesson_sections.findMany({ where: { lesson_id: lesson.id }, orderBy: { position: 'asc' } });
  expect(sections.map(({ type, revision }) => [type, revision])).toEqual([
    ['text', 1],
    ['chart', 1],
    ['singleImage', 1],
  ]);
  // The shot was never said to be done: it is saved where it stood.
  expect(sections[1]?.chart).toMatchObject([{ horizon: -6, vertically: -8 }]);

  const reader = await openAs(player);
  await reader.goto(`/player/lesson/${lesson.id}`);
  await expect(reader.getByRole('heading', { name: 'Shorter backswing' })).toBeVisible();
  const comment = reader.getByRole('textbox', { name: 'Add a comment' });
  await comment.fill('It works!');
  await reader.reload();
  await expect(comment).toHaveValue('It works!');
  await reader.getByRole('button', { name: 'Save comment' }).click();
  // What is being sent stands in its field, too: it has arrived when it is among what was said.
  await expect(reader.getByRole('listitem').filter({ hasText: 'It works!' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('It works!')).toBeVisible();
});

const A_GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('two devices change one section: both versions are shown, and the coach chooses', async ({
  proPage: page,
  db,
  coaching,
}) => {
  const { player, asPro } = coaching;
  const lesson = await aLesson(db, coaching, { starts_at: yesterday() });
  const write = (content: string, revision: number) =>
    asPro.post(`/lesson/${lesson.id}/record`, { records: [{ ref: 'grip', type: 'text', content, revision }] });
  await write('A lighter grip', 0);
  await page.goto(pathFor(player, lesson));
  await page.getByRole('button', { name: 'Edit record' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('On the phone');
  await write('On the tablet', 1);
  await save(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('On the tablet')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('On the phone');
  await save(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Edit record' })).toBeVisible();
  expect(await db.lesson_sections.findFirstOrThrow({ where: { lesson_id: lesson.id } })).toMatchObject({
    content: 'On the phone',
    revision: 3,
  });
});

test('a coach with a record on the device alone is told before logging out, and finds it again @desktop', async ({
  proPage: page,
  signIn,
  db,
  coaching,
}) => {
  const lesson = await aLesson(db, coaching, { starts_at: yesterday() });
  await page.goto(pathFor(coaching.player, lesson));
  await title(page).fill('Half a record');
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('A lesson record is not uploaded yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(coaching.pro);
  await page.goto('/pro/lessons/records');
  await page.getByRole('link', { name: /Half a record/ }).click();
  await expect(title(page)).toHaveValue('Half a record');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit record' })).toBeVisible();
  await page.goto('/pro/lessons/records');
  await expect(page.getByText('Create new lesson record')).toBeVisible();
  await expect(page.getByText('Half a record')).toBeHidden();
});

test('a record whose page is left and opened again while it is being saved is saved once, and then closed @desktop', async ({
  proPage: page,
  db,
  coaching,
}) => {
  const lesson = await aLesson(db, coaching, { starts_at: yesterday() });
  const SAVES = '**/trpc/lessons.saveRecord*';
  const line = Promise.withResolvers<void>();
  await page.route(SAVES, async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto(pathFor(coaching.player, lesson));
  await title(page).fill('Shorter backswing');
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Stop at nine o’clock.');
  const sent = page.waitForRequest(SAVES);
  await save(page);
  await sent;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Players' }).click();
  await expect(page.getByRole('heading', { name: 'Players', level: 1 })).toBeVisible();
  await page.goBack();
  // It goes on with what is on its way, and has nothing to send beside it.
  await expect(title(page)).toHaveValue('Shorter backswing');
  await expect(page.getByText('Uploading 1 of 1')).toBeVisible();
  line.resolve();
  await expect(page.getByText('Your lesson record has been saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit record' })).toBeVisible();
  expect(await db.lesson_sections.findMany({ where: { lesson_id: lesson.id } })).toMatchObject([{ revision: 1 }]);
});

test('a record open in two tabs is written in one of them at a time, and nothing of either is lost @desktop', async ({
  proPage: page,
  context,
  db,
  coaching,
}) => {
  const lesson = await aLesson(db, coaching, { starts_at: yesterday() });
  await page.goto(pathFor(coaching.player, lesson));
  await title(page).fill('Shorter backswing');
  const other = await context.newPage();
  await other.goto(pathFor(coaching.player, lesson));
  await expect(other.getByText('This record is open in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Stop at nine o’clock.');
  await page.close();
  await expect(title(other)).toHaveValue('Shorter backswing');
  await expect(other.getByRole('textbox', { name: 'Text' })).toHaveValue('Stop at nine o’clock.');
  await save(other);
  await expect(other.getByText('Your lesson record has been saved')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit record' })).toBeVisible();
});
