import { aPlayer, aPro, anAdmin, type TestUser } from '#test/builders.ts';
import { aRequest, atOnce, createCalls, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices, testSecrets } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadNotification } from '#domains/notifications/kinds/registry.ts';
import { hashPassword } from '#domains/auth/password-hashing/service.ts';
import { openSession, readSession } from '#domains/auth/sessions/service.ts';
import { signIn } from '#domains/auth/sign-in/service.ts';
import { isSuppressed, recordBounce } from '#domains/auth/suppressed-addresses/service.ts';
import { inTransaction } from '@fairway/db/client';

const NOW = '2031-03-10T09:00:00Z';
const PASSWORD = 'fairway-demo-1';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let password_hash: string;
beforeEach(async () => {
  clock.set(NOW);
  password_hash ??= await hashPassword(PASSWORD);
});

const address = () => `${uuid()}@example.com`;
/** A signed-in person's calls, and the token of the device they are made on. */
async function signedIn(user: TestUser) {
  const { token } = await openSession(user.id, { userAgent: null }, services);
  const { actor } = (await readSession(token, services))!;
  return { user, token, actor, calls: createCalls(services, actor) };
}
const aPlayerHere = async () => signedIn(await aPlayer(home.db, await aPro(home.db), { password_hash }));
type Here = Awaited<ReturnType<typeof aPlayerHere>>;

const ask = ({ user, calls }: Here, email: string, current_password?: string) =>
  calls.people.saveUser({ id: user.id, email, ...(current_password === undefined ? {} : { current_password }) });
const findPin = async ({ user }: { user: { id: string } }) => {
  const where = { user_id: user.id, purpose: 'confirm_email' as const, settled_at: null };
  const { id } = await home.db.challenges.findFirstOrThrow({ where });
  return testSecrets.pin('confirm_email', id);
};
const row = (id: string) => home.db.users.findUniqueOrThrow({ where: { id } });
const told = async (user_id: string) =>
  (
    await home.db.outbox.findMany({
      where: { topic: 'email.changed', payload: { path: ['user_id'], equals: user_id } },
    })
  ).map(({ payload }) => payload);

