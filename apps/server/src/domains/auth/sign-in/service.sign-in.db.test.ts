import { DAY_MS } from '@fairway/time/units';
import { aRequest, catchRefusal, type TestRequest } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#core/app-error.ts';
import type { RateLimits } from '#adapters/rate-limits.ts';
import { hashToken } from '#adapters/secrets.ts';
import { addUser } from '#domains/coaching/accounts/service.ts';
import { readSession } from '#domains/auth/sessions/service.ts';
import { registerPush } from '#domains/users/settings/service.ts';
import { signIn, signOut, signOutEverywhere } from './service.ts';

const home = fileDatabase();
const attempts: string[] = [];
/** Counts every attempt, and lets through those that `full` does not name. */
let full: string | null = null;
const rateLimits: RateLimits = {
  take: async (limit, key) => {
    attempts.push(`take ${limit} ${key}`);
    if (full === limit) throw new AppError('too_many_requests', { retryAfter: 60 });
  },
  forgive: async (limit, key) => void attempts.push(`forgive ${limit} ${key}`),
};
const base = testServices(home, startClock('2031-03-10T09:00:00Z'));
const services = Object.create(base, { rateLimits: { value: rateLimits } }) as typeof base;

const PASSWORD = 'fairway-demo-1';
beforeAll(async () => {
  await addUser(
    { type: 'pro', email: 'Coach@Example.com', password: PASSWORD, first_name: 'Robin', last_name: 'Calder' },
    services,
  );
  await addUser(
    { type: 'player', email: 'invited@example.com', password: null, first_name: 'Ann', last_name: 'Adams' },
    services,
  );
});
beforeEach(() => {
  attempts.length = 0;
  full = null;
});
const enter = async (email: string, password = PASSWORD, request: TestRequest = aRequest('203.0.113.7')) => {
  const answer = await signIn({ email, password }, services, request);
  return 'api_token' in answer ? answer : expect.unreachable('A pin is asked for.');
};
const CREDENTIALS = { status: 401, message: 'Invalid credentials. Please check and try again', errors: undefined };

describe('signing in', () => {
  test.each(['Coach@Example.com', 'coach@example.com', 'COACH@EXAMPLE.COM'])('takes the email as %s', async (email) => {
    const { user } = await enter(email);
    expect(user).toMatchObject({ type: 'pro', email: 'Coach@Example.com', first_name: 'Robin' });
    expect(JSON.stringify(user)).not.toMatch(/password|argon/);
  });

  test('gives one token, to the cookie and to the answer, for thirty days; only its hash is kept', async () => {
    const request = aRequest();
    const { api_token } = await enter('coach@example.com', PASSWORD, request);
    const [cookie, ...more] = request.cookies;
    expect([cookie?.token, more]).toEqual([api_token, []]);
    expect(((cookie?.expires?.getTime() ?? 0) - Date.now()) / DAY_MS).toBeCloseTo(30, 1);
    const session = await home.db.sessions.findUniqueOrThrow({ where: { id_hash: hashToken(api_token) } });
    expect(session).toMatchObject({ user_agent: 'a test', expires_at: cookie?.expires });
    const everything = await Promise.all([home.db.sessions.findMany(), home.db.users.findMany()]);
    expect(JSON.stringify(everything)).not.toContain(api_token);
    expect(JSON.stringify(everything)).not.toContain(PASSWORD);
  });

  test('twice makes two devices', async () => {
    const [one, two] = [await enter('coach@example.com'), await enter('coach@example.com')];
    expect(one.api_token).not.toBe(two.api_token);
    expect(await readSession(one.api_token, services)).not.toBeNull();
  });
});

describe('nobody learns more than that it was wrong', () => {
  test.each([
    ['a wrong password', 'coach@example.com', 'fairway-demo-2'],
    ['an unknown address', 'stranger@example.com', PASSWORD],
    ['a person without a password', 'invited@example.com', PASSWORD],
    ['an attack', "' OR 1=1 --", PASSWORD],
  ])('%s', async (_, email, password) => {
    const request = aRequest();
    const sessions = await home.db.sessions.count();
    expect(await catchRefusal(enter(email, password, request))).toEqual(CREDENTIALS);
    expect([request.cookies, await home.db.sessions.count()]).toEqual([[], sessions]);
  });

  test('a person who left', async () => {
    const id = await addUser(
      { type: 'player', email: 'left@example.com', password: PASSWORD, first_name: 'L', last_name: 'Eft' },
      services,
    );
    await home.db.users.update({ where: { id }, data: { deleted_at: new Date() } });
    expect(await catchRefusal(enter('left@example.com'))).toEqual(CREDENTIALS);
  });
});

