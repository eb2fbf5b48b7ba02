import { dayAhead } from '../../fixtures/coaching.ts';
import { muteEvents } from '../../fixtures/slow-window.ts';
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
  await expect(form.getByText('Please enter a date, such as 2026-11-24.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(form).toBeHidden();
});

test('a coach changes what they proposed, and the player, who is told, accepts what it has become', async ({
  proPage,
  openAs,
  coaching,
  db,
}) => {
  const { player } = coaching;
  const playerPage = await openAs(player);
  const goal = {
    user_id: player.id,
    by_pro: true,
    title: 'Break 80',
    measure: 'score',
    start: 88,
    target: 79,
  } as const;
  const data = { ...goal, due_on: new Date(dayAhead(90)), created_at: new Date() };
  const { id } = await db.player_goals.create({ data });
  // What is on view is to grow old: any other event might have it read anew.
  await muteEvents(playerPage.context());
  await playerPage.goto('/player/goals');
  const shown = playerPage.getByRole('article', { name: 'Break 80' });
  await expect(shown.getByText(/^Score: 88 to 79 by /)).toBeVisible();

  await proPage.goto(`/pro/players/${player.id}/goals`);
  await proPage.getByRole('article', { name: 'Break 80' }).getByRole('button', { name: 'Change goal' }).click();
  const form = proPage.getByRole('dialog', { name: 'Change the goal' });
  await form.getByRole('textbox', { name: 'Goal to reach' }).fill('81');
  await form.getByRole('button', { name: 'Save goal' }).click();
  await expect(proPage.getByText(/^Score: 88 to 81 by /)).toBeVisible();
  const event = await db.outbox.findFirst({
    where: { topic: 'goal.changed', payload: { path: ['goal_id'], equals: id } },
  });
  expect(event?.payload).toMatchObject({ what: 'edited', revision: 2 });

  // What is on view is older than what it has become: it is not accepted, and shown as it is now.
  await shown.getByRole('button', { name: 'Accept goal' }).click();
  await expect(playerPage.getByText(/This goal was changed in the meantime/)).toBeVisible();
  await expect(shown.getByText(/^Score: 88 to 81 by /)).toBeVisible();
  await shown.getByRole('button', { name: 'Accept goal' }).click();
  await expect(shown.getByText('No progress noted yet.')).toBeVisible();
});
