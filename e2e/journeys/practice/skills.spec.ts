import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const skillsPath = (player: { id: string }) => `/pro/players/${player.id}/skills`;
const openForm = async (page: Page, button: string): Promise<Locator> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const form = page.getByRole('dialog', { name: button.startsWith('Edit') ? 'Edit skill' : button });
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeVisible();
  return form;
};

test('a coach adds a skill with a formatted description and scores it, and the player reads it @desktop', async ({
  proPage: page,
  openAs,
  coaching,
}) => {
  await page.goto(skillsPath(coaching.player));
  await expect(page.getByRole('heading', { name: 'No skills yet' })).toBeVisible();
  const form = await openForm(page, 'Add skill');
  await form.getByRole('textbox', { name: 'Skill', exact: true }).fill('Putting');
  await form.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await form.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Ten in a row, ');
  await form.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('eyes closed');
  await form.getByRole('button', { name: 'Save skill' }).click();
  await expect(form).toBeHidden();
  const card = page.getByRole('article', { name: 'Putting' });
  await expect(card).toContainText('4 / 10');

  await coaching.asPro.post('/drill', { title: 'Gate putting', minutes: 10 });
  const again = await openForm(page, 'Edit Putting');
  await again.getByRole('button', { name: 'Add drill' }).click();
  await page.getByRole('dialog', { name: 'Add a drill' }).getByRole('button', { name: 'Gate putting' }).click();
  await again.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await again.getByRole('button', { name: 'Save skill' }).click();
  await expect(card).toContainText('6 / 10');

  const player = await openAs(coaching.player);
  await player.goto('/player/skills');
  const read = player.getByRole('article', { name: 'Putting' });
  await expect(read).toContainText('6 / 10');
  await expect(read.locator('strong')).toHaveText('eyes closed');
  await expect(read.getByRole('img', { name: /^Putting over time: 4 on .+, 6 on / })).toBeVisible();
  await expect(player.getByRole('button', { name: /Edit|Add skill/ })).toBeHidden();
  await read.getByRole('link', { name: 'Gate putting' }).click();
  await expect(player.getByRole('heading', { level: 1, name: 'Gate putting' })).toBeVisible();
});

test('a player for whom skills are switched off is shown none', async ({ proPage: page, openAs, coaching }) => {
  const { asPro, player } = coaching;
  await asPro.post('/skill', { user_id: player.id, discipline: 'Driver', score: 3 });
  await page.goto(skillsPath(player));
  const saved = page.waitForResponse((answer) => answer.url().includes('people.saveUser'));
  await page.getByRole('switch', { name: /can see skills/ }).click();
  await expect(page.getByRole('switch', { name: /can see skills/ })).not.toBeChecked();
  await saved;
  const other = await openAs(player);
  await other.goto('/player/skills');
  await expect(other.getByRole('heading', { name: 'Skills are switched off' })).toBeVisible();
  await expect(other.getByText('Driver')).toBeHidden();
});

test('a coach adds reminders and puts them in order by keyboard, and they stay so', async ({
  proPage: page,
  coaching,
}) => {
  const { asPro, player } = coaching;
  for (const title of ['Head still', 'Feet together'])
    await asPro.post('/reminder', { user_id: player.id, title, notes: '' });
  await page.goto(`/pro/players/${player.id}/reminders`);
  await page.getByRole('button', { name: 'Add reminder' }).click();
  const form = page.getByRole('dialog', { name: 'Add reminder' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Finish high');
  await form.getByRole('button', { name: 'Save reminder' }).click();
  const list = page.getByRole('list', { name: 'Key reminders' });
  await expect(list.getByRole('listitem')).toContainText(['Finish high', 'Feet together', 'Head still']);
  // The sheet gives the focus back once it has gone.
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Reminder 3 of 3', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Reminder 3 of 3 is held over place 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Reminder 3 of 3 is held over place 2.')).toBeAttached();
  const saved = page.waitForResponse((answer) => answer.url().includes('keyReminders.order'));
  await page.keyboard.press('Space');
  await saved;
  await page.reload();
  await expect(list.getByRole('listitem')).toContainText(['Finish high', 'Head still', 'Feet together']);
});
