import type { Message } from '@fairway/contracts/messaging/messages';
import { expect, test } from '../../fixtures/test.ts';

const WORDS = 'Keep the club face open and trust the sand.';

test('a player finds the badge, opens a message, and deletes it', async ({ playerPage: page, coaching }) => {
  const { asPro, asPlayer, player, pro } = coaching;
  const author = `${pro.first_name} ${pro.last_name}`;
  await asPro.post('/message', { player: player.id, msg: 'See you on Thursday.' });
  await asPro.post('/message', { player: player.id, msg: WORDS });
  const place = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });

  await page.goto('/player/profile');
  await expect(place).toHaveAccessibleName(/2 unread messages$/);
  await place.click();
  await expect(page.getByRole('heading', { name: 'Latest message' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^Unread, ${author}`) }).click();
  await expect(page).toHaveURL(/\/player\/messages\/[0-9a-f-]{36}\?from=messages$/);
  await expect(page.getByRole('article', { name: 'Message' })).toContainText(WORDS);
  await expect(place).toHaveAccessibleName(/1 unread message$/);
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await page.getByRole('link', { name: /^View all messages/ }).click();
  const rows = page.getByRole('list', { name: 'All messages' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).not.toContainText('Unread');
  await expect(rows.nth(1)).toContainText('Unread');

  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('article', { name: 'Message' })).toContainText('See you on Thursday.');
  await page.getByRole('button', { name: 'Delete message' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this message?' });
  await question.getByRole('button', { name: 'Delete message' }).click();
  await expect(page.getByText('Message Deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/player\/messages\/all$/);
  await expect(rows).toHaveCount(1);
  await expect(place).toHaveAccessibleName('Messages');
  expect(await asPlayer.get<Message[]>('/message')).toHaveLength(1);
  expect(await asPro.get<Message[]>('/message', { sent: 'true' })).toHaveLength(2);
});

test('a message that cannot be deleted is back in its place, and one that can leaves an empty list', async ({
  playerPage: page,
  coaching: { asPro, player },
}) => {
  await asPro.post('/message', { player: player.id, msg: WORDS });
  await page.goto('/player/messages/all');
  const rows = page.getByRole('list', { name: 'All messages' }).getByRole('listitem');
  const remove = async () => {
    await rows.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click();
  };
  await page.getByRole('button', { name: 'Delete messages' }).click();
  let refuse = () => undefined as void;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(
    '**/trpc/messages.remove*',
    async (route) => {
      await refused;
      await route.abort();
    },
    { times: 1 },
  );
  await remove();
  await expect(page.getByRole('heading', { name: 'You have no messages' })).toBeVisible();
  refuse();
  await expect(page.getByText('Theres been a problem. Please try again')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await remove();
  await expect(page.getByText('Message Deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You have no messages' })).toBeVisible();
});

test('a coach reads beside the list, and a message that is not theirs is lost @desktop', async ({
  proPage: page,
  coaching: { asPlayer, player },
}) => {
  for (const msg of ['First question.', 'Second question.']) await asPlayer.post('/message', { msg });
  await page.goto('/pro/messages');
  await page.getByRole('link', { name: /^View inbox/ }).click();
  const list = page.getByRole('list', { name: 'Inbox' });
  await expect(list.getByText('Unread')).toHaveCount(2);
  await list.getByRole('link', { name: /First question/ }).click();
  await expect(page).toHaveURL(/\/pro\/messages\/inbox\?message=/);
  const opened = page.getByRole('region', { name: 'Opened message' });
  await expect(opened.getByRole('article')).toContainText('First question.');
  await expect(list.getByText('Unread')).toHaveCount(1);
  await list.getByRole('link', { name: /Second question/ }).click();
  await expect(opened.getByRole('article')).toContainText('Second question.');
  await expect(page.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
    'href',
    `/pro/players/${player.id}/messages`,
  );
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' })).toBeVisible();

  await page.goto('/pro/messages/message/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost ball');
});

test('an empty inbox and an empty list of what was sent say so', async ({ proPage: page }) => {
  await page.goto('/pro/messages/inbox');
  await expect(page.getByRole('heading', { name: 'You have no messages' })).toBeVisible();
  await page.goto('/pro/messages/sent');
  await expect(page.getByRole('heading', { name: 'You have no sent messages' })).toBeVisible();
});
