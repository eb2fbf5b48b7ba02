import { aRequest, atOnce, NOT_FOUND, catchRefusal, type TestRequest } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices, testSecrets } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RateLimits } from '#adapters/rate-limits.ts';
import { addUser } from '#domains/coaching/accounts/service.ts';
import { readSession } from '#domains/auth/sessions/service.ts';
import { saveSettings } from '#domains/users/settings/service.ts';
import { signIn } from '#domains/auth/sign-in/service.ts';
import { answerTwoFactor, resendPin } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const PASSWORD = 'fairway-demo-1';
const home = fileDatabase({ max: 20 });
const clock = startClock(NOW);
const attempts: string[] = [];
const rateLimits: RateLimits = {
  take: async (limit, key) => void attempts.push(`take ${limit} ${key}`),
  forgive: async (limit, key) => void attempts.push(`forgive ${limit} ${key}`),
};
const base = testServices(home, clock);
const services = Object.create(base, { rateLimits: { value: rateLimits } }) as typeof base;

/** Somebody with two-factor on, who has just given their password. */
async function begun() {
  const email = `${uuid()}@example.com`;
  const id = await addUser(
    { type: 'player', email, password: PASSWORD, first_name: 'Ann', last_name: 'Adams' },
    services,
  );
  await home.db.settings.update({ where: { user_id: id }, data: { two_factor_auth: true } });
  const request = aRequest();
  const answer = await signIn({ email, password: PASSWORD }, services, request);
  if ('api_token' in answer) throw new Error('No pin was asked for.');
  return { id, email, request, answer, token: answer.two_factor_token, pin: await readPin(id) };
}
const findOpenChallenge = (user_id: string) =>
  home.db.challenges.findFirstOrThrow({ where: { user_id, purpose: 'two_factor', settled_at: null } });
const readPin = async (user_id: string) => testSecrets.pin('two_factor', (await findOpenChallenge(user_id)).id);
const wrongFor = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
const answerWith = (two_factor_pin: string, two_factor_token?: string, request: TestRequest = aRequest()) =>
  answerTwoFactor({ two_factor_pin, two_factor_token }, services, request);

beforeEach(() => {
  clock.set(NOW);
  attempts.length = 0;
});

describe('a password with two-factor on', () => {
  test('signs nobody in yet: it answers a token, sets it as a cookie, and has a pin mailed', async () => {
    const { id, request, answer, token, pin } = await begun();
    expect(answer).toEqual({ two_factor: true, two_factor_token: token });
    expect([request.cookies, request.passes.get('two_factor')]).toEqual([[], token]);
    expect(await home.db.sessions.count({ where: { user_id: id } })).toBe(0);
    const { id: challenge_id, expires_at } = await findOpenChallenge(id);
    expect(expires_at).toEqual(new Date('2031-03-10T09:10:00Z'));
    expect(await home.db.outbox.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'challenge.made',
      payload: { challenge_id },
    });
    const kept = JSON.stringify([await home.db.challenges.findMany(), await home.db.outbox.findMany()], (_, value) =>
      typeof value === 'bigint' ? String(value) : (value as unknown),
    );
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(`"${pin}"`);
  });

  test('is not forgiven its attempt before the pin is right', async () => {
    const { id, token, pin } = await begun();
    await catchRefusal(answerWith(wrongFor(pin), token));
    expect(attempts.filter((attempt) => attempt.startsWith('forgive'))).toEqual([]);
    await answerWith(pin, token);
    expect(attempts.filter((attempt) => attempt.endsWith(id))).toEqual([
      `take sign_in_account id:${id}`,
      `take sign_in_account id:${id}`,
      `take sign_in_account id:${id}`,
      `forgive sign_in_account id:${id}`,
    ]);
  });

  test('switched off, signs in at once', async () => {
    const { id, email, token, pin } = await begun();
    const { api_token } = await answerWith(pin, token);
    await saveSettings(
      (await readSession(api_token, services))!.actor,
      { two_factor_auth: false, current_password: PASSWORD },
      services,
      aRequest(),
    );
    expect(await signIn({ email, password: PASSWORD }, services, aRequest())).toMatchObject({ user: { id } });
  });
});

