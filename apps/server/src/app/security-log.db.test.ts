import { anAdmin, aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { toActor, aRequest, createCalls, type Calls } from '#test/calls.ts';
import { appOn, signIn } from '#test/app.ts';
import { testServices, testSecrets } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { Writable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#domains/auth/password-hashing/service.ts';
import { loggerFrom } from '#core/log.ts';
import { AppError } from '#core/app-error.ts';
import { appRouter } from '#main/router.ts';
import { WATCHED } from './security-log.ts';

const PASSWORD = 'links-and-heather-2';
const IP = '203.0.113.7';
const home = fileDatabase({ max: 3 });
const services = testServices(home, { now: () => new Date() });
let pro: TestUser;
let player: TestUser;
let admin: TestUser;
beforeAll(async () => {
  const password_hash = await hashPassword(PASSWORD);
  pro = await aPro(home.db, { email: 'Coach@Example.com', password_hash });
  player = await aPlayer(home.db, pro, { password_hash });
  admin = await anAdmin(home.db);
});

/** The lines that a call leaves, by whoever it is made, granted or not. */
async function recordLines(user: TestUser | null, call: (calls: Calls) => Promise<unknown>, on = services) {
  const request = aRequest(IP);
  await call(createCalls(on, user && toActor(user), request)).catch(() => null);
  return request.security;
}
const FROM = { ip_hash: testSecrets.keyedHash('ip', IP) };

test('every call that is watched exists', () => {
  const procedures = Object.keys(appRouter._def.procedures);
  for (const path of Object.keys(WATCHED)) expect(procedures).toContain(path);
});

test('a pin that does not confirm an address is written down', async () => {
  expect(await recordLines(pro, (calls) => calls.accounts.confirmEmail({ pin: '000000' }))).toEqual([
    { security: 'email.refused', procedure: 'accounts.confirmEmail', user_id: pro.id, actor_id: pro.id, ...FROM },
  ]);
});

describe('signing in', () => {
  const login = (email: string, password: string) => (calls: Calls) => calls.accounts.login({ email, password });
  const line = (security: string, email: string, fields: object) => [
    { security, procedure: 'accounts.login', email_hash: testSecrets.keyedHash('email', email), ...FROM, ...fields },
  ];

  test('is written down with the account, and the address by its hash alone', async () => {
    const lines = await recordLines(null, login(' COACH@example.com ', PASSWORD));
    expect(lines).toEqual(line('sign_in.succeeded', 'coach@example.com', { user_id: pro.id }));
    expect(JSON.stringify(lines)).not.toMatch(/coach|links|203\.0/i);
  });

  test('that fails is too: with the account where there is one, without where there is none', async () => {
    expect(await recordLines(null, login('coach@example.com', 'wrong'))).toEqual(
      line('sign_in.failed', 'coach@example.com', { user_id: pro.id }),
    );
    expect(await recordLines(null, login('nobody@example.com', 'wrong'))).toEqual(
      line('sign_in.failed', 'nobody@example.com', {}),
    );
  });

  test('that sends nothing to try is none', async () => {
    expect(await recordLines(null, login('', ''))).toEqual([]);
  });

  test('by a pin: asked for, failed, done', async () => {
    const both = await aPlayer(home.db, pro, { password_hash: await hashPassword(PASSWORD) });
    await home.db.settings.update({ where: { user_id: both.id }, data: { two_factor_auth: true } });
    const request = aRequest(IP);
    const calls = createCalls(services, null, request);
    await calls.accounts.login({ email: both.email, password: PASSWORD });
    const { id } = await home.db.challenges.findFirstOrThrow({ where: { user_id: both.id, settled_at: null } });
    const pin = testSecrets.pin('two_factor', id);
    const wrong = pin === '000000' ? '000001' : '000000';
    await calls.accounts.twoFactor({ two_factor_pin: wrong }).catch(() => null);
    await calls.accounts.twoFactor({ two_factor_pin: pin });
    expect(request.security.map(({ security, user_id }) => [security, user_id])).toEqual([
      ['two_factor.asked', undefined],
      ['two_factor.failed', both.id],
      ['sign_in.succeeded', both.id],
    ]);
    expect(JSON.stringify(request.security)).not.toContain(pin);
  });
});

describe('what guards an account', () => {
  const said = async (user: TestUser | null, call: (calls: Calls) => Promise<unknown>) =>
    (await recordLines(user, call)).map(({ security, user_id, actor_id }) => ({ security, user_id, actor_id }));
  const own = (security: string) => [{ security, user_id: player.id, actor_id: player.id }];

  test.each<[string, (calls: Calls) => Promise<unknown>]>([
    ['password_check.succeeded', (calls) => calls.accounts.checkPassword({ password: PASSWORD })],
    ['password_check.failed', (calls) => calls.accounts.checkPassword({ password: 'wrong' })],
    [
      'password_check.failed',
      (calls) => calls.accounts.updatePassword({ current_password: 'wrong', new_password: 'gorse-and-bunkers-3' }),
    ],
    [
      'password.changed',
      (calls) => calls.accounts.updatePassword({ current_password: PASSWORD, new_password: PASSWORD }),
    ],
    ['two_factor.switched', (calls) => calls.accounts.saveSettings({ two_factor_auth: true })],
    ['email.sent', (calls) => calls.people.saveUser({ id: player.id, email: player.email })],
    ['calendar.rotated', (calls) => calls.accounts.rotateCalendar()],
    ['session.ended', (calls) => calls.accounts.logout()],
    ['sessions.ended', (calls) => calls.accounts.logoutEverywhere()],
    ['access.refused', (calls) => calls.admin.users({})],
    ['access.refused', (calls) => calls.admin.remove({ id: pro.id })],
  ])('%s', async (security, call) => {
    expect((await said(player, call)).map((line) => ({ ...line, user_id: player.id }))).toEqual(own(security));
  });

  test('what a refused call names is written down where it is an id alone', async () => {
    const [line] = await said(player, (calls) => calls.admin.remove({ id: 'token'.repeat(1000) }));
    expect(line).toMatchObject({ security: 'access.refused', user_id: player.id });
  });

  test('a reset is written down from the asking to the new password', async () => {
    const { email } = pro;
    expect(await said(null, (calls) => calls.accounts.forgot({ email }))).toMatchObject([{ security: 'reset.asked' }]);
    const reset = (password_reset_token: string) =>
      said(null, (calls) => calls.accounts.reset({ email, password_reset_token, password: PASSWORD }));
    const { id } = await home.db.challenges.findFirstOrThrow({ where: { user_id: pro.id, purpose: 'reset' } });
    const pin = testSecrets.pin('reset', id);
    expect(await reset(pin === '000000' ? '000001' : '000000')).toMatchObject([
      { security: 'reset.failed', user_id: pro.id },
    ]);
    expect(await reset(pin)).toMatchObject([{ security: 'password.reset', user_id: pro.id }]);
  });

  test('what an admin does is written down with both', async () => {
    expect(await said(admin, (calls) => calls.admin.change({ id: player.id, first_name: 'Jo' }))).toEqual([
      { security: 'account.changed', user_id: player.id, actor_id: admin.id },
    ]);
  });

  test('who acts for a child is written down with both, and so is who tried to', async () => {
    const born = new Date();
    born.setUTCFullYear(born.getUTCFullYear() - 9);
    const child = await aPlayer(home.db, pro, { dob: born });
    const set = (guardian_id: string | null) => (calls: Calls) =>
      calls.guardians.setGuardian({ id: child.id, guardian_id });
    expect(await said(pro, set(player.id))).toEqual([
      { security: 'guardian.changed', user_id: child.id, actor_id: pro.id },
    ]);
    const other = await aPlayer(home.db, pro);
    const act = (calls: Calls) => calls.guardians.actFor({ child_id: child.id });
    expect(await said(other, act)).toEqual([{ security: 'guardian.refused', user_id: other.id, actor_id: other.id }]);
    expect(await said(await aPro(home.db), set(player.id))).toMatchObject([{ security: 'guardian.refused' }]);
  });

  test('an everyday call leaves no line, and neither does bad input', async () => {
    expect(await said(player, (calls) => calls.accounts.saveSettings({ notification_push: false }))).toEqual([]);
    expect(await said(player, (calls) => calls.accounts.user())).toEqual([]);
    const short = { current_password: PASSWORD, new_password: 'short' };
    expect(await said(player, (calls) => calls.accounts.updatePassword(short))).toEqual([]);
  });
});

test('a bound that is reached is named, with the account it guards', async () => {
  const take = async () => {
    throw new AppError('too_many_requests', { retryAfter: 60, limit: 'sign_in_account', about: pro.id });
  };
  const full = Object.create(services, { rateLimits: { value: { ...services.rateLimits, take } } }) as typeof services;
  const credentials = { email: 'coach@example.com', password: 'wrong' };
  expect(await recordLines(null, (calls) => calls.accounts.login(credentials), full)).toMatchObject([
    { security: 'rate_limit.reached', limit: 'sign_in_account', user_id: pro.id, procedure: 'accounts.login' },
  ]);
});

test('over HTTP the line stands in the log beside the request’s own, whole and without a secret', async () => {
  const lines: string[] = [];
  const output = new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) });
  const app = await appOn(home.db, { logger: loggerFrom({ LOG_LEVEL: 'info' }, output) });
  const body = { email: 'coach@example.com', password: 'wr0ng-s3cret' };
  await app.inject({ method: 'POST', url: '/api/login', payload: body });
  await app.inject({ method: 'POST', url: '/trpc/accounts.login', payload: { json: body } });
  const { token } = await signIn(home.db, player);
  const foreign = { cookie: `auth=${token}`, origin: 'https://evil.example' };
  await app.inject({ method: 'POST', url: '/api/settings', headers: foreign, payload: {} });
  await app.close();

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const trail = entries.filter((entry) => 'security' in entry);
  expect(trail.map(({ security }) => security)).toEqual(['sign_in.failed', 'sign_in.failed', 'origin.refused']);
  expect(trail[0]).toMatchObject({ user_id: pro.id, request_id: expect.any(String) as string, msg: 'security' });
  expect(entries.filter((entry) => entry['request_id'] === trail[0]?.['request_id'])).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/wr0ng|coach@|127\.0\.0\.1|masked/);
});
