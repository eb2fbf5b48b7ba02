import { inTransaction } from '@fairway/db/client';
import { aRequest, atOnce, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { recordStatements } from '#test/query-plans.ts';
import { testServices, testSecrets } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RateLimits } from '#adapters/rate-limits.ts';
import { addUser } from '#domains/coaching/accounts/service.ts';
import { sendSetPasswordLink } from '#domains/auth/challenges/service.ts';
import { forgot, resetPassword, setPassword } from '#domains/auth/password-reset/service.ts';
import { openSession, readSession } from '#domains/auth/sessions/service.ts';
import { signIn } from '#domains/auth/sign-in/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const [OLD, NEW] = ['fairway-demo-1', 'links-and-heather-2'];
const home = fileDatabase({ max: 20 });
const clock = startClock(NOW);
const attempts: string[] = [];
const rateLimits: RateLimits = {
  take: async (limit, key) => void attempts.push(`take ${limit} ${key}`),
  forgive: async (limit, key) => void attempts.push(`forgive ${limit} ${key}`),
};
const base = testServices(home, clock);
const services = Object.create(base, { rateLimits: { value: rateLimits } }) as typeof base;
beforeEach(() => {
  clock.set(NOW);
  attempts.length = 0;
});

async function aPerson(password: string | null = OLD) {
  const email = `${uuid()}@example.com`;
  const id = await addUser({ type: 'player', email, password, first_name: 'Ann', last_name: 'Adams' }, services);
  return { id, email };
}
const ask = (email: string) => forgot({ email }, services, aRequest());
const findOpenChallenge = (user_id: string) =>
  home.db.challenges.findFirstOrThrow({ where: { user_id, settled_at: null } });
async function forgetful() {
  const person = await aPerson();
  await ask(person.email);
  return { ...person, pin: testSecrets.pin('reset', (await findOpenChallenge(person.id)).id) };
}
const reset = (email: string, password_reset_token: string, password = NEW, request = aRequest()) =>
  resetPassword({ email, password_reset_token, password }, services, request);
const wrongFor = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
const events = () => home.db.outbox.findMany({ orderBy: { id: 'asc' } });
const canSignIn = (email: string, password: string) =>
  signIn({ email, password }, services, aRequest()).then(
    () => true,
    () => false,
  );

