import { linkIn, mailTo } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the link of an offer’s mail shows what it stops, stops it by one tap, and takes that back', async ({
  page,
  coaching,
}) => {
  await coaching.asPro.post('/offer', { title: 'Winter glove', price: 1500, category: 'Shop', qty: 1 });
  const link = linkIn(await mailTo(coaching.player.email, 'New offer: Winter glove'), '/unsubscribe/');
  await page.goto(link);
  await expect(page.getByText('You get emails about offers.')).toBeVisible();
  expect(await coaching.asPlayer.get('/settings')).toMatchObject({ notification_matrix: { offers: { email: true } } });
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText('You no longer get emails about offers.')).toBeVisible();
  expect(await coaching.asPlayer.get('/settings')).toMatchObject({
    notification_email: true,
    notification_matrix: { offers: { email: false, push: true } },
  });
  await page.getByRole('button', { name: 'Send them again' }).click();
  await expect(page.getByText('You get emails about offers.')).toBeVisible();
  expect(await coaching.asPlayer.get('/settings')).toMatchObject({ notification_matrix: { offers: { email: true } } });
});
