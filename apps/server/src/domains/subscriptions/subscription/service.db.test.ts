import { DAY_MS } from '@fairway/time/units';
import { fakeAppStore } from '#test/fake-app-store.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, atOnce, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { fakePlayStore } from '#test/fake-play-store.ts';
import { PRODUCTS } from '#test/app-stores.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor, AppServices } from '#app/context.ts';
import { describeUser } from '#domains/users/me/service.ts';
import { subscribe, subscribeForTest, getSubscription } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const clock = startClock(NOW);
const home = fileDatabase();
const apple = fakeAppStore(clock.now);
const google = await fakePlayStore(clock.now);
const base = testServices(home, clock);
const services: AppServices = Object.defineProperties({} as AppServices, {
  ...Object.getOwnPropertyDescriptors(base),
  stores: { value: { ...base.stores, apple: apple.store, google: google.store }, enumerable: true },
});
const in30Days = new Date(Date.parse(NOW) + 30 * DAY_MS);
let pro: Actor;
let another: Actor;
const aCoach = async () => toActor(await aPro(home.db, { subscribed_until: null }));
beforeEach(async () => {
  clock.set(NOW);
  pro = await aCoach();
  another = await aCoach();
});

const show = (actor: Actor, receipt: string, store: 'apple' | 'google' | 'local' = 'apple') =>
  subscribe(actor, { store, product_id: PRODUCTS.pro, receipt }, services);
const isSubscribed = async (actor: Actor) => (await describeUser(actor, services)).subscribed;

test('a verified purchase makes a subscriber, as long as it lasts and three days more', async () => {
  expect(await getSubscription(pro, services)).toEqual({
    product_id: PRODUCTS.pro,
    subscribed: false,
    subscribed_until: null,
    test: true,
  });
  const bought = await show(pro, apple.transaction({ expiresDate: in30Days.getTime() }));
  expect(bought).toMatchObject({ subscribed: true, subscribed_until: in30Days.toISOString() });
  expect(await isSubscribed(pro)).toBe(true);
  clock.pass(33 * 24);
  expect(await isSubscribed(pro)).toBe(false);
  expect((await getSubscription(pro, services)).subscribed).toBe(false);
});

test('shown again, or twice at once, it is one purchase', async () => {
  const receipt = apple.transaction();
  const { granted } = await atOnce([show(pro, receipt), show(pro, receipt), show(pro, receipt)]);
  expect(granted).toHaveLength(3);
  expect(await home.db.store_purchases.count({ where: { user_id: pro.id } })).toBe(1);
});

test('a renewal adds a period; an older receipt does not shorten what is paid for', async () => {
  const first = apple.transaction({ transactionId: uuid(), expiresDate: in30Days.getTime() });
  const later = new Date(in30Days.getTime() + 30 * DAY_MS);
  const original = uuid();
  await show(pro, apple.transaction({ originalTransactionId: original, expiresDate: later.getTime() }));
  await show(pro, first);
  expect((await getSubscription(pro, services)).subscribed_until).toBe(later.toISOString());
});

describe('another person’s receipt', () => {
  const NOT_YOURS = { status: 422, errors: { receipt: ['This purchase belongs to another account.'] } };

  test('is refused, and so is any other period of the same subscription', async () => {
    const original = uuid();
    const receipt = apple.transaction({ transactionId: original });
    await show(pro, receipt);
    expect(await catchRefusal(show(another, receipt))).toMatchObject(NOT_YOURS);
    const renewal = apple.transaction({ originalTransactionId: original });
    expect(await catchRefusal(show(another, renewal))).toMatchObject(NOT_YOURS);
    expect(await isSubscribed(another)).toBe(false);
    expect(await isSubscribed(pro)).toBe(true);
  });

  test('shown by two at the same time goes to one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await aCoach(), await aCoach()];
      const original = uuid();
      const period = () => apple.transaction({ transactionId: uuid(), originalTransactionId: original });
      const { granted, refused } = await atOnce([show(one, period()), show(two, period())]);
      expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422]]);
      expect([await isSubscribed(one), await isSubscribed(two)].filter(Boolean)).toHaveLength(1);
    }
  });

  test('is refused before its buyer has shown it, when the store knows the buyer', async () => {
    const receipt = apple.transaction({ appAccountToken: another.id.toUpperCase() });
    expect(await catchRefusal(show(pro, receipt))).toMatchObject(NOT_YOURS);
    expect(await show(another, receipt)).toMatchObject({ subscribed: true });
  });

  test('is nobody’s any more once they have left', async () => {
    await home.db.users.update({ where: { id: another.id }, data: { deleted_at: clock.now() } });
    for (const buyer of [another.id, uuid(), 'whatever the wrapper said'])
      expect(await show(pro, apple.transaction({ appAccountToken: buyer }))).toMatchObject({ subscribed: true });
  });
});

