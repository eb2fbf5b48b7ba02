import { expect, test } from '../../fixtures/test.ts';

test('a pro sets their payments up in two steps, with a break between them @desktop', async ({ proPage: page }) => {
  await page.goto('/pro/home');
  await page.getByRole('link', { name: /Set up payments/ }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /Step 1 of 2/);
  await page.getByLabel('Address line 1').fill('4 Mill Lane');
  await page.getByLabel('Town or city').fill('Lewes');
  await page.getByLabel('Postcode').fill('BN7 2LA');
  await page.getByLabel('County').selectOption('East Sussex');
  await page.getByLabel('Day').fill('17');
  await page.getByLabel('Month').fill('5');
  await page.getByLabel('Year').fill('1984');
  await page.getByLabel('Name on the account').fill('Robin Calder');
  await page.getByLabel('Sort code').fill('1088');
  await page.getByLabel('Account number').fill('00012345');
  const choosing = page.waitForEvent('filechooser');
  await page.getByLabel(/Passport or driving licence/).click();
  await (
    await choosing
  ).setFiles({
    name: 'passport.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'),
  });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A sort code has 6 digits.')).toBeVisible();
  await page.getByLabel('Sort code').fill('108800');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name on the card')).toBeVisible();

  await page.goto('/pro/home');
  await page.getByRole('link', { name: /Set up payments/ }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /Step 2 of 2/);
  await page.getByLabel('Name on the card').fill('Robin Calder');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('img', { name: 'Card ending 4 2 4 2' })).toBeVisible();
  await expect(page.getByText('Ending 2345')).toBeVisible();
  await expect(page.getByText('Checked')).toHaveCount(2);

  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Set up payments/ })).toBeHidden();
});
