import { VENUE } from '../../fixtures/coaching.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a coach adds a venue, changes it and deletes it', async ({ proPage: page }) => {
  await page.goto('/account');
  await page.getByRole('link', { name: /Venue Details/ }).click();
  await expect(page.getByRole('list', { name: 'Venues' })).toContainText(VENUE);
  await page.getByRole('link', { name: 'Add venue' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Riverside Range');
  await page.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Add venue' }).click();
  await expect(page.getByText('Please enter a web address, like www.club.com.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Website' }).fill('riverside.example');
  await page.getByRole('button', { name: 'Add venue' }).click();
  await expect(page.getByText('Venue details created')).toBeVisible();

  await page.getByRole('link', { name: /Riverside Range/ }).click();
  await expect(page.getByRole('link', { name: /riverside.example/ })).toHaveAttribute(
    'href',
    'https://riverside.example',
  );
  await page.getByRole('button', { name: 'Edit venue' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('Mill Lane');
  await page.getByRole('button', { name: 'Save venue' }).click();
  await expect(page.getByText('Venue details updated')).toBeVisible();
  await expect(page.getByText('Mill Lane')).toBeVisible();

  await page.getByRole('button', { name: 'Delete venue' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this club?' });
  await question.getByRole('button', { name: 'Delete venue' }).click();
  await expect(page.getByText('Club deleted')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Venues' })).toContainText(VENUE);
  await expect(page.getByText('Riverside Range')).toBeHidden();
});

test('a venue that is half written is not left by accident', async ({ proPage: page }) => {
  await page.goto('/account/club/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Half');
  await page.getByRole('link', { name: 'Back to venue details' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half');
  await page.getByRole('link', { name: 'Back to venue details' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('list', { name: 'Venues' })).toBeVisible();
});

test('players have no venue details to change', async ({ playerPage: page }) => {
  await page.goto('/account/club');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Venue Details/ })).toBeHidden();
});