describe('attempts are counted', () => {
  test('by address and by account, and the account’s are forgiven after a success', async () => {
    const { user } = await enter('Coach@Example.com');
    expect(attempts).toEqual([
      'take sign_in_address 203.0.113.7',
      `take sign_in_account id:${user.id}`,
      `forgive sign_in_account id:${user.id}`,
    ]);
  });

  test('a failure is not forgiven, and an unknown address counts like a known one', async () => {
    const { user } = await enter('Coach@Example.com');
    attempts.length = 0;
    await catchRefusal(enter('coach@example.com', 'wrong'));
    await catchRefusal(enter('Stranger@example.com', 'wrong'));
    expect(attempts).toEqual([
      'take sign_in_address 203.0.113.7',
      `take sign_in_account id:${user.id}`,
      'take sign_in_address 203.0.113.7',
      'take sign_in_account email:stranger@example.com',
    ]);
  });

  test.each(['sign_in_address', 'sign_in_account'])(
    'too many by %s: the right password does not help',
    async (limit) => {
      full = limit;
      const refusal = await catchRefusal(enter('coach@example.com'));
      expect(refusal.status).toBe(429);
      expect(attempts.filter((attempt) => attempt.startsWith('forgive'))).toEqual([]);
    },
  );
});

describe('signing out', () => {
  test('ends this device alone, clears the cookie and takes its push token along', async () => {
    const [here, there] = [await enter('coach@example.com'), await enter('coach@example.com')];
    const [me, other] = [
      (await readSession(here.api_token, services))!.actor,
      (await readSession(there.api_token, services))!.actor,
    ];
    await registerPush(me, { token: 'phone' }, services);
    await registerPush(other, { token: 'tablet' }, services);
    const request = aRequest();
    await signOut(me, services, request);
    expect(request.cookies).toEqual([{ token: null, expires: undefined }]);
    expect(await readSession(here.api_token, services)).toBeNull();
    expect(await readSession(there.api_token, services)).not.toBeNull();
    expect((await home.db.push_tokens.findMany()).map(({ token }) => token)).toEqual(['tablet']);
  });

  test('everywhere ends every device, this one too, and nobody else’s', async () => {
    const [here, there] = [await enter('coach@example.com'), await enter('coach@example.com')];
    const other = await addUser(
      { type: 'player', email: 'stays@example.com', password: PASSWORD, first_name: 'S', last_name: 'Tays' },
      services,
    );
    const stays = await enter('stays@example.com');
    const request = aRequest();
    await signOutEverywhere((await readSession(here.api_token, services))!.actor, services, request);
    expect(request.cookies).toEqual([{ token: null, expires: undefined }]);
    for (const { api_token } of [here, there]) expect(await readSession(api_token, services)).toBeNull();
    expect((await readSession(stays.api_token, services))?.actor.id).toBe(other);
  });

  test('from a page that shows somebody else ends the session that it came with', async () => {
    const here = await enter('coach@example.com');
    await signOut(null, services, { ...aRequest(), sessionToken: here.api_token });
    expect(await readSession(here.api_token, services)).toBeNull();
  });

  test('of nobody clears the cookie too', async () => {
    const request = aRequest();
    expect(await signOut(null, services, request)).toEqual({ ok: true });
    expect(request.cookies).toEqual([{ token: null, expires: undefined }]);
  });
});

test('a push token follows whoever is signed in on the device', async () => {
  const [first, second] = await Promise.all(
    ['one', 'two'].map(async (name) => {
      await addUser(
        { type: 'player', email: `${name}@push.example`, password: PASSWORD, first_name: name, last_name: '' },
        services,
      );
      return (await readSession((await enter(`${name}@push.example`)).api_token, services))!.actor;
    }),
  );
  await registerPush(first!, { token: 'shared' }, services);
  await Promise.all([
    registerPush(second!, { token: 'shared' }, services),
    registerPush(second!, { token: 'shared' }, services),
  ]);
  expect(await home.db.push_tokens.findMany({ where: { token: 'shared' } })).toMatchObject([
    { user_id: second!.id, session_id_hash: second!.session_id_hash },
  ]);
});
