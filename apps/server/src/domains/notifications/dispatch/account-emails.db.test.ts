import type { Event } from '@fairway/contracts/notifications/events';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { testSecrets } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, deliverEvent, testJobs, type TestJobs } from '#test/jobs.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import { dispatchNotifications } from './service.ts';

const NOW = new Date('2030-01-04T12:00:00Z');
const LATER = new Date('2030-01-05T12:00:00Z');
const home = fileDatabase();
let pro: TestUser;
let player: TestUser;
let jobs: TestJobs;

beforeEach(async () => {
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro, { phone: '+447700900123' });
  jobs = testJobs(home.db, NOW);
});

/** Notes an event and lets the worker do all that comes of it. */
const happen = async (event: Event): Promise<void> => deliverEvent(await publishTestEvent(home.db, event), jobs);

const challenge = (purpose: 'two_factor' | 'reset') =>
  home.db.challenges.create({ data: { user_id: player.id, purpose, expires_at: LATER } });

test('a sign-in code goes out by mail and text, the same on both', async () => {
  const { id } = await challenge('two_factor');
  await happen({ topic: 'challenge.made', payload: { challenge_id: id } });
  const pin = testSecrets.pin('two_factor', id);
  expect(jobs.mails.map(({ to, text }) => [to.address, text.includes(pin)])).toEqual([[player.email, true]]);
  expect(jobs.texts.map(({ phone, body }) => [phone, body.includes(pin)])).toEqual([[player.phone, true]]);
});

test('a code that was used before its mail went out is not sent', async () => {
  const { id } = await challenge('reset');
  await home.db.challenges.update({ where: { id }, data: { settled_at: NOW } });
  await happen({ topic: 'challenge.made', payload: { challenge_id: id } });
  expect(jobs.mails).toEqual([]);
});

test('an invitation goes to an address that has no account', async () => {
  const { id } = await home.db.invitations.create({
    data: {
      pro_id: pro.id,
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@example.com',
      token_hash: 'hash',
      code: 'K7MPQ2',
      expires_at: LATER,
    },
  });
  await happen({ topic: 'invitation.made', payload: { invitation_id: id, sent: 1 } });
  expect(jobs.mails.map(({ to }) => to)).toEqual([{ name: 'Ada Byron', address: 'ada@example.com' }]);
  expect(jobs.mails[0]?.text).toContain(testSecrets.token('invitation', `${id}:1`));
});

test('an invitation that was taken back is not sent', async () => {
  await happen({ topic: 'invitation.made', payload: { invitation_id: player.id, sent: 1 } });
  expect(jobs.mails).toEqual([]);
});

test('a changed email is told to the old address alone, whatever the switches, and not once the person is gone', async () => {
  await home.db.settings.update({ where: { user_id: player.id }, data: { notification_email: false } });
  const changed: Event = {
    topic: 'email.changed',
    payload: { user_id: player.id, from: 'before@example.com', to: 'after@example.com' },
  };
  await happen(changed);
  expect(jobs.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    ['before@example.com', 'Your Fairway login email was changed'],
  ]);
  expect([...jobs.texts, ...jobs.pushes]).toEqual([]);
  await home.db.users.update({ where: { id: player.id }, data: { deleted_at: NOW } });
  await happen(changed);
  expect(jobs.mails).toHaveLength(1);
});

test('the last mail reaches somebody whose rows are gone', async () => {
  await happen({ topic: 'account.erased', payload: { email: 'ada@example.com', first_name: 'Ada' } });
  expect(jobs.mails.map(({ to }) => to.address)).toEqual(['ada@example.com']);
});

describe('the name and the address of somebody who is gone', () => {
  const gone: Event = { topic: 'account.erased', payload: { email: 'ada@example.com', first_name: 'Ada' } };
  const kept = async (outbox_id: string) =>
    (await home.db.outbox.findUniqueOrThrow({ where: { id: BigInt(outbox_id) } })).payload;

  test('stay no longer than until the last mail is sent', async () => {
    const outbox_id = await publishTestEvent(home.db, gone);
    await deliverEvent(outbox_id, jobs);
    expect(jobs.mails).toHaveLength(1);
    expect(await kept(outbox_id)).toEqual({ email: '', first_name: '' });
  });

  test('stay while it is tried again, and go when it is given up', async () => {
    const outbox_id = await publishTestEvent(home.db, gone);
    await dispatchNotifications({ outbox_id }, jobs);
    await home.db.notification_deliveries.updateMany({
      where: { outbox_id: BigInt(outbox_id) },
      data: { created_at: NOW },
    });
    jobs.nextFailures = [new Error('away')];
    await expect(deliverEvent(outbox_id, jobs)).rejects.toThrow('away');
    expect(await kept(outbox_id)).toEqual(gone.payload);
    jobs.nextFailures = [new PermanentDeliveryError('550 no such mailbox')];
    await deliverEvent(outbox_id, jobs);
    expect(await kept(outbox_id)).toEqual({ email: '', first_name: '' });
  });

  test('of what others are told nothing is blanked', async () => {
    const changed: Event = {
      topic: 'email.changed',
      payload: { user_id: player.id, from: 'a@b.example', to: 'c@d.example' },
    };
    const outbox_id = await publishTestEvent(home.db, changed);
    await deliverEvent(outbox_id, jobs);
    expect(await kept(outbox_id)).toEqual(changed.payload);
  });
});

test('a mail without an account behind it is planned once, however often it is told', async () => {
  const outbox_id = await publishTestEvent(home.db, {
    topic: 'account.erased',
    payload: { email: 'ada@example.com', first_name: 'Ada' },
  });
  await Promise.all([dispatchNotifications({ outbox_id }, jobs), dispatchNotifications({ outbox_id }, jobs)]);
  expect(await home.db.notification_deliveries.count({ where: { outbox_id: BigInt(outbox_id) } })).toBe(1);
});

test('who joined is told to the pro by push and mail', async () => {
  await happen({ topic: 'player.joined', payload: { player_id: player.id } });
  expect(jobs.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [pro.email, 'Jamie Whitlock has joined'],
  ]);
  expect(jobs.pushes).toHaveLength(1);
});

test('work is told by its own job alone, and to nobody', async () => {
  const outbox_id = await publishTestEvent(home.db, { topic: 'customer.gone', payload: { stripe_id: 'cus_1' } });
  await dispatchNotifications({ outbox_id }, jobs);
  expect(jobs.enqueued).toEqual([]);
  const row = await home.db.outbox.findUniqueOrThrow({ where: { id: BigInt(outbox_id) } });
  expect(row.processed_at).toBeNull();
  expect(await home.db.notification_deliveries.count({ where: { outbox_id: row.id } })).toBe(0);
});
