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

test('a player reads and types in metres, which stay as they were typed, and what is in yards stays what it was @both', async ({
  playerPage: page,
  coaching: { asPlayer },
}) => {
  await asPlayer.post('/yardage', { club: 'Driver', yd: 230 });
  await page.goto('/player/yardages');
  await expect(page.getByLabel('Distance in yards, club 1 of 1')).toHaveValue('230');
  await page.getByText('Metres', { exact: true }).click();
  await expect(page.getByLabel('Distance in metres, club 1 of 1')).toHaveValue('210');
  await page.getByRole('button', { name: 'Add club' }).click();
  await page.getByLabel('Club, club 2 of 2').fill('7 iron');
  await page.getByLabel('Distance in metres, club 2 of 2').fill('150');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Distance in metres, club 2 of 2')).toHaveValue('150');
  await expect(page.getByText('60 metres between Driver and 7 iron')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('list', { name: 'Yardages' })).toContainText('150 m');

  await page.goto('/player/yardages');
  await page.getByText('Yards', { exact: true }).click();
  await expect(page.getByLabel('Distance in yards, club 1 of 2')).toHaveValue('230');
  await expect(page.getByLabel('Distance in yards, club 2 of 2')).toHaveValue('164');
  expect(await asPlayer.get<{ club: string; yd: number }[]>('/yardages')).toMatchObject([{ yd: 230 }, { yd: 164 }]);
});
