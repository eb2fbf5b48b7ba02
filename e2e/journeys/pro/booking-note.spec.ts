import { aPlayer } from '@fairway/server/test/builders';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** The note stands below the time that it is for. */
async function chooseTime(page: Page) {
  await page.getByRole('radiogroup', { name: 'Next free times' }).getByRole('radio').first().click();
  return page.getByRole('textbox', { name: 'Note' });
}

test('what a coach wrote for one player is not said of another, and is still there for the first', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const other = await aPlayer(db, coaching.pro, { first_name: 'Bo', last_name: 'Reed' });
  await page.goto(`/pro/lessons/book?id=${coaching.player.id}`);
  await (await chooseTime(page)).fill('Knee operation, go gently');
  await page.goto(`/pro/lessons/book?id=${other.id}`);
  await expect(await chooseTime(page)).toHaveValue('');
  await page.goto(`/pro/lessons/book?id=${coaching.player.id}`);
  await expect(await chooseTime(page)).toHaveValue('Knee operation, go gently');
});

test('a note goes along when a coach chooses another player on the form', async ({ proPage: page, coaching, db }) => {
  const other = await aPlayer(db, coaching.pro, { first_name: 'Bo', last_name: 'Reed' });
  await page.goto(`/pro/lessons/book?id=${coaching.player.id}`);
  await (await chooseTime(page)).fill('Meet at the range');
  await page.getByRole('combobox', { name: 'Player' }).fill('Bo Reed');
  await page.getByRole('option', { name: /^Bo Reed/ }).click();
  await expect(page).toHaveURL(new RegExp(other.id));
  await expect(await chooseTime(page)).toHaveValue('Meet at the range');
});
