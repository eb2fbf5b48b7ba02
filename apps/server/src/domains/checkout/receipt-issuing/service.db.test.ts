import { catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { aShop, type Shop } from '#test/shop.ts';
import { inTransaction } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { getReceipt, listPurchases } from '#domains/checkout/receipts/service.ts';
import { settleFree } from '#domains/checkout/purchases/service.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';

const home = fileDatabase({ max: 20 });
const clock = startClock('2031-03-10T09:00:00Z');
const services = testServices(home, clock);
let shop: Shop;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  shop = await aShop(services, {
    address_line1: '4 Mill Lane',
    address_city: 'Lewes',
    address_postcode: 'BN7 2LA',
  });
});

const buy = (player = shop.player) => buyCredits(player, { credits: 4, price: 6_000 }, uuid(), services);
const register = (vat_number: string | null, vat_rate: number | null) =>
  home.db.settings.update({ where: { user_id: shop.pro.id }, data: { vat_number, vat_rate } });
const papers = () => home.db.receipts.findMany({ where: { pro_id: shop.pro.id }, orderBy: { number: 'asc' } });
const numbers = async () => (await papers()).map(({ number }) => number);
const newest = async () => (await listPurchases(shop.pro, { page: 1 }, services)).data[0]!;
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${prefix}-${String(nth + 1).padStart(4, '0')}`);

/** An attempt of the player's that has been paid, and waits to be fulfilled. */
const begun = ({ pro, player }: Pick<Shop, 'pro' | 'player'> = shop) =>
  home.db.purchases.create({
    data: {
      kind: 'credits',
      player_id: player.id,
      pro_id: pro.id,
      key: uuid(),
      title: '4 lesson credits',
      amount: 6_000,
      currency: 'GBP',
      credits: 4,
      payment_intent_id: uuid(),
    },
  });
const fulfil = (purchase: Awaited<ReturnType<typeof begun>>) =>
  inTransaction(home.db, (tx) => settleFree(tx, { ...purchase, metadata: null }, { ...services, at: clock.now() }));

test('twenty purchases fulfilled at once are numbered 1 to 20, and none of another coach counts', async () => {
  const others = await begun(await aShop(services));
  const mine = await Promise.all(Array.from({ length: 20 }, () => begun()));
  await Promise.all([...mine, others].map(fulfil));
  expect(await numbers()).toEqual(numbered('F-2031', 20));
});

test('a number that was taken by a fulfilment which is rolled back goes to the next, who waited for it', async () => {
  const first = await begun();
  const second = await begun();
  const taken = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const rolledBack = inTransaction(home.db, async (tx) => {
    await settleFree(tx, { ...first, metadata: null }, { ...services, at: clock.now() });
    taken.resolve();
    await gate.promise;
    throw new Error('the process was ended');
  });
  await taken.promise;
  const waiting = fulfil(second);
  gate.resolve();
  await expect(rolledBack).rejects.toThrow('the process was ended');
  await waiting;
  expect(await papers()).toMatchObject([{ number: 'F-2031-0001', purchase_id: second.id }]);
});

test('each year of the coach’s own clock begins with 1', async () => {
  await home.db.users.update({ where: { id: shop.pro.id }, data: { timezone: 'Asia/Tokyo' } });
  clock.set('2031-12-31T14:59:00Z');
  await buy();
  clock.set('2031-12-31T15:00:00Z');
  await buy();
  expect(await numbers()).toEqual(['F-2031-0001', 'F-2032-0001']);
});

test('a refund has a credit note of its own sequence, in the words of the receipt and at its rate', async () => {
  await register('GB980780684', 20);
  await buy();
  await buy();
  await register('GB980780684', 5);
  const { id, number } = await newest();
  await Promise.all([refundPurchase(shop.pro, { id }, services), refundPurchase(shop.pro, { id }, services)]);
  expect(await numbers()).toEqual(['C-2031-0001', ...numbered('F-2031', 2)]);
  expect(await getReceipt(shop.player, { id }, services)).toMatchObject({
    number,
    credit_note: 'C-2031-0001',
    status: 'refunded',
  });
  expect((await papers())[0]).toMatchObject({
    purchase_id: id,
    kind: 'credit_note',
    total: 6_000,
    vat: 1_000,
    vat_rate: 20,
  });
});

test('a receipt stands as it was written: a later address, name or rate is for later receipts', async () => {
  await buy();
  const { id } = await newest();
  const before = await getReceipt(shop.player, { id }, services);
  expect(before).toMatchObject({
    number: 'F-2031-0001',
    seller: { address: ['4 Mill Lane', 'Lewes', 'BN7 2LA'], vat_number: null },
    lines: [{ title: 'Lesson credit (15 minutes)', quantity: 4, unit_price: 1_500, amount: 6_000 }],
    amount: 6_000,
    net: 6_000,
    vat: 0,
    vat_rate: null,
    card: '4242',
    player: { id: shop.player.id },
  });
  await register('GB980780684', 20);
  await home.db.users.update({
    where: { id: shop.pro.id },
    data: { address_line1: '9 High Street', timezone: 'Asia/Tokyo', last_name: 'Calder-Ross' },
  });
  expect(await getReceipt(shop.player, { id }, services)).toEqual(before);
  clock.pass(1);
  await buy();
  expect(await getReceipt(shop.player, { id: (await newest()).id }, services)).toMatchObject({
    seller: { address: ['9 High Street', 'Lewes', 'BN7 2LA'], vat_number: 'GB980780684' },
    net: 5_000,
    vat: 1_000,
    vat_rate: 20,
  });
});

test('the receipt of an erased player keeps number and amounts and loses the name; that of an erased coach its seller', async () => {
  const player = await shop.another();
  await buy(player);
  const { id } = await newest();
  await inTransaction(home.db, (tx) => eraseUser(tx, player.id, { now: clock.now() }));
  const left = await getReceipt(shop.pro, { id }, services);
  expect(left).toMatchObject({ number: 'F-2031-0001', amount: 6_000, player: null, seller: { name: 'Robin Calder' } });
  await inTransaction(home.db, (tx) => eraseUser(tx, shop.pro.id, { now: clock.now() }));
  expect(await papers()).toMatchObject([{ number: 'F-2031-0001', total: 6_000, seller: null }]);
});

test('nobody else reads a receipt', async () => {
  await buy();
  const { id } = await newest();
  const stranger = (await aShop(services)).pro;
  for (const reader of [await shop.another(), stranger])
    expect(await catchRefusal(getReceipt(reader, { id }, services))).toMatchObject({ status: 404 });
});
