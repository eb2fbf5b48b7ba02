import { violates } from '@fairway/db/faults';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { atOnce, aRequest, catchRefusal, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { makeBrowser } from '#test/web-push.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { MOST_SUBSCRIPTIONS, readPushKey, subscribeBrowser, unsubscribeBrowser } from './service.ts';

const home = fileDatabase({ max: 10 });
const clock = startClock('2031-03-10T09:00:00Z');
const services = testServices(home, clock);
const SERVICE = 'https://fcm.googleapis.com/fcm/send';

const newBrowser = () => {
  const { endpoint, p256dh, auth } = makeBrowser(SERVICE);
  return { endpoint, p256dh, auth };
};
const listRows = (user_id: string) =>
  home.db.push_subscriptions.findMany({ where: { user_id }, orderBy: { created_at: 'asc' } });
const subscribe = (actor: Actor, browser = newBrowser()) => subscribeBrowser(actor, browser, services, aRequest());

/** Signs a person in on one more device. */
async function signIn(user: TestUser, device: string): Promise<Actor> {
  const id_hash = `${device} of ${user.id}`;
  await home.db.sessions.create({ data: { id_hash, user_id: user.id, expires_at: new Date('2031-04-10') } });
  return { ...toActor(user), session_id_hash: id_hash };
}

let pro: TestUser;
let player: TestUser;
let actor: Actor;
beforeEach(async () => {
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
  actor = await signIn(player, 'laptop');
});

describe('a browser', () => {
  test('is kept with its keys, its name and its session', async () => {
    const browser = newBrowser();
    const userAgent = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
    await subscribeBrowser(actor, browser, services, { userAgent });
    expect(await listRows(player.id)).toEqual([
      {
        ...browser,
        user_id: player.id,
        session_id_hash: actor.session_id_hash,
        device: 'Chrome on an Android phone',
        created_at: clock.now(),
      },
    ]);
  });

  test('that tells itself twice, or twice at once, is one, with its latest keys', async () => {
    const browser = newBrowser();
    await subscribe(actor, browser);
    const latest = { ...newBrowser(), endpoint: browser.endpoint };
    await Promise.all([subscribe(actor, latest), subscribe(actor, latest)]);
    expect(await listRows(player.id)).toMatchObject([latest]);
  });

  test('follows whoever is signed in on it', async () => {
    const browser = newBrowser();
    await subscribe(actor, browser);
    await subscribe(await signIn(pro, 'laptop'), browser);
    expect(await listRows(player.id)).toEqual([]);
    expect(await listRows(pro.id)).toMatchObject([{ endpoint: browser.endpoint }]);
  });

  test('goes with its session, and those of other sessions stay', async () => {
    const other = await signIn(player, 'phone');
    const stays = newBrowser();
    await subscribe(actor);
    await subscribe(other, stays);
    await home.db.sessions.delete({ where: { id_hash: actor.session_id_hash } });
    expect(await listRows(player.id)).toMatchObject([{ endpoint: stays.endpoint }]);
  });

  test('of somebody who was signed out meanwhile is not kept', async () => {
    await home.db.sessions.delete({ where: { id_hash: actor.session_id_hash } });
    const refusal = await subscribe(actor).catch((error: unknown) => error);
    expect(violates(refusal, 'push_subscriptions_session_id_hash_fkey')).toBe(true);
    expect(await listRows(player.id)).toEqual([]);
  });

  test('beyond twenty takes the place of the oldest, however many come at once', async () => {
    const first = newBrowser();
    await subscribe(actor, first);
    clock.pass(1);
    await atOnce(Array.from({ length: 40 }, () => subscribe(actor)));
    const rows = await listRows(player.id);
    expect(rows).toHaveLength(MOST_SUBSCRIPTIONS);
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });
});

describe('a browser that wants no more', () => {
  test('is dropped, once and again', async () => {
    const browser = newBrowser();
    await subscribe(actor, browser);
    await unsubscribeBrowser(actor, browser, services);
    await unsubscribeBrowser(actor, browser, services);
    expect(await listRows(player.id)).toEqual([]);
  });

  test('is nobody else’s to drop', async () => {
    const browser = newBrowser();
    await subscribe(actor, browser);
    await unsubscribeBrowser(await signIn(pro, 'desk'), browser, services);
    expect(await listRows(player.id)).toHaveLength(1);
  });
});

describe('where web push is not set up', () => {
  const off = Object.create(services, { webPush: { value: null } }) as typeof services;

  test('there is no key, and no browser is taken', async () => {
    expect(readPushKey(services)).toEqual({ public_key: 'the key of tests' });
    expect(readPushKey(off)).toEqual({ public_key: null });
    const refusal = await catchRefusal(subscribeBrowser(actor, newBrowser(), off, aRequest()));
    expect(refusal).toMatchObject({ status: 422, errors: { endpoint: [expect.stringContaining('not set up')] } });
    expect(await listRows(player.id)).toEqual([]);
  });
});
