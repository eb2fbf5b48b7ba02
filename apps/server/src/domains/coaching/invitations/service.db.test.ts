import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { toActor, atOnce, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '#adapters/secrets.ts';
import type { Actor } from '#app/context.ts';
import { cancelInvitation, invitePlayer, getPendingPlayer, listPendingPlayers, resendInvitation } from './service.ts';
import { sweepInvitations } from '#domains/coaching/invitation-acceptance/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const clock = startClock(NOW);
const home = fileDatabase();
const services = testServices(home, clock);
let proRow: TestUser;
let pro: Actor;
let other: Actor;
beforeEach(async () => {
  clock.set(NOW);
  proRow = await aPro(home.db);
  pro = toActor(proRow);
  other = toActor(await aPro(home.db));
});

const address = () => `${uuid()}@example.com`;
const invite = (email = address(), by = pro) =>
  invitePlayer(by, { first_name: 'Alex', last_name: 'Taylor', email, phone: '07700 900123' }, services);
const events = async (id: string) => {
  const rows = await home.db.outbox.findMany({ where: { topic: 'invitation.made' }, orderBy: { id: 'asc' } });
  return rows.map(({ payload }) => payload).filter((payload) => JSON.stringify(payload).includes(id));
};
const tokenHash = (id: string, sent: number) => hashToken(services.secrets.token('invitation', `${id}:${sent}`));

describe('inviting', () => {
  test('makes a pending player, with a link for a mail that keeps no secret, and a code', async () => {
    const email = address();
    const pending = await invite(email);
    expect(pending).toEqual({
      id: pending.id,
      first_name: 'Alex',
      last_name: 'Taylor',
      email,
      phone: '+447700900123',
      expires_at: '2031-03-24T09:00:00.000Z',
    });
    expect(await home.db.invitations.findUniqueOrThrow({ where: { id: pending.id } })).toMatchObject({
      pro_id: pro.id,
      sent: 1,
      token_hash: tokenHash(pending.id, 1),
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/) as string,
      accepted_at: null,
    });
    expect(await events(pending.id)).toEqual([{ invitation_id: pending.id, sent: 1 }]);
  });

  test('takes no phone number for none, and no nonsense for a number', async () => {
    const plain = { first_name: 'Alex', last_name: 'Taylor' };
    expect((await invitePlayer(pro, { ...plain, email: address() }, services)).phone).toBeNull();
    expect((await invitePlayer(pro, { ...plain, email: address(), phone: '' }, services)).phone).toBeNull();
    await expectFault('phone', invitePlayer(pro, { ...plain, email: address(), phone: 'call me' }, services));
  });

  test('an address that has an account is refused, whosever client it is, in the same words', async () => {
    const words = [];
    for (const client of [
      await aPlayer(home.db, proRow),
      await aPlayer(home.db, { id: other.id }),
      await aPro(home.db),
    ])
      words.push(await expectFault('email', invite(client.email.toUpperCase())));
    expect(new Set(words)).toEqual(new Set(['This address cannot be invited: somebody already uses Fairway with it.']));
  });

  test('the same address twice is refused as already invited, however it is typed; another pro may', async () => {
    const email = address();
    await invite(email);
    expect(await expectFault('email', invite(email.toUpperCase()))).toContain('already invited');
    expect(await invite(email, other)).toMatchObject({ email });
  });

  test('two at once make one, with one mail', async () => {
    const email = address();
    const { granted, refused } = await atOnce([invite(email), invite(email), invite(email)]);
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422, 422]]);
    expect(await events(granted[0]!.id)).toHaveLength(1);
  });

  test('one that was cancelled, and one whose player has gone again, may be made anew', async () => {
    const email = address();
    const { id } = await invite(email);
    await cancelInvitation(pro, { id }, services);
    const second = await invite(email);
    await home.db.invitations.update({ where: { id: second.id }, data: { accepted_at: clock.now() } });
    expect(await invite(email)).toMatchObject({ email });
  });
});

