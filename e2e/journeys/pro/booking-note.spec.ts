import { aPlayer } from '@fairway/server/test/builders';
import { expect, test } from '../../fixtures/test.ts';

test('what a coach wrote for one player is not said of another, and is still there for the first', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const other = await aPlayer(db, coaching.pro, { first_name: 'Bo', last_name: 'Reed' });
  const note = page.getByRole('textbox', { name: 'Note' });
  await page.goto(`/pro/lessons/book?id=${coaching.player.id}`);
  await note.fill('Knee operation, go gently');
  await page.goto(`/pro/lessons/book?id=${other.id}`);
  await expect(note).toHaveValue('');
  await page.goto(`/pro/lessons/book?id=${coaching.player.id}`);
  await expect(note).toHaveValue('Knee operation, go gently');
});

test('a note goes along when a coach chooses another player on the form', async ({ proPage: page, coaching, db }) => {
  await aPlayer(db, coaching.pro, { first_name: 'Bo', last_name: 'Reed' });
  await page.goto('/pro/lessons/book');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Meet at the range');
  await page.getByRole('radio', { name: /Bo Reed/ }).click();
  await expect(page).toHaveURL(/id=/);
  await expect(note).toHaveValue('Meet at the range');
});
