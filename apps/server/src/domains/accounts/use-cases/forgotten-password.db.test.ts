import { inTransaction } from '@fairway/db/client';
import { aRequest, atOnce, NOT_FOUND, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps, testSecrets } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RateLimits } from '../../../integrations/rate-limits.ts';
import { addUser } from './add-user.ts';
import { askForPassword } from './challenges.ts';
import { forgot, resetPassword, setPassword } from './forgotten-password.ts';
import { openSession, readSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

const NOW = '2031-03-10T09:00:00Z';
const [OLD, NEW] = ['fairway-demo-1', 'links-and-heather-2'];
const home = fileDatabase({ max: 20 });
const clock = clockAt(NOW);
const attempts: string[] = [];
const rateLimits: RateLimits = {
  take: async (limit, key) => void attempts.push(`take ${limit} ${key}`),
  forgive: async (limit, key) => void attempts.push(`forgive ${limit} ${key}`),
};
const base = testDeps(home, clock);
const deps = Object.create(base, { rateLimits: { value: rateLimits } }) as typeof base;
beforeEach(() => {
  clock.set(NOW);
  attempts.length = 0;
});

async function aPerson(password: string | null = OLD) {
  const email = `${uuid()}@example.com`;
  const id = await addUser({ type: 'player', email, password, first_name: 'Ann', last_name: 'Adams' }, deps);
  return { id, email };
}
const ask = (email: string) => forgot({ email }, deps, aRequest());
const openOf = (user_id: string) => home.db.challenges.findFirstOrThrow({ where: { user_id, settled_at: null } });
async function forgetful() {
  const person = await aPerson();
  await ask(person.email);
  return { ...person, pin: testSecrets.pin('reset', (await openOf(person.id)).id) };
}
const reset = (email: string, password_reset_token: string, password = NEW, request = aRequest()) =>
  resetPassword({ email, password_reset_token, password }, deps, request);
const wrongFor = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
const events = () => home.db.outbox.findMany({ orderBy: { id: 'asc' } });
const canSignIn = (email: string, password: string) =>
  signIn({ email, password }, deps, aRequest()).then(
    () => true,
    () => false,
  );

describe('asking for a reset', () => {
  test('has a pin mailed, good for half an hour and kept as a hash alone', async () => {
    const { id, email } = await aPerson();
    expect(await ask(email.toUpperCase())).toEqual({ ok: true });
    const challenge = await openOf(id);
    expect(challenge).toMatchObject({ purpose: 'reset', tries: 0, expires_at: new Date('2031-03-10T09:30:00Z') });
    expect(challenge.pin_hash).toMatch(/^\$argon2id\$/);
    expect((await events()).at(-1)).toMatchObject({ topic: 'challenge.made', payload: { challenge_id: challenge.id } });
  });

  test('for an address that nobody has is answered the same, after the same work', async () => {
    const { email } = await aPerson();
    const gone = await aPerson();
    await home.db.users.update({ where: { id: gone.id }, data: { deleted_at: new Date() } });
    const before = (await events()).length;
    const quickest = new Map<string, number>();
    for (let round = 0; round < 6; round += 1) {
      for (const address of [email, 'nobody@example.com', gone.email]) {
        const begin = performance.now();
        expect(await ask(address)).toEqual({ ok: true });
        quickest.set(address, Math.min(performance.now() - begin, quickest.get(address) ?? Infinity));
      }
    }
    // One hash, one transaction, one event each; what stands behind the event is the worker's to find, or not.
    const noted = (await events()).slice(before);
    expect(noted.map(({ topic }) => topic)).toEqual(Array(18).fill('challenge.made'));
    const [known = 0, unknown = 0, left = 0] = quickest.values();
    expect(Math.min(unknown, left) / known).toBeGreaterThan(0.4);
    expect(Math.max(unknown, left) / known).toBeLessThan(2.5);
    expect(await home.db.challenges.count({ where: { user_id: gone.id } })).toBe(0);
  });

  test('is counted by address and by account, known or not', async () => {
    await forgot({ email: 'Nobody@Example.com' }, deps, aRequest('203.0.113.7'));
    expect(attempts).toEqual(['take forgot_address 203.0.113.7', 'take forgot_account nobody@example.com']);
  });

  test('again voids the pin before', async () => {
    const { id, email, pin } = await forgetful();
    await ask(email);
    expect(await refusalOf(reset(email, pin))).toEqual(NOT_FOUND);
    expect(await reset(email, testSecrets.pin('reset', (await openOf(id)).id))).toMatchObject({ user: { id } });
  });

  test('by many at the same moment leaves one pin open', async () => {
    const { id, email } = await aPerson();
    const { granted } = await atOnce(Array.from({ length: 10 }, () => ask(email)));
    expect(granted).toHaveLength(10);
    expect(await home.db.challenges.count({ where: { user_id: id, settled_at: null } })).toBe(1);
  });
});

describe('a reset', () => {
  test('sets the password, signs in here and out everywhere else, and says so by mail', async () => {
    const { id, email, pin } = await forgetful();
    const other = await openSession(id, { userAgent: null }, deps);
    const request = aRequest();
    const { api_token, user } = await reset(email.toUpperCase(), pin, NEW, request);
    expect([user.id, request.cookies.map(({ token }) => token)]).toEqual([id, [api_token]]);
    expect((await readSession(api_token, deps))?.actor.id).toBe(id);
    expect(await readSession(other.token, deps)).toBeNull();
    expect([await canSignIn(email, OLD), await canSignIn(email, NEW)]).toEqual([false, true]);
    expect((await events()).at(-1)).toMatchObject({ topic: 'password.changed', payload: { user_id: id } });
  });

  test('works once, and once for two at the same moment', async () => {
    const { email, pin } = await forgetful();
    const { granted, refused } = await atOnce([
      reset(email, pin, 'the first of two'),
      reset(email, pin, 'the second of two'),
    ]);
    expect([granted.length, refused]).toEqual([1, [NOT_FOUND]]);
    expect(await refusalOf(reset(email, pin))).toEqual(NOT_FOUND);
    const works = [await canSignIn(email, 'the first of two'), await canSignIn(email, 'the second of two')];
    expect(works.filter(Boolean)).toHaveLength(1);
    const { id } = await home.db.users.findFirstOrThrow({ where: { email } });
    expect((await events()).filter(({ payload }) => JSON.stringify(payload).includes(id))).toHaveLength(1);
  });

  test('beside a fresh asking for one never blocks', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, pin } = await forgetful();
      const { refused } = await atOnce<unknown>([reset(email, pin), ask(email), reset(email, pin), ask(email)]);
      expect(refused.every(({ status }) => status === 404)).toBe(true);
    }
  });

  test('is refused in one way, whatever is wrong', async () => {
    const [one, other, without] = [await forgetful(), await forgetful(), await aPerson()];
    expect(await refusalOf(reset(one.email, wrongFor(one.pin)))).toEqual(NOT_FOUND);
    expect(await refusalOf(reset(one.email, ''))).toEqual(NOT_FOUND);
    expect(await refusalOf(reset(other.email, one.pin))).toEqual(NOT_FOUND);
    expect(await refusalOf(reset(without.email, one.pin))).toEqual(NOT_FOUND);
    expect(await refusalOf(reset('nobody@example.com', one.pin))).toEqual(NOT_FOUND);
    expect(await refusalOf(reset("' OR 1=1 --", one.pin))).toEqual(NOT_FOUND);
    expect(await canSignIn(one.email, OLD)).toBe(true);
  });

  test('is for half an hour', async () => {
    const { email, pin } = await forgetful();
    clock.set('2031-03-10T09:30:00Z');
    expect(await refusalOf(reset(email, pin))).toEqual(NOT_FOUND);
  });

  test('bears five tries of fifty guesses at the same moment', async () => {
    const { id, email, pin } = await forgetful();
    const guesses = Array.from({ length: 50 }, (_, nth) => reset(email, String((Number(pin) + 1 + nth) % 1_000_000)));
    expect((await atOnce(guesses)).granted).toEqual([]);
    expect((await openOf(id)).tries).toBe(5);
    expect(await refusalOf(reset(email, pin))).toEqual(NOT_FOUND);
    expect(await canSignIn(email, OLD)).toBe(true);
  });

  test('ends a sign-in that waits for its pin', async () => {
    const { id, email, pin } = await forgetful();
    await home.db.settings.update({ where: { user_id: id }, data: { two_factor_auth: true } });
    await signIn({ email, password: OLD }, deps, aRequest());
    await reset(email, pin);
    expect(await home.db.challenges.count({ where: { user_id: id, settled_at: null } })).toBe(0);
  });

  test('is counted by address', async () => {
    await refusalOf(reset('nobody@example.com', '123456', NEW, aRequest('203.0.113.7')));
    expect(attempts).toEqual(['take codes_address 203.0.113.7']);
  });
});

