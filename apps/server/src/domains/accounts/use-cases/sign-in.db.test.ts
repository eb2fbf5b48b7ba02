import { createHash } from 'node:crypto';
import { aRequest, refusalOf, type TestRequest } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../trpc/errors.ts';
import type { RateLimits } from '../../../integrations/rate-limits.ts';
import { addUser } from './add-user.ts';
import { readSession } from './sessions.ts';
import { registerPush } from './settings.ts';
import { signIn, signOut, signOutEverywhere } from './sign-in.ts';

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
const base = testDeps(home, clockAt('2031-03-10T09:00:00Z'));
const deps = Object.create(base, { rateLimits: { value: rateLimits } }) as typeof base;

const PASSWORD = 'fairway-demo-1';
beforeAll(async () => {
  await addUser(
    { type: 'pro', email: 'Coach@Example.com', password: PASSWORD, first_name: 'Robin', last_name: 'Calder' },
    deps,
  );
  await addUser(
    { type: 'player', email: 'invited@example.com', password: null, first_name: 'Ann', last_name: 'Adams' },
    deps,
  );
});
beforeEach(() => {
  attempts.length = 0;
  full = null;
});
const enter = async (email: string, password = PASSWORD, request: TestRequest = aRequest('203.0.113.7')) => {
  const answer = await signIn({ email, password }, deps, request);
  return 'api_token' in answer ? answer : expect.unreachable('A pin is asked for.');
};
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
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
    expect(((cookie?.expires?.getTime() ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    const session = await home.db.sessions.findUniqueOrThrow({ where: { id_hash: hashOf(api_token) } });
    expect(session).toMatchObject({ user_agent: 'a test', expires_at: cookie?.expires });
    const everything = await Promise.all([home.db.sessions.findMany(), home.db.users.findMany()]);
    expect(JSON.stringify(everything)).not.toContain(api_token);
    expect(JSON.stringify(everything)).not.toContain(PASSWORD);
  });

  test('twice makes two devices', async () => {
    const [one, two] = [await enter('coach@example.com'), await enter('coach@example.com')];
    expect(one.api_token).not.toBe(two.api_token);
    expect(await readSession(one.api_token, deps)).not.toBeNull();
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
    expect(await refusalOf(enter(email, password, request))).toEqual(CREDENTIALS);
    expect([request.cookies, await home.db.sessions.count()]).toEqual([[], sessions]);
  });

  test('a person who left', async () => {
    const id = await addUser(
      { type: 'player', email: 'left@example.com', password: PASSWORD, first_name: 'L', last_name: 'Eft' },
      deps,
    );
    await home.db.users.update({ where: { id }, data: { deleted_at: new Date() } });
    expect(await refusalOf(enter('left@example.com'))).toEqual(CREDENTIALS);
  });
});

describe('attempts are counted', () => {
  test('by address and by account, and the account’s are forgiven after a success', async () => {
    await enter('Coach@Example.com');
    expect(attempts).toEqual([
      'take sign_in_address 203.0.113.7',
      'take sign_in_account coach@example.com',
      'forgive sign_in_account coach@example.com',
    ]);
  });

  test('a failure is not forgiven, and an unknown address counts like a known one', async () => {
    await refusalOf(enter('coach@example.com', 'wrong'));
    await refusalOf(enter('Stranger@example.com', 'wrong'));
    expect(attempts).toEqual([
      'take sign_in_address 203.0.113.7',
      'take sign_in_account coach@example.com',
      'take sign_in_address 203.0.113.7',
      'take sign_in_account stranger@example.com',
    ]);
  });

  test.each(['sign_in_address', 'sign_in_account'])(
    'too many by %s: the right password does not help',
    async (limit) => {
      full = limit;
      const refusal = await refusalOf(enter('coach@example.com'));
      expect(refusal.status).toBe(429);
      expect(attempts.filter((attempt) => attempt.startsWith('forgive'))).toEqual([]);
    },
  );
});

describe('signing out', () => {
  test('ends this device alone, clears the cookie and takes its push token along', async () => {
    const [here, there] = [await enter('coach@example.com'), await enter('coach@example.com')];
    const [me, other] = [
      (await readSession(here.api_token, deps))!.actor,
      (await readSession(there.api_token, deps))!.actor,
    ];
    await registerPush(me, { token: 'phone' }, deps);
    await registerPush(other, { token: 'tablet' }, deps);
    const request = aRequest();
    await signOut(me, deps, request);
    expect(request.cookies).toEqual([{ token: null, expires: undefined }]);
    expect(await readSession(here.api_token, deps)).toBeNull();
    expect(await readSession(there.api_token, deps)).not.toBeNull();
    expect((await home.db.push_tokens.findMany()).map(({ token }) => token)).toEqual(['tablet']);
  });

  test('everywhere ends every device, this one too, and nobody else’s', async () => {
    const [here, there] = [await enter('coach@example.com'), await enter('coach@example.com')];
    const other = await addUser(
      { type: 'player', email: 'stays@example.com', password: PASSWORD, first_name: 'S', last_name: 'Tays' },
      deps,
    );
    const stays = await enter('stays@example.com');
    const request = aRequest();
    await signOutEverywhere((await readSession(here.api_token, deps))!.actor, deps, request);
    expect(request.cookies).toEqual([{ token: null, expires: undefined }]);
    for (const { api_token } of [here, there]) expect(await readSession(api_token, deps)).toBeNull();
    expect((await readSession(stays.api_token, deps))?.actor.id).toBe(other);
  });

  test('of nobody clears the cookie too', async () => {
    const request = aRequest();
    expect(await signOut(null, deps, request)).toEqual({ ok: true });
    expect(request.cookies).toEqual([{ token: null, expires: undefined }]);
  });
});

test('a push token follows whoever is signed in on the device', async () => {
  const [first, second] = await Promise.all(
    ['one', 'two'].map(async (name) => {
      await addUser(
        { type: 'player', email: `${name}@push.example`, password: PASSWORD, first_name: name, last_name: '' },
        deps,
      );
      return (await readSession((await enter(`${name}@push.example`)).api_token, deps))!.actor;
    }),
  );
  await registerPush(first!, { token: 'shared' }, deps);
  await Promise.all([
    registerPush(second!, { token: 'shared' }, deps),
    registerPush(second!, { token: 'shared' }, deps),
  ]);
  expect(await home.db.push_tokens.findMany({ where: { token: 'shared' } })).toMatchObject([
    { user_id: second!.id, session_id_hash: second!.session_id_hash },
  ]);
});
