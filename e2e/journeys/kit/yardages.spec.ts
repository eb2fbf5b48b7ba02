import { expect, test } from '../../fixtures/test.ts';

test('a player notes how far they hit a club, and it saves itself', async ({ playerPage: page }) => {
  await page.goto('/player/yardages');
  await expect(page.getByText(/^TIP:/)).toBeVisible();
  await page.getByRole('button', { name: 'Add club' }).click();
  await expect(page.getByLabel('Club, club 1 of 1')).toBeFocused();
  await page.keyboard.type('7 iron');
  await page.getByLabel('Distance in yards, club 1 of 1').fill('1500');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('Please enter a whole number of yards from 0 to 500.')).toBeVisible();
  await expect(page.getByText('A row is not finished yet')).toBeVisible();
  await page.getByLabel('Distance in yards, club 1 of 1').fill('150');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Distance in yards, club 1 of 1')).toHaveValue('150');
});
