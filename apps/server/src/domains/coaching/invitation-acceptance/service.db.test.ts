import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, aRequest, atOnce, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { cancelInvitation, invitePlayer, resendInvitation } from '#domains/coaching/invitations/service.ts';
import { acceptInvitation, resolveCode, readInvitation } from './service.ts';
import { readSession } from '#domains/auth/sessions/service.ts';
import { signIn } from '#domains/auth/sign-in/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const PASSWORD = 'a long walk';
const clock = startClock(NOW);
const home = fileDatabase();
const services = testServices(home, clock);
let pro: Actor;
beforeEach(async () => {
  clock.set(NOW);
  pro = toActor(await aPro(home.db, { first_name: 'Robin', last_name: 'Calder', timezone: 'Europe/Paris' }));
});

async function invited() {
  const email = `${uuid()}@example.com`;
  const { id } = await invitePlayer(
    pro,
    { first_name: 'Alex', last_name: 'Taylor', email, phone: '07700 900123' },
    services,
  );
  const { code } = await home.db.invitations.findUniqueOrThrow({ where: { id } });
  return { id, email, code, token: services.secrets.token('invitation', `${id}:1`) };
}
const accept = (by: { token: string; email?: string }, request = aRequest()) =>
  acceptInvitation({ ...by, password: PASSWORD, password_confirmation: PASSWORD }, services, request);
const findPlayers = (email: string) =>
  home.db.users.findMany({ where: { email: { equals: email, mode: 'insensitive' } } });

describe('an accepted invitation', () => {
  test('gives a player who is linked to the pro and signed in', async () => {
    const { id, email, token } = await invited();
    const request = aRequest();
    const { api_token, user } = await accept({ token }, request);
    expect(user).toMatchObject({
      type: 'player',
      email,
      first_name: 'Alex',
      last_name: 'Taylor',
      phone: '+447700900123',
      pro_id: pro.id,
      pro: { first_name: 'Robin' },
      timezone: 'Europe/Paris',
      stripe_id: null,
      stripe_payment_method: null,
    });
    expect(request.cookies).toMatchObject([{ token: api_token }]);
    expect((await readSession(api_token, services))?.actor).toMatchObject({
      id: user.id,
      type: 'player',
      pro_id: pro.id,
    });
    expect(await signIn({ email, password: PASSWORD }, services, aRequest())).toMatchObject({ user: { id: user.id } });
    expect(await home.db.invitations.findUniqueOrThrow({ where: { id } })).toMatchObject({ accepted_at: clock.now() });
    const told = await home.db.outbox.findMany({ where: { topic: 'player.joined' } });
    expect(told.filter(({ payload }) => JSON.stringify(payload).includes(user.id))).toHaveLength(1);
  });

  test('is used up: a replay is refused and makes nobody', async () => {
    const { email, token, code } = await invited();
    await accept({ token });
    expect(await expectFault('token', accept({ token }))).toContain('already been used');
    await expectFault('token', accept({ token: code, email }));
    expect(await findPlayers(email)).toHaveLength(1);
  });

  test('by two at once makes one player and one session', async () => {
    const { email, token, code } = await invited();
    const { granted, refused } = await atOnce([accept({ token }), accept({ token }), accept({ token: code, email })]);
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422, 422]]);
    const [player, ...more] = await findPlayers(email);
    expect(more).toEqual([]);
    expect(await home.db.sessions.count({ where: { user_id: player!.id } })).toBe(1);
  });
});

describe('the code of an invitation', () => {
  test('is enough together with the address, however both are typed', async () => {
    const { email, code } = await invited();
    expect(await accept({ token: code.toLowerCase(), email: email.toUpperCase() })).toMatchObject({ user: { email } });
  });

  test('is not enough alone, nor with another address', async () => {
    const { email, code } = await invited();
    expect(await expectFault('email', accept({ token: code }))).toContain('Please enter the address');
    expect(await expectFault('email', accept({ token: code, email: 'mine@example.com' }))).toContain('not the address');
    expect(await findPlayers(email)).toEqual([]);
  });
});

