import { bookedLesson, wednesdayAhead } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

const date = wednesdayAhead(9);
const TEN = { date, start: '10:00:00', end: '11:00:00' };
const TWO = { date, start: '14:00:00', end: '15:00:00' };

test('a player cancels, and the coach says on any page whether the others are told', async ({
  proPage: page,
  coaching,
}) => {
  const { asPlayer, asPro, player } = coaching;
  const name = `${player.first_name} ${player.last_name}`;
  const first = await bookedLesson(coaching, TEN);
  const second = await bookedLesson(coaching, TWO);
  await asPlayer.delete(`/lesson/${first.id}`);
  await asPlayer.delete(`/lesson/${second.id}`);

  await page.goto('/pro/home');
  await page.getByRole('button', { name: /^2 times became free/ }).click();
  const prompts = page.getByRole('region', { name });
  await expect(prompts).toHaveCount(2);
  await prompts.first().getByRole('button', { name: 'Do not notify' }).click();
  await expect(page.getByText("We won't notify your players about this")).toBeVisible();
  await expect(prompts).toHaveCount(1);

  await page.goto('/pro/lessons');
  await page.getByRole('button', { name: /^1 time became free/ }).click();
  await expect(prompts).toContainText('14:00 to 15:00');
  await prompts.getByRole('button', { name: 'Notify players' }).click();
  await expect(page.getByText('A notification has been sent to your players')).toBeVisible();
  await expect(prompts).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Times that became free' })).toBeHidden();
  expect(await asPro.get('/lesson_cancelled')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Book a lesson' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Times that became free' })).toBeHidden();
});
