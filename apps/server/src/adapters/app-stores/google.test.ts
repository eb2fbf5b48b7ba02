import { DAY_MS } from '@fairway/time/units';
import { fakePlayStore } from '#test/fake-play-store.ts';
import { startClock } from '#test/clock.ts';
import { PRODUCTS } from '#test/app-stores.ts';
import { generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { InvalidReceipt, StoreUnavailable } from './app-store.ts';

const NOW = new Date('2031-03-10T09:00:00Z');
const clock = startClock(NOW.toISOString());
const { store, world, bearer, push } = await fakePlayStore(clock.now);
const in30Days = new Date(NOW.getTime() + 30 * DAY_MS);

const why = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof InvalidReceipt ? error.message : `not a refusal: ${String(error)}`),
  );

describe('a purchase token', () => {
  test('is what Google says it is, and only its hash is kept', async () => {
    world.known.set('token-1', { expires_at: in30Days, buyer: 'somebody' });
    const purchase = await store.verify('token-1');
    expect(purchase).toEqual({
      store: 'google',
      product_id: PRODUCTS.pro,
      transaction_id: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      original_id: purchase.transaction_id,
      expires_at: in30Days,
      revoked_at: null,
      reported_at: NOW,
      buyer: 'somebody',
    });
    expect(world.acknowledged).toEqual([]);
  });

  test('that waits to be acknowledged is', async () => {
    world.known.set('token-2', { expires_at: in30Days, pending: true });
    expect((await store.verify('token-2')).buyer).toBeNull();
    expect(world.acknowledged).toEqual(['token-2']);
  });

  test.each([
    ['ACTIVE', in30Days],
    ['CANCELED', in30Days],
    ['IN_GRACE_PERIOD', in30Days],
    ['ON_HOLD', NOW],
    ['PAUSED', NOW],
    ['EXPIRED', NOW],
  ] as const)('%s lasts until %s', async (state, until) => {
    world.known.set('token-3', { state, expires_at: in30Days });
    expect((await store.verify('token-3')).expires_at).toEqual(until);
  });

  test('that has ended keeps the end it had', async () => {
    const before = new Date(NOW.getTime() - DAY_MS);
    world.known.set('token-4', { state: 'EXPIRED', expires_at: before });
    expect((await store.verify('token-4')).expires_at).toEqual(before);
  });

  test('that is unknown or not paid for is refused', async () => {
    world.known.set('token-5', { state: 'PENDING', expires_at: in30Days });
    expect(await why(store.verify('token-5'))).toBe('It is not paid for yet.');
    expect(await why(store.verify('nothing'))).toBe('There is no such purchase.');
  });

  test('cannot be judged while Google is away', async () => {
    world.away = true;
    await expect(store.verify('token-1')).rejects.toBeInstanceOf(StoreUnavailable);
    world.away = false;
  });
});

describe('a push', () => {
  test('tells of a purchase under the id of its message', async () => {
    world.known.set('token-6', { expires_at: in30Days });
    expect(await store.read(push('token-6', 'm-1'), await bearer())).toMatchObject({
      id: 'm-1',
      purchase: { store: 'google', expires_at: in30Days },
    });
  });

  test('of a test, and of a token that Google does not know, tells of none', async () => {
    expect(await store.read(push(null, 'm-2'), await bearer())).toEqual({ id: 'm-2', purchase: null });
    expect(await store.read(push('gone', 'm-3'), await bearer())).toEqual({ id: 'm-3', purchase: null });
  });

  test.each<[string, () => Promise<string | null>]>([
    ['without a token', async () => null],
    ['with no token at all', async () => 'a.b.c'],
    ['for somebody else', () => bearer({ aud: 'https://elsewhere.example' })],
    ['of another issuer', () => bearer({ iss: 'https://issuer.example' })],
    ['that is out of date', () => bearer({ exp: Math.floor(NOW.getTime() / 1000) - 1 })],
    ['by another key', async () => bearer({}, (await generateKeyPair('RS256')).privateKey)],
  ])('%s is refused', async (_, token) => {
    expect(await why(store.read(push('token-6'), await token()))).toBe('The push is not signed by Google.');
  });

  test.each([[{ email: 'other@example.com' }], [{ email_verified: false }], [{ email: undefined }]])(
    'of another account is refused: %o',
    async (claims) => {
      expect(await why(store.read(push('token-6'), await bearer(claims)))).toBe('The push is of another account.');
    },
  );

  test('of another app, and of no sense, is refused', async () => {
    expect(await why(store.read(push('token-6', 'm-4', 'com.example.other'), await bearer()))).toBe(
      'It is of another app.',
    );
    for (const body of [{}, { message: { messageId: 'm-5', data: 'x' } }, null])
      expect(await why(store.read(body, await bearer()))).toBe('It is of another kind.');
  });
});