describe('the pin', () => {
  test('signs in by the token of the body, or by the cookie, which goes', async () => {
    const first = await begun();
    expect((await answerWith(first.pin, first.token)).user.id).toBe(first.id);
    const second = await begun();
    const { api_token } = await answerWith(second.pin, undefined, second.request);
    expect((await readSession(api_token, services))?.actor.id).toBe(second.id);
    expect(second.request.cookies.map(({ token }) => token)).toEqual([api_token]);
    expect(second.request.passes.get('two_factor')).toBeNull();
  });

  test('works once: nobody comes in by the same again', async () => {
    const { token, pin } = await begun();
    await answerWith(pin, token);
    expect(await catchRefusal(answerWith(pin, token))).toEqual(NOT_FOUND);
  });

  test('works once for two at the same moment', async () => {
    const { id, token, pin } = await begun();
    const { granted, refused } = await atOnce([answerWith(pin, token), answerWith(pin, token), answerWith(pin, token)]);
    expect([granted.length, refused]).toEqual([1, [NOT_FOUND, NOT_FOUND]]);
    expect(await home.db.sessions.count({ where: { user_id: id } })).toBe(1);
  });

  test.each(['', '12345', '1234567', 'abcdef', '000000 '])('is not %j', async (given) => {
    const { token } = await begun();
    expect(await catchRefusal(answerWith(given, token))).toEqual(NOT_FOUND);
  });

  test('is for ten minutes', async () => {
    const { token, pin } = await begun();
    clock.set('2031-03-10T09:10:00Z');
    expect(await catchRefusal(answerWith(pin, token))).toEqual(NOT_FOUND);
    clock.set('2031-03-10T09:09:59Z');
    expect(await answerWith(pin, token)).toHaveProperty('api_token');
  });

  test('bears five tries, and the sixth finds nothing, right or wrong', async () => {
    const { token, pin } = await begun();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await catchRefusal(answerWith(wrongFor(pin), token))).toEqual(NOT_FOUND);
    expect(await catchRefusal(answerWith(pin, token))).toEqual(NOT_FOUND);
  });

  test('is right still at the fifth try', async () => {
    const { token, pin } = await begun();
    for (let attempt = 0; attempt < 4; attempt += 1) await catchRefusal(answerWith(wrongFor(pin), token));
    expect(await answerWith(pin, token)).toHaveProperty('api_token');
  });

  test('bears five tries of fifty guesses at the same moment', async () => {
    const { id, token, pin } = await begun();
    const guesses = Array.from({ length: 50 }, (_, nth) =>
      answerWith(String((Number(pin) + 1 + nth) % 1_000_000), token),
    );
    const { granted, refused } = await atOnce(guesses);
    expect([granted.length, refused.length]).toEqual([0, 50]);
    expect((await findOpenChallenge(id)).tries).toBe(5);
    expect(await catchRefusal(answerWith(pin, token))).toEqual(NOT_FOUND);
  });

  test('is nothing without its token, nor with another’s', async () => {
    const [one, two] = [await begun(), await begun()];
    expect(await catchRefusal(answerWith(one.pin))).toEqual(NOT_FOUND);
    expect(await catchRefusal(answerWith(one.pin, 'x'.repeat(43)))).toEqual(NOT_FOUND);
    expect(await catchRefusal(answerWith(one.pin, two.token))).toEqual(NOT_FOUND);
  });

  test('of an earlier sign-in is void once another has begun', async () => {
    const first = await begun();
    const answer = await signIn({ email: first.email, password: PASSWORD }, services, aRequest());
    expect(answer).toHaveProperty('two_factor_token');
    expect(await catchRefusal(answerWith(first.pin, first.token))).toEqual(NOT_FOUND);
    expect(await home.db.challenges.count({ where: { user_id: first.id, settled_at: null } })).toBe(1);
  });

  test('lets nobody in who has left meanwhile', async () => {
    const { id, token, pin } = await begun();
    await home.db.users.update({ where: { id }, data: { deleted_at: new Date() } });
    expect(await catchRefusal(answerWith(pin, token))).toEqual(NOT_FOUND);
  });
});

describe('another pin', () => {
  test('takes the place of the first, by the same token, for ten minutes more', async () => {
    const { id, token, pin, request } = await begun();
    clock.set('2031-03-10T09:08:00Z');
    expect(await resendPin({}, services, request)).toEqual({ ok: true });
    expect(request.passes.get('two_factor')).toBe(token);
    const another = await readPin(id);
    expect(another).not.toBe(pin);
    clock.set('2031-03-10T09:17:00Z');
    expect(await catchRefusal(answerWith(pin, token))).toEqual(NOT_FOUND);
    expect(await answerWith(another, token)).toHaveProperty('api_token');
  });

  test('does not give back the tries that were made', async () => {
    const { id, token, pin } = await begun();
    for (let attempt = 0; attempt < 4; attempt += 1) await catchRefusal(answerWith(wrongFor(pin), token));
    await resendPin({ two_factor_token: token }, services, aRequest());
    const another = await readPin(id);
    await catchRefusal(answerWith(wrongFor(another), token));
    expect(await catchRefusal(answerWith(another, token))).toEqual(NOT_FOUND);
    expect(await catchRefusal(resendPin({ two_factor_token: token }, services, aRequest()))).toEqual(NOT_FOUND);
  });

  test('is not had without a sign-in that has begun, nor once it is over', async () => {
    expect(await catchRefusal(resendPin({}, services, aRequest()))).toEqual(NOT_FOUND);
    const { token, pin } = await begun();
    await answerWith(pin, token);
    expect(await catchRefusal(resendPin({ two_factor_token: token }, services, aRequest()))).toEqual(NOT_FOUND);
  });

  test('asked for by two taps at once leaves one open', async () => {
    const { id, token } = await begun();
    await atOnce([1, 2, 3].map(() => resendPin({ two_factor_token: token }, services, aRequest())));
    expect(await answerWith(await readPin(id), token)).toHaveProperty('api_token');
  });
});