describe('asking for a reset', () => {
  test('has a pin mailed, good for half an hour and kept as a hash alone', async () => {
    const { id, email } = await aPerson();
    expect(await ask(email.toUpperCase())).toEqual({ ok: true });
    const challenge = await findOpenChallenge(id);
    expect(challenge).toMatchObject({ purpose: 'reset', tries: 0, expires_at: new Date('2031-03-10T09:30:00Z') });
    expect(challenge.pin_hash).toMatch(/^\$argon2id\$/);
    expect((await events()).at(-1)).toMatchObject({ topic: 'challenge.made', payload: { challenge_id: challenge.id } });
  });

  test('for an address that nobody has is answered the same, after the same work', async () => {
    const { email } = await aPerson();
    const gone = await aPerson();
    await home.db.users.update({ where: { id: gone.id }, data: { deleted_at: new Date() } });
    const before = (await events()).length;
    const work: { hashes: number; statements: string[] }[] = [];
    for (const address of [email, 'nobody@example.com', gone.email]) {
      const sent = await recordStatements(String.raw`\w+`, async () => {
        expect(await ask(address)).toEqual({ ok: true });
      });
      const hashes = sent.flatMap(({ values }) => values).filter((value) => String(value).startsWith('$argon2id$'));
      work.push({ hashes: hashes.length, statements: sent.map(({ text }) => text) });
    }
    // Counted, not timed, for a busy machine blurs a clock: one hash and the same statements. What stands behind the event is the
    // worker's to find, or not.
    expect(work[0]?.hashes).toBe(1);
    expect(work[0]?.statements).toContain('COMMIT');
    expect(work.slice(1)).toEqual([work[0], work[0]]);
    expect((await events()).slice(before).map(({ topic }) => topic)).toEqual(Array(3).fill('challenge.made'));
    expect(await home.db.challenges.count({ where: { user_id: gone.id } })).toBe(0);
  });

  test('is counted by address and by account, known or not', async () => {
    await forgot({ email: 'Nobody@Example.com' }, services, aRequest('203.0.113.7'));
    expect(attempts).toEqual(['take forgot_address 203.0.113.7', 'take forgot_account email:nobody@example.com']);
  });

  test('again voids the pin before', async () => {
    const { id, email, pin } = await forgetful();
    await ask(email);
    expect(await catchRefusal(reset(email, pin))).toEqual(NOT_FOUND);
    expect(await reset(email, testSecrets.pin('reset', (await findOpenChallenge(id)).id))).toMatchObject({
      user: { id },
    });
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
    const other = await openSession(id, { userAgent: null }, services);
    const request = aRequest();
    const { api_token, user } = await reset(email.toUpperCase(), pin, NEW, request);
    expect([user.id, request.cookies.map(({ token }) => token)]).toEqual([id, [api_token]]);
    expect((await readSession(api_token, services))?.actor.id).toBe(id);
    expect(await readSession(other.token, services)).toBeNull();
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
    expect(await catchRefusal(reset(email, pin))).toEqual(NOT_FOUND);
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
    expect(await catchRefusal(reset(one.email, wrongFor(one.pin)))).toEqual(NOT_FOUND);
    expect(await catchRefusal(reset(one.email, ''))).toEqual(NOT_FOUND);
    expect(await catchRefusal(reset(other.email, one.pin))).toEqual(NOT_FOUND);
    expect(await catchRefusal(reset(without.email, one.pin))).toEqual(NOT_FOUND);
    expect(await catchRefusal(reset('nobody@example.com', one.pin))).toEqual(NOT_FOUND);
    expect(await catchRefusal(reset("' OR 1=1 --", one.pin))).toEqual(NOT_FOUND);
    expect(await canSignIn(one.email, OLD)).toBe(true);
  });

  test('is for half an hour', async () => {
    const { email, pin } = await forgetful();
    clock.set('2031-03-10T09:30:00Z');
    expect(await catchRefusal(reset(email, pin))).toEqual(NOT_FOUND);
  });

  test('bears five tries of fifty guesses at the same moment', async () => {
    const { id, email, pin } = await forgetful();
    const guesses = Array.from({ length: 50 }, (_, nth) => reset(email, String((Number(pin) + 1 + nth) % 1_000_000)));
    expect((await atOnce(guesses)).granted).toEqual([]);
    expect((await findOpenChallenge(id)).tries).toBe(5);
    expect(await catchRefusal(reset(email, pin))).toEqual(NOT_FOUND);
    expect(await canSignIn(email, OLD)).toBe(true);
  });

  test('ends a sign-in that waits for its pin', async () => {
    const { id, email, pin } = await forgetful();
    await home.db.settings.update({ where: { user_id: id }, data: { two_factor_auth: true } });
    await signIn({ email, password: OLD }, services, aRequest());
    await reset(email, pin);
    expect(await home.db.challenges.count({ where: { user_id: id, settled_at: null } })).toBe(0);
  });

  test('is counted by address', async () => {
    await catchRefusal(reset('nobody@example.com', '123456', NEW, aRequest('203.0.113.7')));
    expect(attempts).toEqual(['take codes_address 203.0.113.7']);
  });
});

describe('the first password', () => {
  const invited = async () => {
    const person = await aPerson(null);
    await inTransaction(home.db, (tx) => sendSetPasswordLink(tx, person.id, services));
    return { ...person, token: testSecrets.token('set_password', (await findOpenChallenge(person.id)).id) };
  };
  const set = (token: string) => setPassword({ token, password: NEW }, services, aRequest());

  test('is set by the link, once, and signs in; nobody is warned of a change', async () => {
    const { id, email, token } = await invited();
    expect((await events()).at(-1)?.topic).toBe('challenge.made');
    expect((await set(token)).user.id).toBe(id);
    expect(await canSignIn(email, NEW)).toBe(true);
    expect((await events()).at(-1)?.topic).toBe('challenge.made');
    expect(await catchRefusal(set(token))).toEqual(NOT_FOUND);
  });

  test('is set once by two at the same moment', async () => {
    const { token } = await invited();
    const { granted, refused } = await atOnce([set(token), set(token)]);
    expect([granted.length, refused]).toEqual([1, [NOT_FOUND]]);
  });

  test('can be set for seven days', async () => {
    const { token } = await invited();
    clock.set('2031-03-17T09:00:00Z');
    expect(await catchRefusal(set(token))).toEqual(NOT_FOUND);
    clock.set('2031-03-17T08:59:59Z');
    expect(await set(token)).toHaveProperty('api_token');
  });

  test('is set by nothing else: no guess, no other’s token, none of another purpose', async () => {
    const { id } = await invited();
    const challenge = await findOpenChallenge(id);
    for (const token of [
      '',
      'x'.repeat(43),
      challenge.id,
      challenge.token_hash ?? '',
      testSecrets.token('invitation', challenge.id),
    ])
      expect(await catchRefusal(set(token))).toEqual(NOT_FOUND);
  });

  test('is not asked of somebody who is gone', async () => {
    const { id } = await aPerson(null);
    await home.db.users.update({ where: { id }, data: { deleted_at: new Date() } });
    expect(await catchRefusal(inTransaction(home.db, (tx) => sendSetPasswordLink(tx, id, services)))).toEqual(
      NOT_FOUND,
    );
  });
});
