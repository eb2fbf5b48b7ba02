import { expect, test } from '../../fixtures/test.ts';

test('a player stops the mails of offers, keeps the pushes, and chooses when it is quiet', async ({
  playerPage: page,
  coaching,
}) => {
  await page.goto('/account');
  await page.getByRole('link', { name: /^Privacy Emails, texts/ }).click();
  await page.getByRole('checkbox', { name: 'Offers: Email' }).click();
  await expect(page.getByRole('checkbox', { name: 'Offers: Email' })).not.toBeChecked();
  await page.getByLabel('From', { exact: true }).selectOption('22:30:00');
  await expect
    .poll(() => coaching.asPlayer.get('/settings'))
    .toMatchObject({
      notification_email: true,
      notification_matrix: { offers: { email: false, push: true }, records: { email: true } },
      quiet_from: '22:30:00',
      quiet_until: '07:00:00',
    });

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Offers: Email' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Offers: Push notification' })).toBeChecked();
  await page.getByRole('switch', { name: /^Email/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Lesson records and comments: Email' })).toBeDisabled();
  await page.getByRole('switch', { name: /^Quiet hours/ }).click();
  await expect(page.getByLabel('From', { exact: true })).toBeHidden();
  await expect
    .poll(() => coaching.asPlayer.get('/settings'))
    .toMatchObject({ notification_email: false, quiet_from: null, quiet_until: null });
});
