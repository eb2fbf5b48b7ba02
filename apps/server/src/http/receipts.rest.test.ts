import { appOn, signIn } from '#test/app.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { aShop } from '#test/shop.ts';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { buyCredits } from '#domains/credits/purchase/service.ts';

const home = fileDatabase();

test('the PDF of a receipt is a file for its buyer and its seller, and for nobody else', async () => {
  const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
  const shop = await aShop(services);
  await buyCredits(shop.player, { credits: 4, price: 6_000 }, uuid(), services);
  const { id } = await home.db.purchases.findFirstOrThrow();
  const app = await appOn(home.db);
  const fetchPdf = async (reader: { id: string }, path = 'pdf', of = id) =>
    app.inject({ url: `/api/receipt/${of}/${path}`, headers: (await signIn(home.db, reader)).bearer });
  for (const reader of [shop.player, shop.pro]) {
    const answer = await fetchPdf(reader);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="F-2031-0001.pdf"',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await fetchPdf(await shop.another())).statusCode).toBe(404);
  expect((await fetchPdf(shop.player, 'credit-note/pdf')).statusCode).toBe(404);
  expect((await fetchPdf(shop.player, 'pdf', 'nothing')).statusCode).toBe(404);
  expect((await app.inject(`/api/receipt/${id}/pdf`)).statusCode).toBe(401);
  await app.close();
});
