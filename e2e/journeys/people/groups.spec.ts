import type { Group, GroupPage } from '@fairway/contracts/coaching/people';
import { expect, test } from '../../fixtures/test.ts';

const NAME = 'Saturday juniors & friends';

test('a coach makes a group, fills it, empties it and deletes it @desktop', async ({ proPage: page, coaching }) => {
  const { asPro, player, otherPlayer } = coaching;
  const named = ({ first_name, last_name }: typeof player) => `${first_name} ${last_name}`;
  await page.goto('/pro/players');
  await page.getByRole('link', { name: 'Groups' }).click();
  const groups = page.getByRole('list', { name: 'Groups' });
  await expect(groups).toContainText('2 players, updated automatically');
  await page.getByLabel('New group').fill(NAME);
  await page.getByRole('button', { name: 'Add group' }).click();
  await groups.getByRole('link', { name: new RegExp(NAME) }).click();

  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  await expect(page.getByText('Nobody is in this group yet')).toBeVisible();
  const members = page.getByRole('list', { name: 'Members' });
  for (const [nth, one] of [player, otherPlayer].entries()) {
    await page.getByRole('combobox', { name: 'Add a player' }).fill(one.last_name);
    await page.getByRole('option', { name: named(one) }).click();
    await expect(members.getByRole('listitem')).toHaveCount(nth + 1);
  }
  await page.getByRole('combobox', { name: 'Add a player' }).fill(player.last_name);
  await expect(page.getByText('No other player of that name').first()).toBeVisible();

  await page.getByRole('button', { name: 'Remove members' }).click();
  await page.getByRole('button', { name: `Remove ${named(player)}` }).click();
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to remove this member from this group?',
  });
  await expect(question).toContainText(`${named(player)} stays one of your players.`);
  await question.getByRole('button', { name: 'Remove member' }).click();
  await expect(question).toBeHidden();
  await expect(members.getByRole('listitem')).toHaveCount(1);
  const [, made] = await asPro.get<Group[]>('/group');
  expect((await asPro.get<GroupPage>(`/group/${made!.id}`)).members.map(({ id }) => id)).toEqual([otherPlayer.id]);

  await page.getByRole('link', { name: 'Close this group' }).click();
  await expect(groups.getByRole('link', { name: new RegExp(NAME) })).toContainText('1 player');
  await page.getByRole('button', { name: 'Delete groups' }).click();
  await groups.getByRole('button', { name: new RegExp(`^Delete ${NAME}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByText('Group deleted')).toBeVisible();
  await expect(groups.getByRole('listitem')).toHaveCount(1);
});

test('a name that is taken is told under its field, and "All Players" is nobody’s to change', async ({
  proPage: page,
}) => {
  await page.goto('/pro/messages/groups');
  await page.getByLabel('New group').fill('all players');
  await page.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByLabel('New group')).toHaveAccessibleDescription('You already have a group with this name.');
  await expect(page.getByLabel('New group')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Delete groups' })).toBeHidden();
  await page.getByRole('link', { name: /^All Players/ }).click();
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove members' })).toBeHidden();
});
