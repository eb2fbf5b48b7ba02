import type { Group } from '@fairway/contracts/coaching/people';
import type { Message } from '@fairway/contracts/messaging/messages';
import { aJpeg } from '@fairway/server/test/pictures';
import { loseAnswers } from '../../fixtures/lose-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

const OFFER = { title: 'Bunker clinic', category: 'Clinics', description: 'Two hours in the sand.', price: 4500 };
const WORDS = 'Four places are left on Saturday.';
const formatName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;

test('a coach writes to a group with an offer and a picture, and finds it among what they sent', async ({
  proPage: page,
  coaching: { asPro, asPlayer, player },
}) => {
  await asPro.post('/offer', OFFER);
  await page.goto('/pro/home');
  await page.getByRole('link', { name: 'New message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New message' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(send).toBeHidden();

  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'All Players, 2 players' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(WORDS);
  await page.getByRole('combobox', { name: 'Offer' }).click();
  await page.getByRole('option', { name: OFFER.title }).click();
  const photo = { name: 'sand.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(240, 180) };
  await page.getByTestId('images-file').setInputFiles([photo]);
  await expect(page.getByRole('button', { name: 'Remove picture 1 of 1' })).toBeVisible();
  await send.click();

  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page).toHaveURL(/\/pro\/messages\/sent$/);
  const row = page.getByRole('list', { name: 'Sent' }).getByRole('link');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Read by 0 of 2');

  const [got] = await asPlayer.get<Message[]>('/message');
  expect(got).toMatchObject({ message: WORDS, offer: { title: OFFER.title }, group: null });
  expect(got?.images).toHaveLength(1);
  await asPlayer.get(`/message/${got?.id}`);
  await row.click();
  await expect(page.getByText('All Players, 2 players, 1 has read it')).toBeVisible();
  expect(got?.to?.id).toBe(player.id);
});

test('a message goes to a player or to a group, and what was typed is not lost by a step back', async ({
  proPage: page,
  coaching: { player },
}) => {
  await page.goto('/pro/messages');
  await page.getByRole('link', { name: 'Create new message' }).click();
  const [toPlayer, toGroup] = ['Player', 'Group'].map((name) => page.getByRole('combobox', { name }));
  await toGroup!.click();
  await page.getByRole('option', { name: /^All Players/ }).click();
  await toPlayer!.fill(player.last_name);
  await page.getByRole('option', { name: formatName(player) }).click();
  await expect(toPlayer!).toHaveValue(formatName(player));
  await expect(toGroup!).toHaveValue('');
  await toGroup!.click();
  await page.getByRole('option', { name: /^All Players/ }).click();
  await expect(toPlayer!).toHaveValue('');

  await page.getByRole('textbox', { name: 'Message' }).fill(WORDS);
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(WORDS);
});

test('without anybody to send it to the form says so under its field', async ({ proPage: page }) => {
  await page.goto('/pro/messages/new');
  await page.getByRole('textbox', { name: 'Message' }).fill(WORDS);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveAccessibleDescription(
    'Please choose a player or a group.',
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(WORDS);
});

test('an address with a player offers no group, and a lost answer does not send twice @desktop', async ({
  proPage: page,
  coaching: { asPlayer, asPro, player },
}) => {
  const [everyone] = await asPro.get<Group[]>('/group');
  expect(everyone?.is_all).toBe(true);
  await page.goto(`/pro/messages/new?player=${player.id}`);
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue(formatName(player));
  await expect(page.getByRole('combobox', { name: 'Group' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Message' }).fill(WORDS);
  // The server has sent it, and its answer is lost on the way.
  await loseAnswers(page, 'messages.send', 1);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Theres been a problem. Please try again')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/pro\/messages\/sent$/);
  expect(await asPlayer.get<Message[]>('/message')).toHaveLength(1);

  await page.goto(`/pro/messages/new?player=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost ball');
});

test('a coach sends a drill to all players, and a player opens it from the message', async ({
  proPage: page,
  openAs,
  coaching: { asPro, player },
}) => {
  await asPro.post('/drill', { title: 'Gate putting', minutes: 10 });
  await page.goto('/pro/messages/new');
  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: /^All Players/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(WORDS);
  await page.getByRole('button', { name: 'Attach a drill' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gate putting' }).click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();

  const reader = await openAs(player);
  await reader.goto('/player/messages/conversation');
  await reader.getByRole('link', { name: 'Gate putting' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Gate putting' })).toBeVisible();
});