describe('another email', () => {
  test('wants the password: a borrowed session alone changes nothing and sends nothing', async () => {
    const here = await aPlayerHere();
    const email = address();
    expect(await expectFault('current_password', ask(here, email))).toBe('Please enter your password to change this.');
    expect(await expectFault('current_password', ask(here, email, 'a guess'))).toBe(
      'your password could not be verified',
    );
    expect(await row(here.user.id)).toMatchObject({ email: here.user.email });
    expect(await home.db.challenges.count({ where: { user_id: here.user.id } })).toBe(0);
  });

  test('is asked for within five minutes of the password on the same device', async () => {
    const here = await aPlayerHere();
    await here.calls.accounts.checkPassword({ password: PASSWORD });
    const elsewhere = await signedIn(here.user);
    await expectFault('current_password', ask(elsewhere, address()));
    const email = address();
    expect(await ask(here, email)).toMatchObject({ email: here.user.email, pending_email: email });
    clock.pass(1);
    await expectFault('current_password', ask(here, address()));
  });

  test('counts when its pin comes back; until then the old one signs in, and the rest is saved at once', async () => {
    const here = await aPlayerHere();
    const email = address();
    const saved = await here.calls.people.saveUser({
      id: here.user.id,
      email,
      first_name: 'Sandy',
      current_password: PASSWORD,
    });
    expect(saved).toMatchObject({ first_name: 'Sandy', email: here.user.email, pending_email: email });
    expect(await here.calls.accounts.user()).toMatchObject({
      email: here.user.email,
      email_verified: true,
      pending_email: email,
    });
    expect((await catchRefusal(signIn({ email, password: PASSWORD }, services, aRequest()))).status).toBe(401);
    expect(await told(here.user.id)).toEqual([]);
    expect(await here.calls.accounts.confirmEmail({ pin: await findPin(here) })).toEqual({
      email,
      email_verified: true,
      pending_email: null,
    });
    expect(await signIn({ email, password: PASSWORD }, services, aRequest())).toHaveProperty('api_token');
    expect(
      (await catchRefusal(signIn({ email: here.user.email, password: PASSWORD }, services, aRequest()))).status,
    ).toBe(401);
    expect(await told(here.user.id)).toEqual([{ user_id: here.user.id, from: here.user.email, to: email }]);
  });

  test('signs the other devices out and voids what was on its way to the old one', async () => {
    const [here, email] = [await aPlayerHere(), address()];
    const elsewhere = await signedIn(here.user);
    const expires_at = new Date('2031-03-11');
    const { id } = await home.db.challenges.create({ data: { user_id: here.user.id, purpose: 'reset', expires_at } });
    await ask(here, email, PASSWORD);
    expect(await readSession(elsewhere.token, services)).not.toBeNull();
    await here.calls.accounts.confirmEmail({ pin: await findPin(here) });
    expect(await readSession(elsewhere.token, services)).toBeNull();
    expect(await readSession(here.token, services)).not.toBeNull();
    expect((await home.db.challenges.findUniqueOrThrow({ where: { id } })).settled_at).not.toBeNull();
  });

  test('that has an account is refused when it is asked for, and when somebody was quicker', async () => {
    const [here, other] = [await aPlayerHere(), await aPlayerHere()];
    await expectFault('email', ask(here, other.user.email.toUpperCase(), PASSWORD));
    const email = address();
    await ask(here, email, PASSWORD);
    await aPro(home.db, { email: email.toUpperCase() });
    expect(await expectFault('email', here.calls.accounts.confirmEmail({ pin: await findPin(here) }))).toBe(
      'There is already an account with this email address.',
    );
    expect(await row(here.user.id)).toMatchObject({ email: here.user.email });
    expect(await told(here.user.id)).toEqual([]);
  });

  test('that two have asked for is one’s, when both pins come back at once', async () => {
    const [one, two] = [await aPlayerHere(), await aPlayerHere()];
    const email = address();
    await ask(one, email, PASSWORD);
    await ask(two, email.toUpperCase(), PASSWORD);
    const [first, second] = [await findPin(one), await findPin(two)];
    const { granted, refused } = await atOnce([
      one.calls.accounts.confirmEmail({ pin: first }),
      two.calls.accounts.confirmEmail({ pin: second }),
    ]);
    expect([granted.length, refused.map(({ errors }) => Object.keys(errors ?? {}))]).toEqual([1, [['email']]]);
  });

  test('asked for twice at once waits for one pin, and the other one is void', async () => {
    const here = await aPlayerHere();
    const wanted = [address(), address()];
    const { granted } = await atOnce(wanted.map((email) => ask(here, email, PASSWORD)));
    expect(granted).toHaveLength(2);
    const where = { user_id: here.user.id, purpose: 'confirm_email' as const, settled_at: null };
    const open = await home.db.challenges.findMany({ where });
    expect(open).toHaveLength(1);
    const { email } = await here.calls.accounts.confirmEmail({ pin: await findPin(here) });
    expect(email).toBe(open[0]!.email);
  });

  test('may be given up: its pin is void', async () => {
    const here = await aPlayerHere();
    await ask(here, address(), PASSWORD);
    const pin = await findPin(here);
    expect(await here.calls.accounts.dropPendingEmail()).toEqual({
      email: here.user.email,
      email_verified: true,
      pending_email: null,
    });
    await expectFault('pin', here.calls.accounts.confirmEmail({ pin }));
  });

  test('in other letters is the same one: written at once, with no pin', async () => {
    const here = await aPlayerHere();
    const shouted = here.user.email.toUpperCase();
    expect(await ask(here, shouted)).toMatchObject({ email: shouted, pending_email: null });
  });

  test('of an admin’s own is no shorter way, by either call', async () => {
    const admin = await signedIn(await anAdmin(home.db, { password_hash }));
    const change = { id: admin.user.id, email: address() };
    await expectFault('current_password', admin.calls.people.saveUser(change));
    await expectFault('current_password', admin.calls.admin.change(change));
    expect(await admin.calls.admin.change({ ...change, current_password: PASSWORD })).toMatchObject({
      email: admin.user.email,
      pending_email: change.email,
    });
  });

  test('given by an admin counts at once: unconfirmed, told to the old one, and signed out everywhere', async () => {
    const [here, admin] = [await aPlayerHere(), await signedIn(await anAdmin(home.db))];
    const email = address();
    expect(await admin.calls.admin.change({ id: here.user.id, email })).toMatchObject({ email, pending_email: null });
    expect(await row(here.user.id)).toMatchObject({ email, email_verified_at: null });
    expect(await readSession(here.token, services)).toBeNull();
    expect(await told(here.user.id)).toEqual([{ user_id: here.user.id, from: here.user.email, to: email }]);
  });

  test('of a player is not their pro’s to give: whoever has the mailbox has the account', async () => {
    const pro = await signedIn(await aPro(home.db, { password_hash }));
    const player = await aPlayer(home.db, pro.user);
    const change = { id: player.id, email: address(), current_password: PASSWORD };
    expect((await catchRefusal(pro.calls.people.saveUser(change))).status).toBe(403);
    expect((await catchRefusal(pro.calls.people.saveUser({ id: player.id, phone: '+447700900777' }))).status).toBe(403);
    expect(await row(player.id)).toMatchObject({ email: player.email, phone: null });
  });

  test('that waits is shown to nobody else', async () => {
    const [pro, admin] = [await signedIn(await aPro(home.db)), await signedIn(await anAdmin(home.db))];
    const here = await signedIn(await aPlayer(home.db, pro.user, { password_hash }));
    await ask(here, address(), PASSWORD);
    for (const { calls } of [pro, admin])
      expect(await calls.people.user({ id: here.user.id })).toMatchObject({
        email: here.user.email,
        pending_email: null,
      });
  });
});

