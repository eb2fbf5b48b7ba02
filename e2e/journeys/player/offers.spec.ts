import type { Offer } from '@fairway/contracts/offers/offers';
import { expect, test } from '../../fixtures/test.ts';

test('a player buys an offer of their coach with a card added on the way, and takes a free one', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const { asPro, asPlayer, player } = coaching;
  // The provider does not know the card that the people of journeys begin with.
  await db.users.update({
    where: { id: player.id },
    data: { stripe_id: null, stripe_payment_method: null, stripe_card: null, card_later_at: new Date() },
  });
  const clinic = { title: 'Short game clinic', category: 'Clinics', price: 4500, qty: 1, lesson_credits_value: 2 };
  const { id } = await asPro.post<Offer>('/offer', { ...clinic, button_type: 'Book my place' });
  await asPro.post<Offer>('/offer', { title: 'Club check', category: 'Equipment', price: 0 });

  await page.goto('/player/profile');
  await page.getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('list', { name: 'Equipment' })).toContainText('Free');
  await page
    .getByRole('list', { name: 'Clinics' })
    .getByRole('link', { name: /£45.00.*Short game clinic/ })
    .click();
  await page.getByRole('button', { name: 'Book my place' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a card' }).click();
  await page.getByLabel('Name on the card').fill('Jamie Whitlock');
  await page.getByRole('radio', { name: /3184/ }).check();
  await page.getByRole('button', { name: 'Save card and pay £45.00' }).click();
  await expect(page.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  await expect(page.getByText('2 credits for lessons are yours.')).toBeVisible();
  expect(await asPlayer.get<Offer>(`/offer/${id}`)).toMatchObject({ qty: 0, state: 'sold_out' });

  await page.getByRole('link', { name: 'See all offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Short game clinic/ })).toBeHidden();
  await page.getByRole('link', { name: /Club check/ }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Your coach has been told.')).toBeVisible();
  const redeemed = await db.purchases.findMany({ where: { player_id: player.id }, orderBy: { number: 'asc' } });
  expect(redeemed.map(({ title, amount, status }) => [title, amount, status])).toEqual([
    ['Short game clinic', 4500, 'paid'],
    ['Club check', 0, 'paid'],
  ]);
});
