import { callsOf, expectFault, refusalOf, type Calls } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { addUser } from './use-cases/add-user.ts';
import { openSession } from './use-cases/sessions.ts';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));
const WHO = { email: 'coach@example.com', password: 'fairway-demo-1' };
let cast: Cast;
beforeAll(async () => {
  cast = await castOf(deps);
  await addUser({ ...WHO, type: 'pro', first_name: 'Robin', last_name: 'Calder' }, deps);
});

const ANYONE = fares({ nobody: 200, player: 200, pro: 200, admin: 200 });
const SIGNED_IN = fares({ nobody: 401, player: 200, pro: 200, admin: 200 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof fares>];
const rows: Row[] = [
  ['login', (calls) => calls.accounts.login(WHO), ANYONE],
  ['login, wrongly', (calls) => calls.accounts.login({ ...WHO, password: 'x' }), ANYONE.map(([role]) => [role, 401])],
  ['logout', (calls) => calls.accounts.logout(), ANYONE],
  ['user', (calls) => calls.accounts.user(), SIGNED_IN],
  ['settings', (calls) => calls.accounts.settings(), SIGNED_IN],
  ['saveSettings', (calls) => calls.accounts.saveSettings({ notification_push: false }), SIGNED_IN],
  [
    'saveSettings of lessons',
    (calls) => calls.accounts.saveSettings({ lesson_price: 1250 }),
    fares({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  ['rotateCalendar', (calls) => calls.accounts.rotateCalendar(), SIGNED_IN],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusFor(deps, cast[role], call)).toBe(status);
  });

  test('a push token is for a device that is signed in', async () => {
    const { token } = await openSession(cast.player.id, { userAgent: null }, deps);
    const session_id_hash = (await home.db.sessions.findFirstOrThrow({ where: { user_id: cast.player.id } })).id_hash;
    expect(token).not.toBe(session_id_hash);
    expect(await callsOf(deps, { ...cast.player, session_id_hash }).accounts.registerPush({ token: 'phone' })).toEqual({
      ok: true,
    });
    expect(await statusFor(deps, null, (calls) => calls.accounts.registerPush({ token: 'phone' }))).toBe(401);
  });
});

test('a device that was signed out meanwhile takes no pushes, and the call says that something changed', async () => {
  const register = callsOf(deps, cast.pro).accounts.registerPush({ token: 'gone' });
  expect(await refusalOf(register)).toMatchObject({
    status: 409,
    message: 'Somebody else changed this meanwhile. Please look again.',
  });
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
    ['registerPush', 'token', { token: '' }],
    ['registerPush', 'token', { token: 'a\0b' }],
  ])('%s: %s, %j', async (name, field, input) => {
    const call = callsOf(deps, cast.pro).accounts[name] as (input: unknown) => Promise<unknown>;
    expect(await expectFault(field, call(input))).toMatch(/^[A-Z]/);
  });
});

test('a setting that nobody may write this way is left as it is', async () => {
  const save = callsOf(deps, cast.pro).accounts.saveSettings as (input: unknown) => Promise<unknown>;
  const answer = await save({
    notification_text: 'false',
    two_factor_auth: true,
    diary_availability_months: 12,
    user_id: cast.otherPro.id,
  });
  expect(answer).toMatchObject({ notification_text: false, two_factor_auth: false, diary_availability_months: 3 });
});
