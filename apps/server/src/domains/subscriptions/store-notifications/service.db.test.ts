import { DAY_MS } from '@fairway/time/units';
import { fakeAppStore, type SignedPurchase } from '#test/fake-app-store.ts';
import { aPro } from '#test/builders.ts';
import { toActor, atOnce, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { fakePlayStore } from '#test/fake-play-store.ts';
import { PRODUCTS } from '#test/app-stores.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor, AppServices } from '#app/context.ts';
import { handleAppleNotification, handleGoogleNotification, sweepNotifications } from './service.ts';
import { subscribe } from '#domains/subscriptions/subscription/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const AT = Date.parse(NOW);
const clock = startClock(NOW);
const home = fileDatabase();
const apple = fakeAppStore(clock.now);
const google = await fakePlayStore(clock.now);
const base = testServices(home, clock);
const services: AppServices = Object.defineProperties({} as AppServices, {
  ...Object.getOwnPropertyDescriptors(base),
  stores: { value: { ...base.stores, apple: apple.store, google: google.store }, enumerable: true },
});
let pro: Actor;
let original: string;
beforeEach(async () => {
  clock.set(NOW);
  pro = toActor(await aPro(home.db, { subscribed_until: null }));
  original = uuid();
});

const until = async () =>
  (await home.db.users.findUniqueOrThrow({ where: { id: pro.id } })).subscribed_until?.getTime();
const buy = (receipt: string, store: 'apple' | 'google' = 'apple') =>
  subscribe(pro, { store, product_id: PRODUCTS.pro, receipt }, services);
/** A period of the subscription, as a notification tells of it. */
const period = (nth: number, said: SignedPurchase = {}): SignedPurchase => ({
  transactionId: `${original}-${nth}`,
  originalTransactionId: original,
  expiresDate: AT + nth * 30 * DAY_MS,
  signedDate: AT + nth,
  ...said,
});

describe('Apple tells', () => {
  beforeEach(() => buy(apple.transaction(period(1))));

  test('of a renewal, and the subscription goes on', async () => {
    await handleAppleNotification(apple.notification(period(2)), services);
    expect(await until()).toBe(AT + 60 * DAY_MS);
  });

  test('of renewals in any order and more than once, and the end is the same', async () => {
    const told = [2, 3, 4].map((nth) => apple.notification(period(nth)));
    for (const one of [told[2], told[0], told[1], told[2], told[0]]) await handleAppleNotification(one ?? '', services);
    expect(await until()).toBe(AT + 120 * DAY_MS);
    expect(await home.db.store_purchases.count({ where: { user_id: pro.id } })).toBe(4);
  });

  test('of a refund: that period counts no more, the others do', async () => {
    await handleAppleNotification(apple.notification(period(2)), services);
    await handleAppleNotification(apple.notification(period(1, { revocationDate: AT, signedDate: AT + 5 })), services);
    expect(await until()).toBe(AT + 60 * DAY_MS);
    await handleAppleNotification(apple.notification(period(2, { revocationDate: AT, signedDate: AT + 5 })), services);
    expect(await until()).toBeUndefined();
  });

  test('of a refund before the purchase that it undoes: the older word does not undo it', async () => {
    await handleAppleNotification(apple.notification(period(2, { revocationDate: AT, signedDate: AT + 9 })), services);
    await handleAppleNotification(apple.notification(period(2, { signedDate: AT + 2 })), services);
    await buy(apple.transaction(period(2, { signedDate: AT + 2 })));
    expect(await until()).toBe(AT + 30 * DAY_MS);
    await handleAppleNotification(apple.notification(period(2, { signedDate: AT + 10 })), services);
    expect(await until()).toBe(AT + 60 * DAY_MS);
  });

  test('the same twice at once: it counts once', async () => {
    const told = apple.notification(period(2));
    const { granted } = await atOnce([
      handleAppleNotification(told, services),
      handleAppleNotification(told, services),
      handleAppleNotification(told, services),
    ]);
    expect(granted).toHaveLength(3);
    expect(await until()).toBe(AT + 60 * DAY_MS);
  });

  test('two renewals at once: neither is lost', async () => {
    for (let nth = 2; nth < 8; nth += 2) {
      await atOnce([
        handleAppleNotification(apple.notification(period(nth + 1)), services),
        handleAppleNotification(apple.notification(period(nth)), services),
      ]);
      expect(await until()).toBe(AT + (nth + 1) * 30 * DAY_MS);
    }
  });

  test('of a change to a cheaper product, which is none of a pro’s', async () => {
    await handleAppleNotification(apple.notification(period(2, { productId: PRODUCTS.player })), services);
    expect(await until()).toBe(AT + 30 * DAY_MS);
  });
});

test('a purchase that names its buyer is theirs before they have shown it', async () => {
  await handleAppleNotification(apple.notification(period(1, { appAccountToken: pro.id })), services);
  expect(await until()).toBe(AT + 30 * DAY_MS);
});

test('what is told of people we do not know changes nothing', async () => {
  for (const appAccountToken of [undefined, uuid(), 'nobody'])
    expect(
      await handleAppleNotification(apple.notification(appAccountToken ? { appAccountToken } : {}), services),
    ).toEqual({
      ok: true,
    });
  expect(await handleAppleNotification(apple.notification(null), services)).toEqual({ ok: true });
  expect(await until()).toBeUndefined();
});

describe('Google tells', () => {
  test('that something happened, and is asked what', async () => {
    google.world.known.set('token', { expires_at: new Date(AT + 30 * DAY_MS) });
    await buy('token', 'google');
    google.world.known.set('token', { expires_at: new Date(AT + 60 * DAY_MS) });
    clock.pass(1);
    const push = google.push('token');
    await handleGoogleNotification(push, await google.bearer(), services);
    expect(await until()).toBe(AT + 60 * DAY_MS);
    google.world.known.set('token', { state: 'EXPIRED', expires_at: new Date(AT + 60 * DAY_MS) });
    await handleGoogleNotification(push, await google.bearer(), services);
    expect(await until(), 'a message that was taken before').toBe(AT + 60 * DAY_MS);
    await handleGoogleNotification(google.push('token'), await google.bearer(), services);
    expect(await until()).toBe(clock.now().getTime());
  });

  test('nothing that counts without its signature, and nothing while it is away', async () => {
    expect(await catchRefusal(handleGoogleNotification(google.push('token'), null, services))).toMatchObject({
      status: 401,
      message: 'We could not verify that this came from the store.',
    });
    google.world.away = true;
    const bearer = await google.bearer();
    const push = google.push('token');
    expect((await catchRefusal(handleGoogleNotification(push, bearer, services))).status).toBe(503);
    google.world.away = false;
    expect(await handleGoogleNotification(push, bearer, services), 'it comes again').toEqual({ ok: true });
  });
});

test('a forged notification changes nothing and is told so', async () => {
  const forged = fakeAppStore(clock.now).notification(period(1, { appAccountToken: pro.id }));
  expect((await catchRefusal(handleAppleNotification(forged, services))).status).toBe(401);
  expect(await until()).toBeUndefined();
});

test('a store that is not set up has no address', async () => {
  const none = { ...services, db: home.db, stores: { ...services.stores, apple: null, google: null } };
  expect(() => handleAppleNotification('x', none)).toThrow('We could not find that.');
  expect(() => handleGoogleNotification({}, null, none)).toThrow('We could not find that.');
});

test('notifications of long ago are forgotten', async () => {
  await home.db.store_notifications.deleteMany();
  const old = (id: string, days: number) => ({
    store: 'apple' as const,
    id,
    received_at: new Date(AT - days * DAY_MS),
  });
  await home.db.store_notifications.createMany({ data: [old('a', 91), old('b', 92), old('c', 89)] });
  expect(await sweepNotifications({ db: home.db, now: clock.now })).toBe(2);
  expect(await home.db.store_notifications.findMany({ select: { id: true } })).toEqual([{ id: 'c' }]);
});