describe('a purchase is refused', () => {
  test('under its receipt when it is forged, over, or of another product', async () => {
    const refused = [
      'no receipt at all',
      fakeAppStore(clock.now).transaction(),
      apple.transaction({ expiresDate: Date.parse(NOW) - 3 * DAY_MS }),
      apple.transaction({ revocationDate: Date.parse(NOW) }),
      apple.transaction({ productId: PRODUCTS.player }),
    ];
    for (const receipt of refused) await expectFault('receipt', show(pro, receipt));
    await expectFault('receipt', show(pro, 'unknown token', 'google'));
    expect(await home.db.store_purchases.count({ where: { user_id: pro.id } })).toBe(0);
    expect(await isSubscribed(pro)).toBe(false);
  });

  test('under its product when that is not for this kind of user', async () => {
    const player = toActor(await aPlayer(home.db, await aPro(home.db)));
    await expectFault('product_id', show(player, apple.transaction()));
    const cheap = apple.transaction({ productId: PRODUCTS.player });
    await expectFault(
      'product_id',
      subscribe(pro, { store: 'apple', product_id: PRODUCTS.player, receipt: cheap }, services),
    );
    expect(
      await subscribe(player, { store: 'apple', product_id: PRODUCTS.player, receipt: cheap }, services),
    ).toMatchObject({
      product_id: PRODUCTS.player,
      subscribed: true,
    });
  });

  test('under its store when that is not set up', async () => {
    const input = { store: 'google' as const, product_id: PRODUCTS.pro, receipt: 'token' };
    await expectFault(
      'store',
      subscribe(pro, input, { ...services, db: home.db, stores: { ...services.stores, google: null } }),
    );
  });

  test('for now when the store cannot be asked', async () => {
    google.world.away = true;
    expect(await catchRefusal(show(pro, 'token', 'google'))).toMatchObject({
      status: 503,
      message: 'The store cannot be reached at the moment. Please try again in a minute.',
    });
    google.world.away = false;
  });

  test('to somebody who has left meanwhile', async () => {
    await home.db.users.update({ where: { id: pro.id }, data: { deleted_at: clock.now() } });
    expect((await catchRefusal(show(pro, apple.transaction()))).status).toBe(401);
  });
});

test('a product that is no longer on sale still counts', async () => {
  const receipt = apple.transaction({ productId: 'fairway.pro.old' });
  const input = { store: 'apple' as const, product_id: 'fairway.pro.old', receipt };
  expect(await subscribe(pro, input, services)).toMatchObject({ subscribed: true, product_id: PRODUCTS.pro });
});

test('Google Play’s tokens work in the same way', async () => {
  google.world.known.set('token', { expires_at: in30Days });
  expect(await show(pro, 'token', 'google')).toMatchObject({ subscribed_until: in30Days.toISOString() });
  await expectFault('receipt', show(another, 'token', 'google'));
});

describe('subscribing for a test', () => {
  test('lasts a month, begins anew each time, and is everyone’s own', async () => {
    expect(await subscribeForTest(pro, services)).toMatchObject({
      subscribed: true,
      subscribed_until: '2031-04-10T09:00:00.000Z',
    });
    clock.pass(24);
    expect(await subscribeForTest(pro, services)).toMatchObject({ subscribed_until: '2031-04-11T09:00:00.000Z' });
    expect(await subscribeForTest(another, services)).toMatchObject({ subscribed: true });
    const player = toActor(await aPlayer(home.db, await aPro(home.db)));
    expect(await subscribeForTest(player, services)).toMatchObject({ product_id: PRODUCTS.player, subscribed: true });
  });

  test('does not exist in production, and neither does the local store', async () => {
    const production = { ...services, db: home.db, stores: { ...services.stores, local: null } };
    expect((await catchRefusal(subscribeForTest(pro, production))).status).toBe(404);
    const input = { store: 'local' as const, product_id: PRODUCTS.pro, receipt: `test:${PRODUCTS.pro}:x` };
    await expectFault('store', subscribe(pro, input, production));
    expect((await getSubscription(pro, production)).test).toBe(false);
  });
});