describe('sending again', () => {
  test('gives the new mail a link of its own for another fourteen days, and voids the old one', async () => {
    const { id } = await invite();
    const { code } = await home.db.invitations.findUniqueOrThrow({ where: { id } });
    clock.set('2031-04-01T09:00:00Z');
    expect(await resendInvitation(pro, { id }, services)).toMatchObject({ id, expires_at: '2031-04-15T09:00:00.000Z' });
    expect(await home.db.invitations.findUniqueOrThrow({ where: { id } })).toMatchObject({
      sent: 2,
      token_hash: tokenHash(id, 2),
      code,
    });
    expect(await events(id)).toEqual([
      { invitation_id: id, sent: 1 },
      { invitation_id: id, sent: 2 },
    ]);
  });

  test('two at once are two mails with two links, of which the later one works', async () => {
    const { id } = await invite();
    const { granted } = await atOnce([
      resendInvitation(pro, { id }, services),
      resendInvitation(pro, { id }, services),
    ]);
    expect(granted).toHaveLength(2);
    expect(await home.db.invitations.findUniqueOrThrow({ where: { id } })).toMatchObject({
      sent: 3,
      token_hash: tokenHash(id, 3),
    });
  });

  test('is refused once the address has an account, and after twenty mails', async () => {
    const email = address();
    const { id } = await invite(email);
    await home.db.invitations.update({ where: { id }, data: { sent: 20 } });
    expect(await expectFault('email', resendInvitation(pro, { id }, services))).toContain('too many times');
    await home.db.invitations.update({ where: { id }, data: { sent: 1 } });
    await aPlayer(home.db, { id: other.id }, { email });
    expect(await expectFault('email', resendInvitation(pro, { id }, services))).toContain('cannot be invited');
    expect(await events(id)).toHaveLength(1);
  });
});

describe('pending players', () => {
  test('are the pro’s own, by last name', async () => {
    const names = [
      ['Bo', 'Brown'],
      ['Zed', 'Adams'],
      ['Ann', 'Adams'],
    ] as const;
    for (const [first_name, last_name] of names)
      await invitePlayer(pro, { first_name, last_name, email: address() }, services);
    await invite(address(), other);
    const { id } = await invite();
    await home.db.invitations.update({ where: { id }, data: { accepted_at: clock.now() } });
    const listed = await listPendingPlayers(pro, { page: 1 }, services);
    expect(listed.map(({ first_name }) => first_name)).toEqual(['Ann', 'Zed', 'Bo']);
    expect(await getPendingPlayer(pro, { id: listed[0]!.id }, services)).toEqual(listed[0]);
    expect(await listPendingPlayers(pro, { page: 2 }, services)).toEqual([]);
  });

  test('of another pro, accepted ones and unknown ones do not exist', async () => {
    const { id: foreign } = await invite(address(), other);
    const { id: accepted } = await invite();
    await home.db.invitations.update({ where: { id: accepted }, data: { accepted_at: clock.now() } });
    for (const id of [foreign, accepted, uuid()])
      for (const call of [getPendingPlayer, resendInvitation, cancelInvitation])
        expect(await catchRefusal(call(pro, { id }, services))).toEqual(NOT_FOUND);
    expect(await home.db.invitations.count({ where: { id: { in: [foreign, accepted] } } })).toBe(2);
  });

  test('are cancelled once', async () => {
    const { id } = await invite();
    const { granted, refused } = await atOnce([
      cancelInvitation(pro, { id }, services),
      cancelInvitation(pro, { id }, services),
    ]);
    expect([granted, refused]).toEqual([[{ ok: true }], [NOT_FOUND]]);
  });
});

test('accepted invitations are swept when their links are out of date; pending ones stay', async () => {
  const [done, waiting] = [await invite(), await invite()];
  await home.db.invitations.update({ where: { id: done.id }, data: { accepted_at: clock.now() } });
  const left = () => home.db.invitations.count({ where: { id: { in: [done.id, waiting.id] } } });
  await sweepInvitations(services);
  expect(await left()).toBe(2);
  clock.set('2031-03-24T09:00:00Z');
  await sweepInvitations(services);
  expect(await left()).toBe(1);
});
