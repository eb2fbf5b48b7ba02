import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { Db } from '@fairway/db/client';
import type { Page } from '@playwright/test';
import type { Coaching } from '../../fixtures/coaching.ts';
import { loseAnswers } from '../../fixtures/lose-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

const STREAM = /\/api\/events/;
const A_GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pathFor = (player: { id: string }) => `/pro/players/${player.id}/messages`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const listTexts = async (db: Db, { id }: { id: string }) => {
  const sent = await db.messages.findMany({ where: { player_id: id }, orderBy: { id: 'asc' } });
  return sent.map(({ message }) => message);
};
/** Messages that a player has written to their coach, whatever their order is. */
async function addMessages(db: Db, { pro, player }: Coaching, texts: string[]): Promise<{ id: string }[]> {
  const sides = { pro_id: pro.id, player_id: player.id };
  const added = await db.messages.createManyAndReturn({
    data: texts.map((message) => ({
      ...sides,
      message,
      sender_id: player.id,
      recipients: 1,
      created_at: new Date(),
    })),
  });
  await db.message_recipients.createMany({
    data: added.map(({ id }) => ({ ...sides, message_id: id, from_pro: false })),
  });
  return added;
}
const MANY = Array.from({ length: 80 }, (_, nth) =>
  'Keep the left arm long and the tempo slow. '.repeat((nth % 5) + 1),
);

test('a coach and a player write to each other, answer one message, and send a picture', async ({
  proPage: page,
  openAs,
  coaching,
}) => {
  await page.goto(pathFor(coaching.player));
  await expect(page.getByText('No messages yet')).toBeVisible();
  await write(page, 'How did the round go?');
  await expect(bubble(page, 'How did the round go?')).toContainText('Sent');
  await expect(field(page)).toHaveValue('');

  const player = await openAs(coaching.player);
  await player.goto('/player/messages/conversation');
  await bubble(player, 'How did the round go?').getByRole('button', { name: 'Message options' }).click();
  await player.getByRole('menuitem', { name: 'Reply' }).click();
  await player
    .getByTestId('images-file')
    .setInputFiles({ name: 'card.gif', mimeType: 'image/gif', buffer: Buffer.from(A_GIF, 'base64') });
  await expect(player.getByRole('list', { name: 'Pictures to send' })).toBeVisible();
  await write(player, 'Level par, see the card');

  const answer = bubble(page, 'Level par, see the card');
  await expect(answer).toBeVisible({ timeout: 30_000 });
  await expect(answer.getByRole('button', { name: /How did the round go/ })).toBeVisible();
  await answer.getByRole('button', { name: 'Picture, full screen' }).click();
  await expect(page.getByRole('group', { name: 'Pictures in this message' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page, 'How did the round go?').first()).toContainText('Read');
});

test('what is written without a signal waits on the device, and is sent once when the signal is back', async ({
  proPage: page,
  context,
  coaching,
  db,
}) => {
  await page.goto(pathFor(coaching.player));
  await expect(page.getByText('No messages yet')).toBeVisible();
  await write(page, 'The first of all');
  await expect(bubble(page, 'The first of all')).toContainText('Sent');
  await context.setOffline(true);
  await expect(page.getByText(FAILURE_TEXTS.offline, { exact: true })).toBeVisible();
  await write(page, 'From the range');
  await write(page, 'And once more');
  // Of one minute, they share a mark.
  await expect(bubble(page, 'And once more')).toContainText('Waiting for a connection');
  expect(await listTexts(db, coaching.player)).toEqual(['The first of all']);
  await context.setOffline(false);
  await expect(bubble(page, 'And once more')).toContainText('Sent');
  expect(await listTexts(db, coaching.player)).toEqual(['The first of all', 'From the range', 'And once more']);
});

test('a message whose answer is lost is sent once, also from two tabs after the page was closed', async ({
  proPage: page,
  context,
  coaching,
  db,
}) => {
  await page.goto(pathFor(coaching.player));
  await expect(page.getByText('No messages yet')).toBeVisible();
  // The server gets it, and its answer does not get back.
  await loseAnswers(page, 'messages.send');
  await write(page, 'Once is enough');
  await expect.poll(() => listTexts(db, coaching.player)).toEqual(['Once is enough']);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await page.close();
  await Promise.all([one.goto(pathFor(coaching.player)), other.goto(pathFor(coaching.player))]);
  for (const tab of [one, other]) {
    await expect(bubble(tab, 'Once is enough')).toHaveCount(1);
    await expect(bubble(tab, 'Once is enough')).toContainText('Sent');
  }
  expect(await listTexts(db, coaching.player)).toEqual(['Once is enough']);
});

test('what is being written is still there after the page was closed, and is asked about before logging out', async ({
  playerPage: page,
  context,
  coaching,
  db,
}) => {
  await page.goto('/player/messages/conversation');
  await field(page).fill('Half a thought');
  await page.goto('about:blank');
  await page.goto('/player/messages/conversation');
  await expect(field(page)).toHaveValue('Half a thought');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bubble(page, 'Half a thought')).toContainText('Waiting for a connection');
  await page.route(/\/trpc\/messages\.send/, (route) => route.abort('connectionfailed'));
  await context.setOffline(false);
  await page.goto('/logout');
  await expect(page.getByText('A message is not sent yet.')).toBeVisible();
  await page.unroute(/\/trpc\/messages\.send/);
  await page.goto('/player/messages/conversation');
  await expect(bubble(page, 'Half a thought')).toContainText('Sent');
  expect(await listTexts(db, coaching.player)).toEqual(['Half a thought']);
});

test('a long conversation opens at its end, even where its rows take their heights late', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  await addMessages(db, coaching, MANY);
  await addMessages(db, coaching, ['The last of all']);
  // A style that gives every change a moment has the list's height lag behind its rows, as a slow picture does.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: all 0.01ms; }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto('/player/messages/conversation');
  await expect(bubble(page, 'The last of all')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Latest' })).toBeHidden();
  await page.getByRole('region', { name: 'Messages' }).hover();
  await page.mouse.wheel(0, -900);
  await expect(page.getByRole('button', { name: 'Latest' })).toBeVisible();
});

test('a message that is deleted on another device goes from an open conversation, from far above its end too', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const [first] = await addMessages(db, coaching, ['The first of all']);
  await addMessages(db, coaching, ['The second of all']);
  await addMessages(db, coaching, MANY.slice(0, 45));
  const stream = page.waitForResponse(STREAM);
  await page.goto('/player/messages/conversation');
  await stream;
  await expect(async () => {
    await page.getByRole('region', { name: 'Messages' }).press('Home');
    await expect(bubble(page, 'The first of all')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await coaching.asPlayer.delete(`/message/${first?.id}`);
  await expect(bubble(page, 'The first of all')).toBeHidden();
  await expect(bubble(page, 'The second of all')).toBeVisible();
});
