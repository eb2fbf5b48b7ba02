import { atOnce, aRequest, catchRefusal, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { readCredits } from '#test/ledger.ts';
import { aShop, findPaymentsFor, readBalances, type Shop } from '#test/shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { changeUser } from '#domains/coaching/people/service.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';
import { buyCredits } from '#domains/credits/purchase/service.ts';

const START = '2031-03-10T09:00:00Z';
const clock = startClock(START);
const home = fileDatabase({ max: 20 });
const services = testServices(home, clock);
let shop: Shop;
beforeEach(async () => {
  clock.set(START);
  shop = await aShop(services);
});
let keys = 0;
const buy = (player: Actor) => buyCredits(player, { credits: 4, price: 6000 }, `key ${(keys += 1)}`, services);
const currencyPaid = async () =>
  (await home.db.purchases.findFirstOrThrow({ where: { player_id: shop.player.id } })).currency;

describe('the currency', () => {
  const change = (currency: string) => changeUser(shop.pro, { id: shop.pro.id, currency }, services, aRequest());

  test('is the pro’s to choose until something was paid in it, and locked then', async () => {
    await change('EUR');
    await buy(shop.player);
    expect(await currencyPaid()).toBe('EUR');
    await expectFault('currency', change('USD'));
    expect((await home.db.users.findUniqueOrThrow({ where: { id: shop.pro.id } })).currency).toBe('EUR');
  });

  test('cannot change beside a purchase that begins', async () => {
    for (let round = 0; round < 5; round += 1) {
      shop = await aShop(services);
      await atOnce<unknown>([buy(shop.player), change('USD')]);
      const { currency } = await home.db.users.findUniqueOrThrow({ where: { id: shop.pro.id } });
      expect(await currencyPaid()).toBe(currency);
    }
  });

  test('is not locked by a card that was declined', async () => {
    const player = await shop.another('pm_card_chargeDeclined');
    await catchRefusal(buy(player));
    expect(await change('JPY')).toMatchObject({ currency: 'JPY' });
  });
});

describe('a currency that the provider counts in other units', () => {
  const only = () => home.db.purchases.findFirstOrThrow({ where: { player_id: shop.player.id } });
  const buyIn = async (currency: string, lesson_price: number) => {
    shop = await aShop(services, { currency, lesson_price });
    return buyCredits(shop.player, { credits: 4, price: 4 * lesson_price }, `key ${(keys += 1)}`, services);
  };

  test.each([
    ['ISK', 2_500, 1_000_000],
    ['UGX', 30_000, 12_000_000],
    ['MGA', 2_000_000, 80_000],
    ['KWD', 5_005, 20_020],
  ])('%s is charged, read and given back as what it is', async (currency, lesson_price, theirs) => {
    await buyIn(currency, lesson_price);
    const purchase = await only();
    expect(purchase).toMatchObject({ status: 'paid', amount: 4 * lesson_price, currency });
    expect(findPaymentsFor(purchase)).toMatchObject([{ amount: theirs, amount_received: theirs }]);
    const payment = await services.payments.readPayment(purchase.payment_intent_id!);
    expect(payment).toMatchObject({ amount: purchase.amount, amount_received: purchase.amount, amount_refunded: 0 });
    await refundPurchase(shop.pro, purchase, services);
    expect(readBalances(purchase.stripe_id!)).toBe(0);
    expect(await services.payments.readPayment(purchase.payment_intent_id!)).toMatchObject({
      amount_refunded: purchase.amount,
    });
  });

  test.each([
    ['an amount that no card is charged exactly', 'MGA', 2_005, 'A card cannot be charged exactly this amount.'],
    ['an amount of three decimals', 'KWD', 5_001, 'A card cannot be charged exactly this amount.'],
    ['a currency that no card is charged in', 'IRR', 500_000, 'Cards cannot be charged in this currency.'],
  ])('%s is refused on the price, and ends the attempt', async (_, currency, lesson_price, text) => {
    expect(await expectFault('price', buyIn(currency, lesson_price))).toContain(text);
    expect(await only()).toMatchObject({ status: 'failed', payment_intent_id: null });
    expect(await readCredits(home.db, shop.player)).toBe(0);
  });
});
