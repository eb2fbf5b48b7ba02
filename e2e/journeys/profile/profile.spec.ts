import type { Profile } from '@fairway/contracts/users/profile';
import { aJpeg } from '@fairway/server/test/pictures';
import { expect, test } from '../../fixtures/test.ts';

const photo = async () => ({ name: 'IMG 0001.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(600, 600) });

test('a coach writes their profile with a picture, and the player sees it @desktop', async ({
  proPage: page,
  coaching,
  signIn,
}) => {
  await page.goto('/pro/home');
  await page.getByRole('link', { name: 'Your profile' }).click();
  // Nothing is written yet: the form is open.
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  await page.getByTestId('image-file').setInputFiles(await photo());
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Golf should feel simple.');
  await page.getByRole('textbox', { name: 'Qualifications' }).fill('PGA Professional\nTPI Level 2');
  await page.getByRole('textbox', { name: 'Contact telephone' }).fill('01825 555 010');
  await page.getByRole('textbox', { name: 'Contact email' }).fill('robin@');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Contact email' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Contact email' }).fill('robin@club.example');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(page.getByText('Golf should feel simple.')).toBeVisible();

  await signIn(coaching.player);
  await page.goto('/player/profile');
  await page.getByRole('link', { name: /Profile and contact/ }).click();
  await expect(page.getByText('Golf should feel simple.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Qualifications' })).toContainText('TPI Level 2');
  await expect(page.getByRole('link', { name: /01825 555 010/ })).toHaveAttribute('href', 'tel:01825555010');
  await expect(page.getByRole('link', { name: /robin@club.example/ })).toHaveAttribute(
    'href',
    'mailto:robin@club.example',
  );
  const picture = page.getByRole('img', { name: 'Robin Calder' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
});

test('a picture that is none is refused in words, and the rest of the form stays', async ({
  proPage: page,
  coaching,
}) => {
  await page.goto('/pro/profile');
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Hello');
  await page
    .getByTestId('image-file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html>no picture</html>') });
  await expect(page.getByRole('alert')).toContainText('Please choose a picture: PNG, JPEG, GIF, WebP or HEIC.');
  await page.getByTestId('image-file').setInputFiles(await photo());
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('Hello');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  const { image } = await coaching.asPlayer.get<Profile>('/profile');
  expect(image).toMatch(/^\/files\/images\//);
});
