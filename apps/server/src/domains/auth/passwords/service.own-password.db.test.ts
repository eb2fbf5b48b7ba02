import { aPlayer, aPro } from '#test/builders.ts';
import { aRequest, atOnce, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RateLimits } from '#adapters/rate-limits.ts';
import { AppError } from '#core/app-error.ts';
import { checkPassword, hasPasswordGrant, updatePassword } from './service.ts';
import { hashPassword } from '#domains/auth/password-hashing/service.ts';
import { openSession, readSession } from '#domains/auth/sessions/service.ts';
import { signIn } from '#domains/auth/sign-in/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const [OLD, NEW] = ['fairway-demo-1', 'links-and-heather-2'];
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const attempts: string[] = [];
let full = false;
const rateLimits: RateLimits = {
  take: async (limit, key) => {
    attempts.push(`take ${limit} ${key}`);
    if (full) throw new AppError('too_many_requests', { retryAfter: 60 });
  },
  forgive: async (limit, key) => void attempts.push(`forgive ${limit} ${key}`),
};
const base = testServices(home, clock);
const services = Object.create(base, { rateLimits: { value: rateLimits } }) as typeof base;
beforeEach(() => {
  clock.set(NOW);
  attempts.length = 0;
  full = false;
});

async function signedIn() {
  const user = await aPlayer(home.db, await aPro(home.db), { password_hash: await hashPassword(OLD) });
  const device = async () => {
    const { token } = await openSession(user.id, { userAgent: null }, services);
    return { token, actor: (await readSession(token, services))!.actor };
  };
  return { user, here: await device(), there: await device() };
}
const change = (
  actor: Awaited<ReturnType<typeof signedIn>>['here']['actor'],
  current_password = OLD,
  new_password = NEW,
) => updatePassword(actor, { current_password, new_password }, services, aRequest());

describe('a change of password', () => {
  test('keeps this device, signs the others out, and says so by mail', async () => {
    const { user, here, there } = await signedIn();
    expect(await change(here.actor)).toEqual({ ok: true });
    expect(await readSession(here.token, services)).not.toBeNull();
    expect(await readSession(there.token, services)).toBeNull();
    expect(await signIn({ email: user.email, password: NEW }, services, aRequest())).toHaveProperty('api_token');
    expect((await catchRefusal(signIn({ email: user.email, password: OLD }, services, aRequest()))).status).toBe(401);
    expect(await home.db.outbox.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'password.changed',
      payload: { user_id: user.id },
    });
  });

  test('needs the present one', async () => {
    const { here, there } = await signedIn();
    expect(await expectFault('current_password', change(here.actor, 'wrong'))).toBe(
      'your password could not be verified',
    );
    expect(await readSession(there.token, services)).not.toBeNull();
  });

  test('by two devices at once is granted to one', async () => {
    const { here, there } = await signedIn();
    const { granted, refused } = await atOnce([
      change(here.actor, OLD, 'the first of two'),
      change(there.actor, OLD, 'the second of two'),
    ]);
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422]]);
  });
});

describe('a password check', () => {
  const check = (actor: Parameters<typeof checkPassword>[0], password: string) =>
    checkPassword(actor, { password }, services, aRequest('203.0.113.7'));

  test('is true for the password and false for anything else', async () => {
    const { here } = await signedIn();
    expect([await check(here.actor, OLD), await check(here.actor, 'wrong')]).toEqual([true, false]);
  });

  test('that is true counts on this device for five minutes', async () => {
    const { here, there } = await signedIn();
    expect(await hasPasswordGrant(here.actor, services)).toBe(false);
    await check(here.actor, OLD);
    expect([await hasPasswordGrant(here.actor, services), await hasPasswordGrant(there.actor, services)]).toEqual([
      true,
      false,
    ]);
    clock.set('2031-03-10T09:04:59Z');
    expect(await hasPasswordGrant(here.actor, services)).toBe(true);
    clock.set('2031-03-10T09:05:00Z');
    expect(await hasPasswordGrant(here.actor, services)).toBe(false);
  });

  test('a wrong password confirms nothing, nor does one given on somebody else’s device', async () => {
    const [{ here }, other] = [await signedIn(), await signedIn()];
    await check(here.actor, 'wrong');
    expect(await hasPasswordGrant(here.actor, services)).toBe(false);
    await check(here.actor, OLD);
    expect(await hasPasswordGrant({ ...other.here.actor, session_id_hash: here.actor.session_id_hash }, services)).toBe(
      false,
    );
  });

  test('is counted by person and address, and forgiven when it is true', async () => {
    const { here } = await signedIn();
    await check(here.actor, 'wrong');
    await check(here.actor, OLD);
    const { id } = here.actor;
    const taken = ['take password_check_address 203.0.113.7', `take password_check_account ${id}`];
    expect(attempts).toEqual([...taken, ...taken, `forgive password_check_account ${id}`]);
    full = true;
    expect((await catchRefusal(check(here.actor, OLD))).status).toBe(429);
    expect((await catchRefusal(change(here.actor))).status).toBe(429);
  });
});
