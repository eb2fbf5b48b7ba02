import type { Event } from '@fairway/contracts/notifications/events';
import { HOUR_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro, type TestLesson, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverAll, deliverEvent, publishTestEvent, testJobs, type TestJobs } from '#test/jobs.ts';
import { recordStatements } from '#test/query-plans.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import { isSuppressed } from '#domains/auth/suppressed-addresses/service.ts';

const NOW = new Date();
const home = fileDatabase();
let pro: TestUser;
let player: TestUser;
let lesson: TestLesson;
let jobs: TestJobs;

beforeEach(async () => {
  await home.db.outbox.deleteMany();
  pro = await aPro(home.db);
  // What a coach is told here waits for the end of quiet hours, and this file is run at any hour.
  await home.db.settings.update({ where: { user_id: pro.id }, data: { quiet_from: null, quiet_until: null } });
  player = await aPlayer(home.db, pro, { phone: '+447700900123' });
  lesson = await aLesson(home.db, { pro, player }, { starts_at: new Date(NOW.getTime() + 20 * HOUR_MS) });
  jobs = testJobs(home.db, NOW);
});

const booked = (): Event => ({ topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: pro.id } });
const tell = async (event: Event) => deliverEvent(await publishTestEvent(home.db, event), jobs);
const outcomes = async () =>
  (await home.db.notification_deliveries.findMany({ where: { user_id: player.id } })).map(
    ({ channel, status, reason }) => `${channel} ${status} ${reason}`,
  );
const refuse = (reason: 'no_such_address' | 'mailbox_full') => {
  jobs.channels.email = {
    ...jobs.channels.email!,
    send: () => Promise.reject(new PermanentDeliveryError('550 no', reason)),
  };
};
const suppress = (reason: 'no_such_address' | 'marked_as_spam' = 'no_such_address') =>
  home.db.suppressed_addresses.create({
    data: {
      channel: 'email',
      address: player.email.toLowerCase(),
      reason,
      source: 'webhook',
      first_seen_at: NOW,
      last_seen_at: NOW,
      suppressed_at: NOW,
    },
  });
const own = () => ({ channel: 'email' as const, address: player.email });

test('an address that the server refuses for good is given up, and the coach is told by push and mail', async () => {
  refuse('no_such_address');
  await tell(booked());
  expect(await isSuppressed(home.db, own())).toBe(true);
  jobs = testJobs(home.db, NOW);
  await deliverAll(jobs);
  const words = `Emails to ${player.email} are not arriving: their mailbox does not exist`;
  expect(jobs.pushes).toMatchObject([{ email: pro.email, url: `https://fairway.example/pro/players/${player.id}` }]);
  expect(jobs.pushes[0]?.body).toContain(words);
  expect(jobs.mails.map(({ to }) => to.address)).toEqual([pro.email]);
  expect(jobs.mails[0]?.text).toContain(words);
});

test('one full mailbox is no reason to give an address up', async () => {
  refuse('mailbox_full');
  await tell(booked());
  expect(await isSuppressed(home.db, own())).toBe(false);
  expect(await outcomes()).toContain('email failed mailbox_full');
});

test('nothing more is sent to an address that is given up, by that channel', async () => {
  await suppress();
  await tell(booked());
  expect(jobs.mails).toEqual([]);
  expect(jobs.pushes).toHaveLength(1);
  expect(jobs.texts).toHaveLength(1);
  expect((await outcomes()).toSorted()).toEqual(['email skipped suppressed', 'push sent null', 'text sent null']);
});

test('that is known from the claim: no statement more', async () => {
  const statements = await recordStatements('(notification_deliveries|suppressed_addresses)', () => tell(booked()));
  const about = statements.filter(({ text }) => text.includes('suppressed_addresses'));
  expect(about.length > 0 && about.every(({ text }) => text.includes('notification_deliveries'))).toBe(true);
});

describe('an address that is given up still gets', () => {
  test('the pin its owner has asked for', async () => {
    await suppress('marked_as_spam');
    const challenge = await home.db.challenges.create({
      data: {
        user_id: player.id,
        purpose: 'two_factor',
        pin_hash: 'a hash',
        expires_at: new Date(NOW.getTime() + HOUR_MS),
      },
    });
    await tell({ topic: 'challenge.made', payload: { challenge_id: challenge.id } });
    expect(jobs.mails).toHaveLength(1);
  });

  test('nothing counted against it when a pin for another address comes back', async () => {
    const challenge = await home.db.challenges.create({
      data: {
        user_id: player.id,
        purpose: 'confirm_email',
        email: 'mistyped@example.com',
        pin_hash: 'a hash',
        expires_at: new Date(NOW.getTime() + HOUR_MS),
      },
    });
    refuse('no_such_address');
    await tell({ topic: 'challenge.made', payload: { challenge_id: challenge.id } });
    expect(await isSuppressed(home.db, own())).toBe(false);
  });
});

test('a stranger who called an invitation spam is not invited again', async () => {
  await home.db.suppressed_addresses.create({
    data: {
      channel: 'email',
      address: 'stranger@example.com',
      reason: 'marked_as_spam',
      source: 'webhook',
      first_seen_at: NOW,
      last_seen_at: NOW,
      suppressed_at: NOW,
    },
  });
  const invitation = await home.db.invitations.create({
    data: {
      pro_id: pro.id,
      email: 'Stranger@example.com',
      first_name: 'Sam',
      last_name: 'Stranger',
      code: 'K7MPQ2',
      token_hash: 'a hash',
      expires_at: new Date(NOW.getTime() + HOUR_MS),
    },
  });
  await tell({ topic: 'invitation.made', payload: { invitation_id: invitation.id, sent: invitation.sent } });
  expect(jobs.mails).toEqual([]);
});
