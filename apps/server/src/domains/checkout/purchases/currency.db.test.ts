import { atOnce, aRequest, catchRefusal, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { aShop, type Shop } from '#test/shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { changeUser } from '#domains/coaching/people/service.ts';
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
