import type { OfferMap } from '@fairway/contracts/offers/offers';
import { aJpeg } from '@fairway/server/test/pictures';
import { dayAhead } from '../../fixtures/coaching.ts';
import { loseAnswers } from '../../fixtures/lose-answers.ts';
import { pickDay } from '../../fixtures/pick-day.ts';
import { expect, test } from '../../fixtures/test.ts';

const aPhoto = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await aJpeg(240, 180) });

test('a coach makes an offer with pictures, and a player sees it @desktop', async ({
  proPage: page,
  coaching,
  signIn,
}) => {
  await page.goto('/pro/home');
  await page.getByRole('link', { name: 'Create offer' }).click();
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByText('Please give the offer a title.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Title' }).fill('Bunker clinic');
  await page.getByRole('combobox', { name: 'Category' }).fill('Clinics');
  await page.getByTestId('image_files-file').setInputFiles([await aPhoto('one.jpg'), await aPhoto('two.jpg')]);
  await page.getByRole('button', { name: 'Move picture 2 of 2 earlier' }).click();
  await expect(page.getByText('Picture 2 is now picture 1 of 2.')).toBeAttached();
  await page.getByRole('textbox', { name: 'Description' }).fill('Two hours in the sand.');
  await page.getByRole('textbox', { name: 'Price' }).fill('45');
  await page.getByRole('textbox', { name: 'How many' }).fill('6');
  await pickDay(page.getByLabel('Last day'), dayAhead(30));
  // Made, and its answer lost on the way: pressed again it is the same offer.
  await loseAnswers(page, 'offers.add', 1);
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByText('Theres been a problem. Please try again')).toBeVisible();
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByText('A notification has been sent to your players')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bunker clinic' })).toBeVisible();
  await expect(page.getByText('None sold yet', { exact: true })).toBeVisible();
  const [made, ...others] = (await coaching.asPro.get<OfferMap>('/offer'))['Clinics'] ?? [];
  expect(others).toEqual([]);
  expect(made).toMatchObject({ price: 4500, qty: 6, category: 'Clinics', ended_at: dayAhead(30) });
  expect(made?.images).toHaveLength(2);

  // A change that is not saved yet is not lost by a step back.
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'How many' }).fill('8');
  await page.getByRole('link', { name: 'Back to offers' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save offer' }).click();
  await expect(page.getByText('Your offer has been updated')).toBeVisible();
  await expect(page.getByText('8 left', { exact: true })).toBeVisible();

  await signIn(coaching.player);
  await page.goto('/player/profile');
  await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).click();
  await page.getByRole('link', { name: /£45\.00.*Bunker clinic.*8 left/ }).click();
  await expect(page.getByText('Two hours in the sand.')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Bunker clinic, picture 1 of 2' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
