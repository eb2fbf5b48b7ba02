import { createCalls, expectFault, catchRefusal, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { makeBrowser } from '#test/web-push.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '#domains/coaching/accounts/service.ts';
import { openSession } from '#domains/auth/sessions/service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const WHO = { email: 'coach@example.com', password: 'fairway-demo-1' };
let roles: Roles;
beforeAll(async () => {
  roles = await makeRoles(services);
  await addUser({ ...WHO, type: 'pro', first_name: 'Robin', last_name: 'Calder' }, services);
});

const NEW = 'links-and-heather-2';
let nth = 0;
const newcomer = () => ({ name: 'Jo Brand', email: `jo-${(nth += 1)}@example.com`, password: NEW });

const ANYONE = expectedStatuses({ nobody: 200, player: 200, pro: 200, admin: 200 });
const SIGNED_IN = expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 200 });
const NOT_THERE = ANYONE.map(([role]): [typeof role, number] => [role, 404]);
const { read: _read, ...BROWSER } = makeBrowser('https://fcm.googleapis.com/fcm/send');

type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['login', (calls) => calls.accounts.login(WHO), ANYONE],
  ['login, wrongly', (calls) => calls.accounts.login({ ...WHO, password: 'x' }), ANYONE.map(([role]) => [role, 401])],
  ['twoFactor', (calls) => calls.accounts.twoFactor({ two_factor_pin: '123456' }), NOT_THERE],
  ['resendPin', (calls) => calls.accounts.resendPin({}), NOT_THERE],
  ['registration', (calls) => calls.accounts.registration(), ANYONE],
  ['register', (calls) => calls.accounts.register(newcomer()), ANYONE],
  ['forgot', (calls) => calls.accounts.forgot({ email: WHO.email }), ANYONE],
  [
    'reset',
    (calls) => calls.accounts.reset({ email: WHO.email, password_reset_token: 'none', password: NEW }),
    NOT_THERE,
  ],
  [
    'setPassword',
    (calls) => calls.accounts.setPassword({ token: 'none', password: NEW, password_confirmation: NEW }),
    NOT_THERE,
  ],
  [
    'updatePassword, wrongly',
    (calls) => calls.accounts.updatePassword({ current_password: 'x', new_password: NEW }),
    expectedStatuses({ nobody: 401, player: 422, pro: 422, admin: 422 }),
  ],
  ['checkPassword', (calls) => calls.accounts.checkPassword({ password: 'x' }), SIGNED_IN],
  [
    'confirmEmail, wrongly',
    (calls) => calls.accounts.confirmEmail({ pin: '123456' }),
    expectedStatuses({ nobody: 401, player: 422, pro: 422, admin: 422 }),
  ],
  [
    'sendEmailPin, with nothing to confirm',
    (calls) => calls.accounts.sendEmailPin(),
    expectedStatuses({ nobody: 401, player: 409, pro: 409, admin: 409 }),
  ],
  ['dropPendingEmail', (calls) => calls.accounts.dropPendingEmail(), SIGNED_IN],
  ['sessions', (calls) => calls.accounts.sessions(), SIGNED_IN],
  [
    'endSession of nobody',
    (calls) => calls.accounts.endSession({ id: 'none' }),
    expectedStatuses({ nobody: 401, player: 404, pro: 404, admin: 404 }),
  ],
  ['logoutEverywhere', (calls) => calls.accounts.logoutEverywhere(), SIGNED_IN],
  [
    'rotateValidationCode',
    (calls) => calls.accounts.rotateValidationCode(),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  ['saveSettings of two-factor', (calls) => calls.accounts.saveSettings({ two_factor_auth: false }), SIGNED_IN],
  ['logout', (calls) => calls.accounts.logout(), ANYONE],
  ['user', (calls) => calls.accounts.user(), SIGNED_IN],
  ['settings', (calls) => calls.accounts.settings(), SIGNED_IN],
  ['saveSettings', (calls) => calls.accounts.saveSettings({ notification_push: false }), SIGNED_IN],
  [
    'saveSettings of lessons',
    (calls) => calls.accounts.saveSettings({ lesson_price: 1250 }),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  ['pushKey', (calls) => calls.accounts.pushKey(), SIGNED_IN],
  ['unsubscribeBrowser', (calls) => calls.accounts.unsubscribeBrowser({ endpoint: BROWSER.endpoint }), SIGNED_IN],
  ['rotateCalendar', (calls) => calls.accounts.rotateCalendar(), SIGNED_IN],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });

  test('a push token and a subscription are for a device that is signed in', async () => {
    const { token } = await openSession(roles.player.id, { userAgent: null }, services);
    const session_id_hash = (await home.db.sessions.findFirstOrThrow({ where: { user_id: roles.player.id } })).id_hash;
    expect(token).not.toBe(session_id_hash);
    expect(
      await createCalls(services, { ...roles.player, session_id_hash }).accounts.registerPush({ token: 'phone' }),
    ).toEqual({
      ok: true,
    });
    expect(await statusAs(services, null, (calls) => calls.accounts.registerPush({ token: 'phone' }))).toBe(401);
    const browser = createCalls(services, { ...roles.player, session_id_hash }).accounts;
    expect(await browser.subscribeBrowser(BROWSER)).toEqual({ ok: true });
    expect(await statusAs(services, null, (calls) => calls.accounts.subscribeBrowser(BROWSER))).toBe(401);
  });
});