describe('a pin', () => {
  test('is used once, also by two at once', async () => {
    const here = await aPlayerHere();
    await ask(here, address(), PASSWORD);
    const pin = await findPin(here);
    const { granted, refused } = await atOnce([1, 2, 3].map(() => here.calls.accounts.confirmEmail({ pin })));
    expect([granted.length, refused.map(({ errors }) => Object.keys(errors ?? {}))]).toEqual([1, [['pin'], ['pin']]]);
    expect(await told(here.user.id)).toHaveLength(1);
    await expectFault('pin', here.calls.accounts.confirmEmail({ pin }));
  });

  test('bears five wrong answers, and an hour', async () => {
    const here = await aPlayerHere();
    await ask(here, address(), PASSWORD);
    const pin = await findPin(here);
    const wrong = pin === '000000' ? '000001' : '000000';
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await expectFault('pin', here.calls.accounts.confirmEmail({ pin: wrong }));
    await expectFault('pin', here.calls.accounts.confirmEmail({ pin }));
    await here.calls.accounts.sendEmailPin();
    const next = await findPin(here);
    clock.pass(1);
    await expectFault('pin', here.calls.accounts.confirmEmail({ pin: next }));
    expect(await here.calls.accounts.user()).toMatchObject({ pending_email: null });
  });

  test('of another person is none', async () => {
    const [here, other] = [await aPlayerHere(), await aPlayerHere()];
    await ask(here, address(), PASSWORD);
    await expectFault('pin', other.calls.accounts.confirmEmail({ pin: await findPin(here) }));
  });

  test('goes to an address five times a day, whoever asks, and ten times for one person', async () => {
    const email = address();
    for (let sent = 0; sent < 5; sent += 1) await ask(await aPlayerHere(), email, PASSWORD);
    expect((await catchRefusal(ask(await aPlayerHere(), email, PASSWORD))).status).toBe(429);
    const here = await aPlayerHere();
    const { granted, refused } = await atOnce(Array.from({ length: 14 }, () => ask(here, address(), PASSWORD)));
    expect([granted.length, new Set(refused.map(({ status }) => status))]).toEqual([10, new Set([429])]);
  });

  test('is mailed to the address it confirms, without a word of whoever typed it', async () => {
    const here = await aPlayerHere();
    const email = address();
    await ask(here, email, PASSWORD);
    const challenge = await home.db.challenges.findFirstOrThrow({ where: { user_id: here.user.id, settled_at: null } });
    const event = { topic: 'challenge.made' as const, payload: { challenge_id: challenge.id }, at: clock.now() };
    expect(await loadNotification(home.db, event)).toMatchObject({
      to: { email, first_name: '', last_name: '' },
      challenge: { purpose: 'confirm_email', replaces: true },
    });
  });
});

