import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test.ts';

test('a coach gives credits with a reason, and both see where they came from', async ({
  proPage: page,
  coaching,
  signIn,
}) => {
  await page.goto(`/pro/players/${coaching.player.id}`);
  await page.getByRole('link', { name: /^Credits/ }).click();
  await expect(page.getByRole('region', { name: 'Balance' }).getByText('8 credits')).toBeVisible();
  await page.getByRole('button', { name: 'One credit fewer' }).click();
  await page.getByLabel('Reason').fill('For the rain on Tuesday');
  await page.getByRole('button', { name: 'Give 3 credits' }).click();
  await expect(page.getByRole('region', { name: 'Balance' }).getByText('11 credits')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('For the rain on Tuesday');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download statement' }).click();
  const statement = await saving;
  expect(statement.suggestedFilename()).toMatch(/^credits-jamie-whitlock-.*\.csv$/);
  const lines = (await readFile(await statement.path(), 'utf8')).trim().split('\r\n');
  expect(lines.at(-2)).toMatch(/Given,,For the rain on Tuesday,3,11$/);
  expect(lines.at(-1)).toMatch(/Closing balance,,,,11$/);

  await signIn(coaching.player);
  await page.goto('/player/profile');
  await page.getByRole('navigation').getByRole('link', { name: 'Lessons' }).click();
  await page.getByRole('link', { name: 'View lesson credits' }).click();
  const gift = page.getByRole('article').filter({ hasText: 'For the rain on Tuesday' });
  await expect(gift).toContainText('3 credits given by Robin Calder');
});
