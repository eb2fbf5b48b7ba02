import { aPro } from '#test/builders.ts';
import { toActor, atOnce, createCalls, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';

const NOW = '2031-03-10T09:00:00Z';
const clock = startClock(NOW);
const home = fileDatabase({ max: 10 });
const services = testServices(home, clock);
beforeEach(() => clock.set(NOW));

const address = () => `${uuid()}@example.com`;
type Fields = Parameters<typeof aPro>[1];
async function coach(fields: Fields = {}) {
  const { people } = createCalls(services, toActor(await aPro(home.db, fields)));
  return {
    invite: (email = address()) => people.invite({ first_name: 'Alex', last_name: 'Taylor', email }),
    resend: (id: string) => people.resendInvitation({ id }),
    cancel: (id: string) => people.cancelInvitation({ id }),
  };
}
const mails = () => home.db.outbox.count({ where: { topic: 'invitation.made' } });
const times = <T>(count: number, call: () => Promise<T>) => Array.from({ length: count }, call);

describe('a coach whose own address is not confirmed', () => {
  test('invites nobody, and is told what to do', async () => {
    const { invite } = await coach({ email_verified_at: null });
    const before = await mails();
    expect(await catchRefusal(invite())).toMatchObject({
      status: 403,
      message: 'Please confirm your own email address first. You can do that in your account.',
      code: 'email_unverified',
    });
    expect(await mails()).toBe(before);
  });

  test('sends no invitation again either', async () => {
    const row = await aPro(home.db);
    const { people } = createCalls(services, toActor(row));
    const { id } = await people.invite({ first_name: 'Alex', last_name: 'Taylor', email: address() });
    await home.db.users.update({ where: { id: row.id }, data: { email_verified_at: null } });
    expect((await catchRefusal(people.resendInvitation({ id }))).status).toBe(403);
  });
});

describe('a coach sends so many invitations a day and no more', () => {
  test('without a subscription ten, however many come at once', async () => {
    const { invite } = await coach({ subscribed_until: null });
    const before = await mails();
    const { granted, refused } = await atOnce(times(30, () => invite()));
    expect([granted.length, new Set(refused.map(({ status }) => status))]).toEqual([10, new Set([429])]);
    expect(await mails()).toBe(before + 10);
  });

  test('with one a hundred; cancelling gives none back, a day does', async () => {
    const { invite, cancel } = await coach();
    for (let round = 0; round < 10; round += 1) {
      const { granted } = await atOnce(times(10, () => invite()));
      expect(granted).toHaveLength(10);
      if (round === 0) await cancel(granted[0]!.id);
    }
    const refusal = await catchRefusal(invite());
    expect(refusal).toMatchObject({
      status: 429,
      message: 'You have sent 100 invitations in a day, which is the limit. Please carry on tomorrow.',
    });
    clock.pass(24);
    expect(await invite()).toHaveProperty('id');
  });
});

describe('an address gets so many mails that it did not ask for and no more', () => {
  test('five a day from all coaches together, also when they write at once and however it is typed', async () => {
    const email = address();
    const coaches = await Promise.all(times(8, () => coach()));
    const { granted, refused } = await atOnce(
      coaches.map(({ invite }, place) => invite(place % 2 ? email.toUpperCase() : email)),
    );
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([5, [429, 429, 429]]);
    expect(refused[0]!.message).toBe('We have sent several emails to this address recently. Please try again later.');
  });

  test('fifteen in thirty days, sent anew or again', async () => {
    const email = address();
    const { invite, cancel, resend } = await coach();
    let { id } = await invite(email);
    for (let sent = 1; sent < 15; sent += 1) {
      clock.pass(24);
      if (sent % 3 === 0) {
        await cancel(id);
        ({ id } = await invite(email));
      } else await resend(id);
    }
    clock.pass(24);
    expect((await catchRefusal(resend(id))).status).toBe(429);
    clock.pass(15 * 24);
    expect(await resend(id)).toHaveProperty('id', id);
  });

  test('and no list of ours keeps it', async () => {
    const email = address();
    const { invite, cancel } = await coach();
    const { id } = await invite(email);
    await cancel(id);
    const kept = await home.db.external_mails.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(JSON.stringify({ ...kept[0], id: 0, text: Buffer.from(kept[0]!.recipient_hash).toString() })).not.toContain(
      email,
    );
  });
});