describe('nobody gets in by', () => {
  test('a link that has run out', async () => {
    const { token, email, code } = await invited();
    clock.set('2031-03-24T09:00:00Z');
    expect(await expectFault('token', accept({ token }))).toContain('expired');
    expect(await expectFault('token', accept({ token: code, email }))).toContain('expired');
  });

  test('the link of an older mail', async () => {
    const { id, token } = await invited();
    await resendInvitation(pro, { id }, services);
    expect(await expectFault('token', accept({ token }))).toContain('no longer valid');
    expect(await accept({ token: services.secrets.token('invitation', `${id}:2`) })).toMatchObject({
      user: { type: 'player' },
    });
  });

  test('an invitation that was taken back, a made-up token, or one of another purpose', async () => {
    const { id, token } = await invited();
    await cancelInvitation(pro, { id }, services);
    for (const odd of [token, 'x'.repeat(43), 'ABC234', services.secrets.token('set_password', `${id}:1`), `${token}=`])
      expect(await expectFault('token', accept({ token: odd, email: 'a@example.com' }))).toContain('no longer valid');
  });

  test('an invitation of a pro who has left', async () => {
    const { token, code } = await invited();
    await home.db.users.update({ where: { id: pro.id }, data: { deleted_at: clock.now() } });
    await expectFault('token', accept({ token }));
    await expectFault('token', resolveCode({ token: code }, services, aRequest()));
  });

  test('an address that has got an account meanwhile; the invitation stays open', async () => {
    const { id, token, email } = await invited();
    await aPlayer(home.db, await aPro(home.db), { email: email.toUpperCase() });
    expect(await expectFault('email', accept({ token }))).toContain('Please log in');
    expect(await home.db.invitations.findUniqueOrThrow({ where: { id } })).toMatchObject({ accepted_at: null });
  });
});

describe('a code leads', () => {
  const look = (token: string) => resolveCode({ token }, services, aRequest());

  test('to the pro whose it is, however it is typed', async () => {
    await home.db.users.update({ where: { id: pro.id }, data: { referral_code: 'PARFUR' } });
    expect(await look('parfur')).toEqual({ kind: 'pro', pro: { first_name: 'Robin', last_name: 'Calder' } });
  });

  test('to the invitation it was sent with, as long as that is open', async () => {
    const { code, token } = await invited();
    expect(await look(code)).toEqual({ kind: 'invitation', pro: { first_name: 'Robin', last_name: 'Calder' } });
    await accept({ token });
    await expectFault('token', look(code));
  });

  test('nowhere when nobody has it', async () => {
    await expectFault('token', look('ZZZZZZ'));
    await expectFault('token', look("' OR 1"));
  });
});

describe('the page of an invitation shows', () => {
  const look = (token: string) => readInvitation({ token }, services, aRequest());
  const coach = { first_name: 'Robin', last_name: 'Calder' };

  test('by the link, whom it is for and how it stands', async () => {
    const { token, email } = await invited();
    const open = { status: 'open', pro: coach, first_name: 'Alex', email };
    expect(await look(token)).toEqual(open);
    clock.set('2031-03-25T09:00:00Z');
    expect(await look(token)).toEqual({ ...open, status: 'expired' });
    clock.set(NOW);
    await accept({ token });
    expect(await look(token)).toEqual({ ...open, status: 'used' });
  });

  test('by the code, no more than whose it is', async () => {
    const { code } = await invited();
    expect(await look(code)).toEqual({ status: 'open', pro: coach, first_name: null, email: null });
  });

  test('nothing of what does not exist', async () => {
    await expectFault('token', look('x'.repeat(43)));
  });
});

test('every look and every try counts against the address it comes from', async () => {
  const taken: string[] = [];
  const rateLimits = {
    take: async (limit: string, key: string) => void taken.push(`${limit} ${key}`),
    forgive: async () => {},
  };
  const counting = Object.create(services, { rateLimits: { value: rateLimits } }) as typeof services;
  const request = aRequest('203.0.113.9');
  await catchRefusal(resolveCode({ token: 'ZZZZZZ' }, counting, request));
  await catchRefusal(readInvitation({ token: 'x' }, counting, request));
  await catchRefusal(
    acceptInvitation({ token: 'x', password: PASSWORD, password_confirmation: PASSWORD }, counting, request),
  );
  expect(taken).toEqual(Array.from({ length: 3 }, () => 'codes_address 203.0.113.9'));
});