describe('the first password', () => {
  const invited = async () => {
    const person = await aPerson(null);
    await inTransaction(home.db, (tx) => askForPassword(tx, person.id, deps));
    return { ...person, token: testSecrets.token('set_password', (await openOf(person.id)).id) };
  };
  const set = (token: string) => setPassword({ token, password: NEW }, deps, aRequest());

  test('is set by the link, once, and signs in; nobody is warned of a change', async () => {
    const { id, email, token } = await invited();
    expect((await events()).at(-1)?.topic).toBe('challenge.made');
    expect((await set(token)).user.id).toBe(id);
    expect(await canSignIn(email, NEW)).toBe(true);
    expect((await events()).at(-1)?.topic).toBe('challenge.made');
    expect(await refusalOf(set(token))).toEqual(NOT_FOUND);
  });

  test('is set once by two at the same moment', async () => {
    const { token } = await invited();
    const { granted, refused } = await atOnce([set(token), set(token)]);
    expect([granted.length, refused]).toEqual([1, [NOT_FOUND]]);
  });

  test('can be set for seven days', async () => {
    const { token } = await invited();
    clock.set('2031-03-17T09:00:00Z');
    expect(await refusalOf(set(token))).toEqual(NOT_FOUND);
    clock.set('2031-03-17T08:59:59Z');
    expect(await set(token)).toHaveProperty('api_token');
  });

  test('is set by nothing else: no guess, no other’s token, none of another purpose', async () => {
    const { id } = await invited();
    const challenge = await openOf(id);
    for (const token of [
      '',
      'x'.repeat(43),
      challenge.id,
      challenge.token_hash ?? '',
      testSecrets.token('invitation', challenge.id),
    ])
      expect(await refusalOf(set(token))).toEqual(NOT_FOUND);
  });

  test('is not asked of somebody who is gone', async () => {
    const { id } = await aPerson(null);
    await home.db.users.update({ where: { id }, data: { deleted_at: new Date() } });
    expect(await refusalOf(inTransaction(home.db, (tx) => askForPassword(tx, id, deps)))).toEqual(NOT_FOUND);
  });
});
