import { anAppStore, type Said } from '@fairway/testing/apple-says';
import { aPro } from '@fairway/testing/builders';
import { actorOf, atOnce, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { aPlayStore } from '@fairway/testing/google-says';
import { PRODUCTS } from '@fairway/testing/stores';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { appleTells, googleTells, sweepNotifications } from './notifications.ts';
import { subscribe } from './subscribe.ts';

const NOW = '2031-03-10T09:00:00Z';
const AT = Date.parse(NOW);
const DAY = 86_400_000;
const clock = clockAt(NOW);
const home = fileDatabase();
const apple = anAppStore(clock.now);
const google = await aPlayStore(clock.now);
const base = testDeps(home, clock);
const deps: Deps = Object.defineProperties({} as Deps, {
  ...Object.getOwnPropertyDescriptors(base),
  stores: { value: { ...base.stores, apple: apple.store, google: google.store }, enumerable: true },
});
let pro: Actor;
let original: string;
beforeEach(async () => {
  clock.set(NOW);
  pro = actorOf(await aPro(home.db, { subscribed_until: null }));
  original = uuid();
});

const until = async () =>
  (await home.db.users.findUniqueOrThrow({ where: { id: pro.id } })).subscribed_until?.getTime();
const buy = (receipt: string, store: 'apple' | 'google' = 'apple') =>
  subscribe(pro, { store, product_id: PRODUCTS.pro, receipt }, deps);
/** A period of the subscription, as a notification tells of it. */
const period = (nth: number, said: Said = {}): Said => ({
  transactionId: `${original}-${nth}`,
  originalTransactionId: original,
  expiresDate: AT + nth * 30 * DAY,
  signedDate: AT + nth,
  ...said,
});

describe('Apple tells', () => {
  beforeEach(() => buy(apple.transaction(period(1))));

  test('of a renewal, and the subscription goes on', async () => {
    await appleTells(apple.notification(period(2)), deps);
    expect(await until()).toBe(AT + 60 * DAY);
  });

  test('of renewals in any order and more than once, and the end is the same', async () => {
    const told = [2, 3, 4].map((nth) => apple.notification(period(nth)));
    for (const one of [told[2], told[0], told[1], told[2], told[0]]) await appleTells(one ?? '', deps);
    expect(await until()).toBe(AT + 120 * DAY);
    expect(await home.db.store_purchases.count({ where: { user_id: pro.id } })).toBe(4);
  });

  test('of a refund: that period counts no more, the others do', async () => {
    await appleTells(apple.notification(period(2)), deps);
    await appleTells(apple.notification(period(1, { revocationDate: AT, signedDate: AT + 5 })), deps);
    expect(await until()).toBe(AT + 60 * DAY);
    await appleTells(apple.notification(period(2, { revocationDate: AT, signedDate: AT + 5 })), deps);
    expect(await until()).toBeUndefined();
  });

  test('of a refund before the purchase that it undoes: the older word does not undo it', async () => {
    await appleTells(apple.notification(period(2, { revocationDate: AT, signedDate: AT + 9 })), deps);
    await appleTells(apple.notification(period(2, { signedDate: AT + 2 })), deps);
    await buy(apple.transaction(period(2, { signedDate: AT + 2 })));
    expect(await until()).toBe(AT + 30 * DAY);
    await appleTells(apple.notification(period(2, { signedDate: AT + 10 })), deps);
    expect(await until()).toBe(AT + 60 * DAY);
  });

  test('the same twice at once: it counts once', async () => {
    const told = apple.notification(period(2));
    const { granted } = await atOnce([appleTells(told, deps), appleTells(told, deps), appleTells(told, deps)]);
    expect(granted).toHaveLength(3);
    expect(await until()).toBe(AT + 60 * DAY);
  });

  test('two renewals at once: neither is lost', async () => {
    for (let nth = 2; nth < 8; nth += 2) {
      await atOnce([
        appleTells(apple.notification(period(nth + 1)), deps),
        appleTells(apple.notification(period(nth)), deps),
      ]);
      expect(await until()).toBe(AT + (nth + 1) * 30 * DAY);
    }
  });

  test('of a change to a cheaper product, which is none of a pro’s', async () => {
    await appleTells(apple.notification(period(2, { productId: PRODUCTS.player })), deps);
    expect(await until()).toBe(AT + 30 * DAY);
  });
});

test('a purchase that names its buyer is theirs before they have shown it', async () => {
  await appleTells(apple.notification(period(1, { appAccountToken: pro.id })), deps);
  expect(await until()).toBe(AT + 30 * DAY);
});

test('what is told of people we do not know changes nothing', async () => {
  for (const appAccountToken of [undefined, uuid(), 'nobody'])
    expect(await appleTells(apple.notification(appAccountToken ? { appAccountToken } : {}), deps)).toEqual({
      ok: true,
    });
  expect(await appleTells(apple.notification(null), deps)).toEqual({ ok: true });
  expect(await until()).toBeUndefined();
});

describe('Google tells', () => {
  test('that something happened, and is asked what', async () => {
    google.world.known.set('token', { expires_at: new Date(AT + 30 * DAY) });
    await buy('token', 'google');
    google.world.known.set('token', { expires_at: new Date(AT + 60 * DAY) });
    clock.pass(1);
    const push = google.push('token');
    await googleTells(push, await google.bearer(), deps);
    expect(await until()).toBe(AT + 60 * DAY);
    google.world.known.set('token', { state: 'EXPIRED', expires_at: new Date(AT + 60 * DAY) });
    await googleTells(push, await google.bearer(), deps);
    expect(await until(), 'a message that was taken before').toBe(AT + 60 * DAY);
    await googleTells(google.push('token'), await google.bearer(), deps);
    expect(await until()).toBe(clock.now().getTime());
  });

  test('nothing that counts without its signature, and nothing while it is away', async () => {
    expect(await refusalOf(googleTells(google.push('token'), null, deps))).toMatchObject({
      status: 401,
      message: 'This is not proved to be from the store.',
    });
    google.world.away = true;
    const bearer = await google.bearer();
    const push = google.push('token');
    expect((await refusalOf(googleTells(push, bearer, deps))).status).toBe(503);
    google.world.away = false;
    expect(await googleTells(push, bearer, deps), 'it comes again').toEqual({ ok: true });
  });
});

test('a forged notification changes nothing and is told so', async () => {
  const forged = anAppStore(clock.now).notification(period(1, { appAccountToken: pro.id }));
  expect((await refusalOf(appleTells(forged, deps))).status).toBe(401);
  expect(await until()).toBeUndefined();
});

test('a store that is not set up has no address', async () => {
  const none = { ...deps, db: home.db, stores: { ...deps.stores, apple: null, google: null } };
  expect(() => appleTells('x', none)).toThrow('We could not find that.');
  expect(() => googleTells({}, null, none)).toThrow('We could not find that.');
});

test('notifications of long ago are forgotten', async () => {
  await home.db.store_notifications.deleteMany();
  const old = (id: string, days: number) => ({ store: 'apple' as const, id, received_at: new Date(AT - days * DAY) });
  await home.db.store_notifications.createMany({ data: [old('a', 91), old('b', 92), old('c', 89)] });
  expect(await sweepNotifications({ db: home.db, now: clock.now })).toBe(2);
  expect(await home.db.store_notifications.findMany({ select: { id: true } })).toEqual([{ id: 'c' }]);
});
