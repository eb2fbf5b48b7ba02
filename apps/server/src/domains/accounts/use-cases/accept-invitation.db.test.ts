import { aPlayer, aPro } from '@fairway/testing/builders';
import { actorOf, aRequest, atOnce, expectFault, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../trpc/context.ts';
import { cancelInvitation, invitePlayer, resendInvitation } from '../../people/use-cases/invitations.ts';
import { acceptInvitation, findByCode, readInvitation } from './accept-invitation.ts';
import { readSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

const NOW = '2031-03-10T09:00:00Z';
const PASSWORD = 'a long walk';
const clock = clockAt(NOW);
const home = fileDatabase();
const deps = testDeps(home, clock);
let pro: Actor;
beforeEach(async () => {
  clock.set(NOW);
  pro = actorOf(await aPro(home.db, { first_name: 'Robin', last_name: 'Calder', timezone: 'Europe/Paris' }));
});

async function invited() {
  const email = `${uuid()}@example.com`;
  const { id } = await invitePlayer(
    pro,
    { first_name: 'Alex', last_name: 'Taylor', email, phone: '07700 900123' },
    deps,
  );
  const { code } = await home.db.invitations.findUniqueOrThrow({ where: { id } });
  return { id, email, code, token: deps.secrets.token('invitation', `${id}:1`) };
}
const accept = (by: { token: string; email?: string }, request = aRequest()) =>
  acceptInvitation({ ...by, password: PASSWORD, password_confirmation: PASSWORD }, deps, request);
const playersOf = (email: string) =>
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
    expect((await readSession(api_token, deps))?.actor).toMatchObject({ id: user.id, type: 'player', pro_id: pro.id });
    expect(await signIn({ email, password: PASSWORD }, deps, aRequest())).toMatchObject({ user: { id: user.id } });
    expect(await home.db.invitations.findUniqueOrThrow({ where: { id } })).toMatchObject({ accepted_at: clock.now() });
    const told = await home.db.outbox.findMany({ where: { topic: 'player.joined' } });
    expect(told.filter(({ payload }) => JSON.stringify(payload).includes(user.id))).toHaveLength(1);
  });

  test('is used up: a replay is refused and makes nobody', async () => {
    const { email, token, code } = await invited();
    await accept({ token });
    expect(await expectFault('token', accept({ token }))).toContain('used already');
    await expectFault('token', accept({ token: code, email }));
    expect(await playersOf(email)).toHaveLength(1);
  });

  test('by two at once makes one player and one session', async () => {
    const { email, token, code } = await invited();
    const { granted, refused } = await atOnce([accept({ token }), accept({ token }), accept({ token: code, email })]);
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422, 422]]);
    const [player, ...more] = await playersOf(email);
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
    expect(await playersOf(email)).toEqual([]);
  });
});

describe('nobody gets in by', () => {
  test('a link that has run out', async () => {
    const { token, email, code } = await invited();
    clock.set('2031-03-24T09:00:00Z');
    expect(await expectFault('token', accept({ token }))).toContain('run out');
    expect(await expectFault('token', accept({ token: code, email }))).toContain('run out');
  });

  test('the link of an older mail', async () => {
    const { id, token } = await invited();
    await resendInvitation(pro, { id }, deps);
    expect(await expectFault('token', accept({ token }))).toContain('not valid any more');
    expect(await accept({ token: deps.secrets.token('invitation', `${id}:2`) })).toMatchObject({
      user: { type: 'player' },
    });
  });

  test('an invitation that was taken back, a made-up token, or one of another purpose', async () => {
    const { id, token } = await invited();
    await cancelInvitation(pro, { id }, deps);
    for (const odd of [token, 'x'.repeat(43), 'ABC234', deps.secrets.token('set_password', `${id}:1`), `${token}=`])
      expect(await expectFault('token', accept({ token: odd, email: 'a@example.com' }))).toContain(
        'not valid any more',
      );
  });

  test('an invitation of a pro who has left', async () => {
    const { token, code } = await invited();
    await home.db.users.update({ where: { id: pro.id }, data: { deleted_at: clock.now() } });
    await expectFault('token', accept({ token }));
    await expectFault('token', findByCode({ token: code }, deps, aRequest()));
  });

  test('an address that has got an account meanwhile; the invitation stays open', async () => {
    const { id, token, email } = await invited();
    await aPlayer(home.db, await aPro(home.db), { email: email.toUpperCase() });
    expect(await expectFault('email', accept({ token }))).toContain('Please log in');
    expect(await home.db.invitations.findUniqueOrThrow({ where: { id } })).toMatchObject({ accepted_at: null });
  });
});

describe('a code leads', () => {
  const look = (token: string) => findByCode({ token }, deps, aRequest());

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
  const look = (token: string) => readInvitation({ token }, deps, aRequest());
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
  const counting = Object.create(deps, { rateLimits: { value: rateLimits } }) as typeof deps;
  const request = aRequest('203.0.113.9');
  await refusalOf(findByCode({ token: 'ZZZZZZ' }, counting, request));
  await refusalOf(readInvitation({ token: 'x' }, counting, request));
  await refusalOf(
    acceptInvitation({ token: 'x', password: PASSWORD, password_confirmation: PASSWORD }, counting, request),
  );
  expect(taken).toEqual(Array.from({ length: 3 }, () => 'codes_address 203.0.113.9'));
});
