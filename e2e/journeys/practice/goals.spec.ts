import { dayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a coach proposes a goal, accepts one of the player’s, and notes how far it is', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const { player } = coaching;
  await db.player_goals.create({
    data: {
      user_id: player.id,
      by_pro: false,
      title: 'Break 80',
      measure: 'score',
      start: 88,
      target: 79,
      due_on: new Date(dayAhead(90)),
      created_at: new Date(),
    },
  });
  await page.goto(`/pro/players/${player.id}/goals`);
  const asked = page.getByRole('article', { name: 'Break 80' });
  await asked.getByRole('button', { name: 'Accept goal' }).click();
  await asked.getByRole('button', { name: 'Note progress' }).click();
  const note = page.getByRole('dialog', { name: 'Note progress' });
  await note.getByRole('textbox', { name: 'Now' }).fill('84');
  await note.getByRole('button', { name: 'Save progress' }).click();
  await expect(asked.getByText(/^Now 84, noted on /)).toBeVisible();
  await expect(asked.getByRole('img', { name: /88 at the beginning, 84 on .+; the goal is 79$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Propose goal' }).click();
  const form = page.getByRole('dialog', { name: 'Propose a goal' });
  await form.getByRole('textbox', { name: 'Goal', exact: true }).fill('Fewer putts');
  await form.getByRole('textbox', { name: 'Now' }).fill('36');
  await form.getByRole('textbox', { name: 'Goal to reach' }).fill('31');
  await form.getByRole('button', { name: 'Propose goal' }).click();
  // The server says what is missing, under its field.
  await expect(form.getByText('Please give a date as YYYY-MM-DD.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(form).toBeHidden();
});