describe('a coach who registers', () => {
  const register = async () => {
    const email = address();
    const request = aRequest();
    const input = { name: 'Robin Calder', email, password: PASSWORD };
    const { api_token, user } = await createCalls(services, null, request).accounts.register(input);
    const { actor } = (await readSession(api_token, services))!;
    return { user, actor, email, calls: createCalls(services, actor) };
  };

  test('is not confirmed, is sent a pin, and is confirmed by it', async () => {
    const { user, calls, email } = await register();
    expect(user).toMatchObject({ email, email_verified: false, pending_email: null });
    const pin = await findPin({ user: await row(user.id) });
    expect(await calls.accounts.confirmEmail({ pin })).toEqual({ email, email_verified: true, pending_email: null });
    expect(await told(user.id)).toEqual([]);
    expect((await catchRefusal(calls.accounts.sendEmailPin())).status).toBe(409);
  });

  test('has the pin sent again, the last one being void', async () => {
    const { user, calls } = await register();
    const first = await findPin({ user: await row(user.id) });
    await calls.accounts.sendEmailPin();
    await expectFault('pin', calls.accounts.confirmEmail({ pin: first }));
    expect(await calls.accounts.confirmEmail({ pin: await findPin({ user: await row(user.id) }) })).toMatchObject({
      email_verified: true,
    });
  });

  test('is confirmed by a reset, whose pin came by mail as well', async () => {
    const { user, email } = await register();
    await createCalls(services, null).accounts.forgot({ email });
    const { id } = await home.db.challenges.findFirstOrThrow({ where: { user_id: user.id, purpose: 'reset' } });
    const password_reset_token = testSecrets.pin('reset', id);
    const { user: after } = await createCalls(services, null).accounts.reset({
      email,
      password_reset_token,
      password: PASSWORD,
    });
    expect(after.email_verified).toBe(true);
  });
});

describe('switching two-factor off', () => {
  const withTwoFactor = async () => {
    const here = await aPlayerHere();
    await here.calls.accounts.saveSettings({ two_factor_auth: true });
    return here;
  };

  test('wants the password; switching it on, or nothing at all, does not', async () => {
    const { calls } = await withTwoFactor();
    await expectFault(
      'current_password',
      calls.accounts.saveSettings({ two_factor_auth: false, notification_text: false }),
    );
    await expectFault(
      'current_password',
      calls.accounts.saveSettings({ two_factor_auth: false, current_password: 'a guess' }),
    );
    expect(await calls.accounts.settings()).toMatchObject({ two_factor_auth: true, notification_text: true });
    const off = { two_factor_auth: false, current_password: PASSWORD };
    expect(await calls.accounts.saveSettings(off)).toMatchObject({ two_factor_auth: false });
    expect(await calls.accounts.saveSettings({ two_factor_auth: false })).toMatchObject({ two_factor_auth: false });
  });

  test('goes within five minutes of the password', async () => {
    const { calls } = await withTwoFactor();
    await calls.accounts.checkPassword({ password: PASSWORD });
    expect(await calls.accounts.saveSettings({ two_factor_auth: false })).toMatchObject({ two_factor_auth: false });
  });
});

describe('an address that came back', () => {
  const bounce = (email: string) =>
    inTransaction(home.db, (tx) =>
      recordBounce(tx, { channel: 'email', address: email, reason: 'no_such_address', source: 'webhook' }, clock.now()),
    );

  test('is sent to again once its owner has shown that they read it', async () => {
    const here = await aPlayerHere();
    await home.db.users.update({ where: { id: here.user.id }, data: { email_verified_at: clock.now() } });
    await bounce(here.user.email);
    expect(await row(here.user.id)).toMatchObject({ email_verified_at: null });
    await here.calls.accounts.sendEmailPin();
    await here.calls.accounts.confirmEmail({ pin: await findPin(here) });
    expect(await row(here.user.id)).toMatchObject({ email: here.user.email, email_verified_at: clock.now() });
    expect(await isSuppressed(home.db, { channel: 'email', address: here.user.email })).toBe(false);
  });

  test('is confirmed and bounces at once: neither waits for the other for ever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const here = await aPlayerHere();
      await bounce(here.user.email);
      await here.calls.accounts.sendEmailPin();
      const pin = await findPin(here);
      const both = Promise.all([here.calls.accounts.confirmEmail({ pin }), bounce(here.user.email)]);
      await expect(both).resolves.toMatchObject([{ email: here.user.email }, undefined]);
    }
  });
});
