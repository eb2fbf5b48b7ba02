import { catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { aShop, findMoneyFaults, readBalances, type Shop } from '#test/shop.ts';
import { beforeEach, expect, test } from 'vitest';
import type { PurchaseRow } from '#core/purchase-fulfiller.ts';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { readPurchase } from '#domains/checkout/purchases/repository.ts';
import { refundPurchase } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
const refuse = () =>
  refundPurchase(
    shop.pro,
    { id },
    { ...services, payments: { ...services.payments, refundPayment: async () => null } },
  );
const REFUSED = {
  status: 422,
  message: 'The payment provider refused this refund. The player keeps what they bought.',
};

let shop: Shop;
let id: string;
beforeEach(async () => {
  shop = await aShop(services);
  await buyCredits(shop.player, { credits: 4 }, 'key', services);
  ({ id } = await home.db.purchases.findFirstOrThrow({ where: { player_id: shop.player.id } }));
});
const expectRefunded = async (refunded: PurchaseRow) => {
  expect(refunded.status).toBe('refunded');
  expect(await readPurchase(home.db, id)).toEqual(refunded);
  expect(readBalances(refunded.stripe_id!)).toBe(0);
  expect(await readCredits(home.db, shop.player)).toBe(0);
  expect([...(await unbalanced(home.db)), ...(await findMoneyFaults(home.db))]).toEqual([]);
};

test('a refund that the provider refuses is told as that, leaves the credits, and may be asked for again', async () => {
  expect(await catchRefusal(refuse())).toMatchObject(REFUSED);
  expect(await readPurchase(home.db, id)).toMatchObject({ status: 'paid', refund_id: null });
  expect(await readCredits(home.db, shop.player)).toBe(4);
  await expectRefunded(await refundPurchase(shop.pro, { id }, services));
});

test('of two calls at once, one refused and one granted, the money and the credits go back once', async () => {
  const overtaken: typeof services.payments.refundPayment = async (...requested) => {
    expect(await catchRefusal(refuse())).toMatchObject(REFUSED);
    return services.payments.refundPayment(...requested);
  };
  const payments = { ...services.payments, refundPayment: overtaken };
  await expectRefunded(await refundPurchase(shop.pro, { id }, { ...services, payments }));
});
