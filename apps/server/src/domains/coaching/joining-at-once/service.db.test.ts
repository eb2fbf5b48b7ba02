import { joinIn } from '@fairway/contracts/coaching/joining';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { aRequest, atOnce, catchRefusal, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { invitePlayer } from '#domains/coaching/invitations/service.ts';
import { joinAtOnce } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const services = testServices(home, startClock(NOW));
let pro: TestUser;
let code: string;
let nth = 0;
beforeEach(async () => {
  nth += 1;
  code = `SWIFT${String.fromCharCode(64 + nth)}`;
  pro = await aPro(home.db, { referral_code: code, timezone: 'Europe/Paris' });
});

const newEmail = () => `${uuid()}@example.com`;
const join = (over: Record<string, unknown> = {}, request = aRequest(), by = services) => {
  const told = { code, email: newEmail(), password: 'a long walk', first_name: 'Alex', last_name: 'Taylor', tos: true };
  return joinAtOnce(null, joinIn.parse({ ...told, ...over }), by, request);
};
const find = (email: string) => home.db.users.findFirstOrThrow({ where: { email } });

test('five fields make a player of the coach, signed in, with a customer and a card that may wait', async () => {
  const email = newEmail();
  const request = aRequest();
  const { user } = await join({ email, code: code.toLowerCase() }, request);
  expect(user).toMatchObject({ type: 'player', pro_id: pro.id, email, card_later: true, stripe_payment_method: null });
  expect(user.stripe_id).not.toBeNull();
  expect(await find(email)).toMatchObject({
    timezone: 'Europe/Paris',
    tos_accepted_at: new Date(NOW),
    address_line1: null,
    dob: null,
    phone: null,
  });
});

describe('is refused', () => {
  test.each<[string, () => Record<string, unknown>, string]>([
    ['a code of nobody', () => ({ code: 'ZZZZZZ' }), 'code'],
    ['a password that is easy to guess', () => ({ password: 'password' }), 'password'],
  ])('%s', async (_, over, field) => {
    const email = newEmail();
    expect(await catchRefusal(join({ email, ...over() }))).toMatchObject({
      errors: { [field]: [expect.any(String)] },
    });
    expect(await home.db.users.count({ where: { email } })).toBe(0);
  });

  test('an address that somebody has', async () => {
    const { email } = await aPlayer(home.db, pro);
    expect(await catchRefusal(join({ email }))).toMatchObject({ errors: { email: [expect.any(String)] } });
  });

  test('whoever is signed in already', async () => {
    const player = await aPlayer(home.db, pro);
    const input = joinIn.parse({
      code,
      email: newEmail(),
      password: 'a long walk',
      first_name: 'Alex',
      last_name: 'Taylor',
      tos: true,
    });
    expect(await catchRefusal(joinAtOnce(toActor(player), input, services, aRequest()))).toMatchObject({
      status: 409,
    });
  });

  test('terms that nobody accepted', () => {
    expect(joinIn.safeParse({ code, email: newEmail(), password: 'a long walk', tos: false }).success).toBe(false);
  });
});

test('two at once with one address make one player', async () => {
  const email = newEmail();
  const { granted } = await atOnce([join({ email }), join({ email })]);
  expect(granted).toHaveLength(1);
  expect(await home.db.users.count({ where: { email } })).toBe(1);
});

test('an invitation that waited for the same address is done with', async () => {
  const email = newEmail();
  await home.db.users.update({ where: { id: pro.id }, data: { email_verified_at: new Date(NOW) } });
  await invitePlayer(toActor(pro), { first_name: 'Alex', last_name: 'Taylor', email }, services);
  await join({ email });
  expect(await home.db.invitations.count({ where: { email, accepted_at: null } })).toBe(0);
});

test('a card provider that is away keeps nobody out', async () => {
  const email = newEmail();
  const away = { ...services.payments, addCustomer: () => Promise.reject(new Error('away')) };
  const { user } = await join({ email }, aRequest(), { ...services, payments: away });
  expect(user.stripe_id).toBeNull();
});
