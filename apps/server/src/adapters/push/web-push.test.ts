import { createPublicKey } from 'node:crypto';
import { makeBrowser, makeVapidKeys, openPushService, type PushService } from '#test/web-push.ts';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import { readEnv } from '#core/env.ts';
import { webPusher, webPushSettingsFrom, writePayload } from './web-push.ts';
import type { PushSender, WebSubscription } from './push-sender.ts';

const keys = makeVapidKeys();
const ID = '019abcde-0000-7000-8000-000000000001';
const message = { id: ID, title: 'Lesson booked', body: 'Tomorrow at ten', url: 'https://fairway.example/pro' };

let service: PushService;
let sender: PushSender;
beforeEach(async () => {
  service = await openPushService();
  const subject = 'https://fairway.example';
  sender = webPusher({ ...keys, subject, extraOrigin: service.origin }, { ms: 3000 });
});
afterEach(() => service.close());

const push = (...subscriptions: WebSubscription[]) =>
  sender.send({ ...message, email: 'a@example.com', tokens: [], subscriptions });
const browser = () => makeBrowser(`${service.origin}/push`);

/** A public key as `applicationServerKey` has it, for a library that verifies. */
function toKey(raw: string) {
  const point = Buffer.from(raw, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

describe('a push', () => {
  test('reaches the browser so that it alone can read it', async () => {
    const { read, ...subscription } = browser();
    expect(await push(subscription)).toEqual({ reached: 1, dead: [] });
    const [{ path, headers, body }] = service.received as [(typeof service.received)[0]];
    expect(`${service.origin}${path}`).toBe(subscription.endpoint);
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: ID.replaceAll('-', ''),
    });
    expect(body.toString('latin1')).not.toContain('Tomorrow');
    expect(read(body)).toEqual({
      tag: ID,
      title: 'Lesson booked',
      body: 'Tomorrow at ten',
      url: 'https://fairway.example/pro',
    });
  });

  test('is signed for its push service, by the key that browsers subscribe with', async () => {
    await push(browser());
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(`${service.received[0]?.headers.authorization}`) ?? [];
    expect(key).toBe(keys.publicKey);
    const { payload } = await jwtVerify(token, toKey(keys.publicKey), { audience: service.origin });
    expect(payload.sub).toBe('https://fairway.example');
  });

  test('fits every push service, whatever it says', () => {
    const nul = '\0'.repeat(5000);
    const payload = writePayload({ ...message, title: nul, body: nul });
    expect(Buffer.byteLength(payload)).toBeLessThan(3993);
    expect(JSON.parse(writePayload({ ...message, body: '⛳️'.repeat(400) }))).toMatchObject({
      body: expect.stringMatching(/…$/) as string,
    });
  });

  test('to nobody calls nobody', async () => {
    expect(await push()).toEqual({ reached: 0, dead: [] });
    expect(service.received).toEqual([]);
  });
});

describe('an answer', () => {
  test.each([404, 410])('of %i is a browser that is gone', async (status) => {
    const gone = browser();
    service.answers = [status];
    expect(await push(gone)).toEqual({ reached: 0, dead: [gone.endpoint] });
  });

  test.each([408, 429, 500, 503])('of %i is worth another try', async (status) => {
    service.answers = [status];
    await expect(push(browser())).rejects.toMatchObject({ code: status });
  });

  test.each([400, 401, 403, 413])('of %i is final, and the browser stays', async (status) => {
    service.answers = [status];
    await expect(push(browser())).rejects.toThrow(PermanentDeliveryError);
  });

  test.each([301, 302, 307, 308])('of %i leads nowhere', async (status) => {
    const hidden = await openPushService();
    service.answers = [status];
    service.location = `${hidden.origin}/secret`;
    await expect(push(browser())).rejects.toThrow(PermanentDeliveryError);
    expect(hidden.received).toEqual([]);
    await hidden.close();
  });

  test('that never comes is given up in time', async () => {
    service.answers = [null];
    await expect(push(browser())).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('of a service that is away tells of no address', async () => {
    await service.close();
    const away = browser();
    const failure = await push(away).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ECONNREFUSED' });
    expect(String(failure)).not.toContain(away.endpoint);
    service = await openPushService();
  });

  test('of one browser makes the push sent, whatever becomes of the others', async () => {
    service.answers = [201, 410, 500];
    const { reached, dead } = await push(browser(), browser(), browser());
    expect({ reached, dead: dead.length }).toEqual({ reached: 1, dead: 1 });
  });
});

test('an address that is no push service’s is not called, and goes', async () => {
  const hidden = await openPushService();
  const elsewhere = makeBrowser(hidden.origin);
  expect(await push(elsewhere)).toEqual({ reached: 0, dead: [elsewhere.endpoint] });
  expect(hidden.received).toEqual([]);
  await hidden.close();
});

describe('the settings', () => {
  const read = (given: Record<string, string>) =>
    readEnv({ DATABASE_URL: 'postgres://none', REDIS_URL: 'redis://none', ...given });
  const { publicKey, privateKey } = keys;
  const both = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

  test('without keys leave web push off', () => {
    expect(webPushSettingsFrom(read({}))).toBeNull();
  });

  test('name the installation itself, unless somebody else is named', () => {
    expect(webPushSettingsFrom(read({ ...both, PUBLIC_URL: 'https://fairway.club' }))).toEqual({
      publicKey,
      privateKey,
      subject: 'https://fairway.club',
      extraOrigin: null,
    });
    const named = read({
      ...both,
      VAPID_SUBJECT: 'mailto:help@fairway.club',
      WEB_PUSH_ORIGIN: 'http://127.0.0.1:4000',
    });
    expect(webPushSettingsFrom(named)).toMatchObject({
      subject: 'mailto:help@fairway.club',
      extraOrigin: 'http://127.0.0.1:4000',
    });
  });

  test.each([
    ['a key alone', { VAPID_PUBLIC_KEY: publicKey }, /VAPID_PRIVATE_KEY: needed with VAPID_PUBLIC_KEY/],
    ['the other alone', { VAPID_PRIVATE_KEY: privateKey }, /VAPID_PUBLIC_KEY: needed with VAPID_PRIVATE_KEY/],
    ['keys of two pairs', { ...both, VAPID_PUBLIC_KEY: makeVapidKeys().publicKey }, /does not belong to/],
    ['a key cut short', { ...both, VAPID_PUBLIC_KEY: publicKey.slice(1) }, /VAPID_PUBLIC_KEY: 65 bytes/],
    ['an impossible key', { ...both, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /does not belong to/],
    ['a subject of no kind', { ...both, VAPID_SUBJECT: 'http://fairway.club' }, /VAPID_SUBJECT/],
  ])('refuse %s by name', (_, given, fault) => {
    expect(() => read(given)).toThrow(fault);
  });
});