test('a device that was signed out meanwhile takes no pushes, and the call says that something changed', async () => {
  const { accounts } = createCalls(services, roles.pro);
  const somebody = 'Somebody else has changed this in the meantime. Please look again.';
  for (const call of [() => accounts.registerPush({ token: 'gone' }), () => accounts.subscribeBrowser(BROWSER)])
    expect(await catchRefusal(call())).toMatchObject({ status: 409, message: somebody });
  expect(await home.db.push_tokens.count({ where: { token: 'gone' } })).toBe(0);
});

describe('bad input is told under its field', () => {
  test.each<[keyof Calls['accounts'], string, unknown]>([
    ['login', 'email', { ...WHO, email: ' ' }],
    ['login', 'email', { ...WHO, email: 'coach\0@example.com' }],
    ['login', 'password', { ...WHO, password: '' }],
    ['login', 'password', { email: WHO.email }],
    ['login', 'password', { ...WHO, password: { $ne: null } }],
    ['saveSettings', 'lesson_duration', { lesson_duration: 25 }],
    ['saveSettings', 'lesson_price', { lesson_price: '' }],
    ['saveSettings', 'lesson_price', { lesson_price: 1_000_000 }],
    ['saveSettings', 'notification_email', { notification_email: 'sometimes' }],
    ['saveSettings', 'video_lessons_price', { video_lessons_enabled: true, video_lessons_price: null }],
    ['saveSettings', 'two_factor_auth', { two_factor_auth: 'perhaps' }],
    ['twoFactor', 'two_factor_pin', { two_factor_pin: ' ' }],
    ['twoFactor', 'two_factor_pin', { two_factor_pin: { $ne: null } }],
    ['twoFactor', 'two_factor_token', { two_factor_pin: '123456', two_factor_token: 'x'.repeat(101) }],
    ['register', 'name', { ...newcomer(), name: ' ' }],
    ['register', 'email', { ...newcomer(), email: 'jo@example' }],
    ['register', 'email', { ...newcomer(), email: 'a@example.com\nBcc: b@example.com' }],
    ['register', 'password', { ...newcomer(), password: 'seven77' }],
    ['register', 'password', { ...newcomer(), password: 'x'.repeat(129) }],
    ['register', 'phone_cc', { ...newcomer(), phone_cc: 'GBR' }],
    ['register', 'phone', { ...newcomer(), phone: '07700' }],
    ['forgot', 'email', { email: '' }],
    ['reset', 'password_reset_token', { email: WHO.email, password_reset_token: '1234567', password: NEW }],
    ['reset', 'password', { email: WHO.email, password_reset_token: '123456', password: 'short' }],
    ['setPassword', 'password_confirmation', { token: 'x', password: NEW, password_confirmation: `${NEW}!` }],
    ['updatePassword', 'new_password', { current_password: WHO.password, new_password: 'short' }],
    ['updatePassword', 'current_password', { current_password: '', new_password: NEW }],
    ['checkPassword', 'password', { password: '' }],
    ['registerPush', 'token', { token: '' }],
    ['registerPush', 'token', { token: 'a\0b' }],
    ['subscribeBrowser', 'endpoint', { ...BROWSER, endpoint: '' }],
    ['subscribeBrowser', 'endpoint', { ...BROWSER, endpoint: 'javascript:alert(1)' }],
    ['subscribeBrowser', 'endpoint', { ...BROWSER, endpoint: 'https://127.0.0.1/push' }],
    ['subscribeBrowser', 'endpoint', { ...BROWSER, endpoint: `https://fcm.googleapis.com/${'a'.repeat(2048)}` }],
    ['subscribeBrowser', 'p256dh', { ...BROWSER, p256dh: 'A'.repeat(87) }],
    ['subscribeBrowser', 'p256dh', { ...BROWSER, p256dh: `${BROWSER.p256dh}=` }],
    ['subscribeBrowser', 'auth', { ...BROWSER, auth: 'short' }],
    ['unsubscribeBrowser', 'endpoint', {}],
  ])('%s: %s, %j', async (name, field, input) => {
    const call = createCalls(services, roles.pro).accounts[name] as (input: unknown) => Promise<unknown>;
    expect(await expectFault(field, call(input))).toMatch(/^[A-Z]/);
  });
});

test('a setting that nobody may write this way is left as it is', async () => {
  const save = createCalls(services, roles.pro).accounts.saveSettings as (input: unknown) => Promise<unknown>;
  const answer = await save({
    notification_text: 'false',
    diary_availability_months: 12,
    user_id: roles.otherPro.id,
  });
  expect(answer).toMatchObject({ notification_text: false, diary_availability_months: 3 });
});
