import type { Event } from '@fairway/contracts/notifications/events';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro, type TestLesson, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, testJobs, type TestJobs } from '#test/jobs.ts';
import { recordStatements } from '#test/query-plans.ts';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ExpectedFailure } from '#adapters/outages.ts';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import { deliver } from './service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';

const NOW = new Date();

const home = fileDatabase();
let pro: TestUser;
let player: TestUser;
let lesson: TestLesson;
let jobs: TestJobs;

beforeEach(async () => {
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro, { phone: '+447700900123' });
  lesson = await aLesson(home.db, { pro, player }, { starts_at: new Date(NOW.getTime() + 20 * HOUR_MS) });
  jobs = testJobs(home.db, NOW);
});

/** Plans the notices of an event and answers the id of one. */
async function plan(event: Event, channel: 'email' | 'text' | 'push' = 'email'): Promise<string> {
  const outbox_id = await publishTestEvent(home.db, event);
  await dispatchNotifications({ outbox_id }, jobs);
  return (await home.db.notification_deliveries.findFirstOrThrow({ where: { outbox_id: BigInt(outbox_id), channel } }))
    .id;
}
const byPro = (): Event => ({ topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: pro.id } });
const reminder = (): Event => ({
  topic: 'lesson.reminder',
  payload: { lesson_id: lesson.id, starts_at: lesson.starts_at.toISOString() },
});
/** What a reader's calendar makes of an invitation. */
function calendarIn(content: string): { method: unknown; entries: string[] } {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => {
    const { uid, sequence } = new ICAL.Event(entry);
    return `${sequence} ${String(entry.getFirstPropertyValue('status'))} ${uid}`;
  });
  return { method: calendar.getFirstPropertyValue('method'), entries };
}
const findRow = (id: string) => home.db.notification_deliveries.findUniqueOrThrow({ where: { id } });

test('a notice goes out with what it tells of as that is now, and is settled', async () => {
  const delivery_id = await plan(byPro());
  await home.db.lessons.update({ where: { id: lesson.id }, data: { venue: 'The new range', sequence: 7 } });
  await deliver({ delivery_id }, jobs);
  const [mail] = jobs.mails;
  expect(mail?.to).toEqual({ name: 'Jamie Whitlock', address: player.email });
  expect(mail?.text).toContain('The new range');
  expect(mail?.message_id).toBe(`${delivery_id}@fairway.example`);
  expect(mail?.invitations?.map(({ method }) => method)).toEqual(['REQUEST']);
  expect(mail?.invitations?.[0]?.content).toContain('SEQUENCE:7');
  expect(await findRow(delivery_id)).toMatchObject({ status: 'sent', attempts: 1, detail: null, settled_at: NOW });
});

test('a text and a push go out by their ways', async () => {
  await deliver({ delivery_id: await plan(byPro(), 'text') }, jobs);
  await deliver({ delivery_id: await plan(byPro(), 'push') }, jobs);
  expect(jobs.texts).toMatchObject([
    { phone: '+447700900123', body: expect.stringContaining('booked a lesson for you') as string },
  ]);
  expect(jobs.pushes).toMatchObject([
    { email: player.email, tokens: [], subscriptions: [], url: 'https://fairway.example/player/lessons' },
  ]);
});

test('a cancellation takes the entry out of the calendar', async () => {
  const cancelled = { lesson_id: lesson.id, actor_id: pro.id, credits_returned: 0, fee_due: false };
  await home.db.lessons.update({ where: { id: lesson.id }, data: { cancelled_at: NOW } });
  await deliver({ delivery_id: await plan({ topic: 'lesson.cancelled', payload: cancelled }) }, jobs);
  expect(jobs.mails[0]?.invitations?.map(({ method }) => method)).toEqual(['CANCEL']);
});

test('lessons changed in one act come with one calendar of what stands and one of what is cancelled', async () => {
  const more = (days: number, fields: { cancelled_at?: Date; sequence?: number }) =>
    aLesson(home.db, { pro, player }, { starts_at: new Date(NOW.getTime() + days * DAY_MS), ...fields });
  const moved = await more(3, { sequence: 2 });
  const cancelled = await more(4, { sequence: 5, cancelled_at: NOW });
  const since = await more(5, { sequence: 1, cancelled_at: NOW });
  const change = (id: string, what: 'booked' | 'moved' | 'cancelled') => ({
    lesson_id: id,
    what,
    from: what === 'moved' ? NOW.toISOString() : null,
    credits_returned: 0,
    fee_due: false,
  });
  const changes = [
    change(lesson.id, 'booked'),
    change(moved.id, 'moved'),
    change(cancelled.id, 'cancelled'),
    change(since.id, 'booked'),
  ];
  const payload = { actor_id: pro.id, player_id: player.id, why: 'unplayable' as const, note: null, changes };
  await deliver({ delivery_id: await plan({ topic: 'lessons.changed', payload }) }, jobs);
  const [mail] = jobs.mails;
  expect(mail?.invitations?.map(({ content }) => calendarIn(content))).toEqual([
    { method: 'REQUEST', entries: [`0 CONFIRMED ${lesson.id}@fairway`, `2 CONFIRMED ${moved.id}@fairway`] },
    { method: 'CANCEL', entries: [`5 CANCELLED ${cancelled.id}@fairway`] },
  ]);
});

describe('once', () => {
  test('the same job twice over, or twice at once, sends one', async () => {
    const delivery_id = await plan(byPro());
    const tries = await Promise.allSettled([deliver({ delivery_id }, jobs), deliver({ delivery_id }, jobs)]);
    await deliver({ delivery_id }, jobs);
    expect(jobs.mails).toHaveLength(1);
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  test('a delivery that does not exist is nothing to do', async () => {
    await deliver({ delivery_id: '01900000-0000-7000-8000-000000000000' }, jobs);
    expect(jobs.mails).toEqual([]);
  });
});

describe('held by a lease', () => {
  const hold = (id: string, fields: object) => home.db.notification_deliveries.update({ where: { id }, data: fields });
  const another = '00000000-0000-4000-8000-000000000001';

  test('while the provider thinks nothing is locked: what it tells of can be written and altered', async () => {
    const delivery_id = await plan(byPro());
    const { email } = jobs.channels;
    let altered = false;
    jobs.channels.email = {
      ...email!,
      send: async (mail, handover) => {
        await home.db.$transaction([
          home.db.$executeRaw`SET LOCAL lock_timeout = 1000`,
          home.db.$executeRaw`LOCK TABLE lessons, users, outbox, notification_deliveries IN ACCESS EXCLUSIVE MODE`,
        ]);
        altered = true;
        await email!.send(mail, handover);
      },
    };
    await deliver({ delivery_id }, jobs);
    expect(altered).toBe(true);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'sent', claim_token: null, claimed_until: null });
  });

  test('what another worker holds is left alone, and tried again without a word in the log', async () => {
    const delivery_id = await plan(byPro());
    await hold(delivery_id, { claim_token: another, claimed_until: new Date(Date.now() + HOUR_MS) });
    await expect(deliver({ delivery_id }, jobs)).rejects.toThrow(ExpectedFailure);
    expect(jobs.mails).toEqual([]);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'pending', attempts: 0, claim_token: another });
  });

  test('what a worker held that died over it is sent by the next, once its lease has run out', async () => {
    const delivery_id = await plan(byPro());
    await hold(delivery_id, { claim_token: another, claimed_until: new Date(Date.now() - 1000) });
    await deliver({ delivery_id }, jobs);
    expect(jobs.mails).toHaveLength(1);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('a worker whose notice was taken over while it was frozen sends it no more', async () => {
    const delivery_id = await plan(byPro());
    const { email } = jobs.channels;
    jobs.leaseMs = 400;
    jobs.channels.email = {
      ...email!,
      send: async (mail, handover) => {
        await hold(delivery_id, { claim_token: another });
        const from = performance.now();
        await expect.poll(() => performance.now() - from, { timeout: 20_000 }).toBeGreaterThan(jobs.leaseMs);
        await email!.send(mail, handover);
      },
    };
    await expect(deliver({ delivery_id }, jobs)).rejects.toThrow('Another worker has taken this notice over');
    expect(jobs.mails).toEqual([]);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'pending', attempts: 0, claim_token: another });
  });

  test('a notice that was claimed a moment ago is sent without asking for it again', async () => {
    const delivery_id = await plan(byPro());
    const sent = await recordStatements('notification_deliveries', () => deliver({ delivery_id }, jobs));
    // It is claimed, handed over and settled.
    expect(sent).toHaveLength(3);
  });

  test('a mail that a worker had handed over as a whole when it died counts as sent, and the log says so', async () => {
    const delivery_id = await plan(byPro());
    const before = new Date(Date.now() - 1000);
    await hold(delivery_id, { claim_token: another, claimed_until: before, handed_over_at: before });
    const warn = vi.spyOn(jobs.log, 'warn');
    await deliver({ delivery_id }, jobs);
    expect(jobs.mails).toEqual([]);
    expect(warn).toHaveBeenCalledWith({ delivery_id, channel: 'email' }, expect.stringContaining('counts as sent'));
    expect(await findRow(delivery_id)).toMatchObject({
      status: 'sent',
      detail: 'its worker died before it heard the answer',
      handed_over_at: null,
    });
  });

  test('that a mail is handed over is noted before its server has answered', async () => {
    const delivery_id = await plan(byPro());
    jobs.channels.email = {
      ...jobs.channels.email!,
      send: async (_mail, handover) => {
        await handover?.before();
        expect((await findRow(delivery_id)).handed_over_at).toBeNull();
        handover?.after();
        await expect.poll(async () => (await findRow(delivery_id)).handed_over_at).not.toBeNull();
        throw new Error('451 not now');
      },
    };
    await expect(deliver({ delivery_id }, jobs)).rejects.toThrow('451');
    // The server has answered, and not taken it: it goes out again.
    expect(await findRow(delivery_id)).toMatchObject({ status: 'pending', handed_over_at: null, claim_token: null });
  });

  test('a worker that is slow and alive keeps its lease', async () => {
    const delivery_id = await plan(byPro());
    jobs.leaseMs = 300;
    const { email } = jobs.channels;
    jobs.channels.email = {
      ...email!,
      send: async (mail, handover) => {
        const { claimed_until } = await findRow(delivery_id);
        await expect.poll(async () => (await findRow(delivery_id)).claimed_until).not.toEqual(claimed_until);
        await email!.send(mail, handover);
      },
    };
    await deliver({ delivery_id }, jobs);
    expect(jobs.mails).toHaveLength(1);
  });
});

describe('when the world has moved on', () => {
  test('no reminder of a lesson that was moved or cancelled', async () => {
    const moved = await plan(reminder());
    await home.db.lessons.update({
      where: { id: lesson.id },
      data: { starts_at: new Date(NOW.getTime() + 19 * HOUR_MS) },
    });
    await deliver({ delivery_id: moved }, jobs);
    expect(await findRow(moved)).toMatchObject({ status: 'skipped', detail: 'the lesson was moved since' });
    expect(jobs.mails).toEqual([]);
  });

  test('no booking of a lesson that was cancelled since', async () => {
    const delivery_id = await plan(byPro());
    await home.db.lessons.update({ where: { id: lesson.id }, data: { cancelled_at: NOW } });
    await deliver({ delivery_id }, jobs);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'skipped', detail: 'the lesson was cancelled since' });
  });

  test('nothing to someone who left, and nothing of a lesson that is no longer there', async () => {
    const [left, gone] = [await plan(byPro()), await plan(byPro(), 'push')];
    await home.db.users.update({ where: { id: player.id }, data: { deleted_at: NOW } });
    await deliver({ delivery_id: left }, jobs);
    await home.db.lessons.delete({ where: { id: lesson.id } });
    await deliver({ delivery_id: gone }, jobs);
    expect(await findRow(left)).toMatchObject({ status: 'skipped', detail: 'the recipient has left' });
    expect(await findRow(gone)).toMatchObject({ status: 'skipped', detail: 'what it tells of is no longer there' });
    expect([...jobs.mails, ...jobs.pushes]).toEqual([]);
  });
});

describe('when it cannot go out', () => {
  test('a channel without a provider is skipped, and that is recorded', async () => {
    jobs.channels = { ...jobs.channels, text: null };
    const delivery_id = await plan(byPro(), 'text');
    await deliver({ delivery_id }, jobs);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'skipped', detail: 'no provider is set up' });
  });

  test('a push nobody could take is skipped, and dead devices are dropped', async () => {
    const session = { id_hash: `hash-${player.id}`, user_id: player.id, expires_at: new Date(NOW.getTime() + HOUR_MS) };
    await home.db.sessions.create({ data: session });
    const devices = ['dead', 'alive'].map((name) => ({
      token: `${name}-${player.id}`,
      user_id: player.id,
      session_id_hash: session.id_hash,
    }));
    await home.db.push_tokens.createMany({ data: devices });
    jobs.pushed = { reached: 0, dead: [`dead-${player.id}`] };
    const delivery_id = await plan(byPro(), 'push');
    await deliver({ delivery_id }, jobs);
    expect(jobs.pushes[0]?.tokens.toSorted()).toEqual([`alive-${player.id}`, `dead-${player.id}`]);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'skipped', detail: 'no device takes pushes' });
    expect(await home.db.push_tokens.findMany({ where: { user_id: player.id } })).toMatchObject([
      { token: `alive-${player.id}` },
    ]);
  });

  test('a failure is noted and thrown, and the next attempt settles it', async () => {
    jobs.nextFailures = [new Error('connect ECONNREFUSED')];
    const delivery_id = await plan(byPro());
    await expect(deliver({ delivery_id }, jobs)).rejects.toThrow('ECONNREFUSED');
    expect(await findRow(delivery_id)).toMatchObject({
      status: 'pending',
      attempts: 1,
      detail: 'connect ECONNREFUSED',
      settled_at: null,
    });
    await deliver({ delivery_id }, jobs);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'sent', attempts: 2, detail: null });
    expect(jobs.mails).toHaveLength(1);
  });

  test('a refusal is final at once', async () => {
    jobs.nextFailures = [new PermanentDeliveryError('550 no such mailbox')];
    const delivery_id = await plan(byPro());
    await deliver({ delivery_id }, jobs);
    expect(await findRow(delivery_id)).toMatchObject({
      status: 'failed',
      detail: '550 no such mailbox',
      settled_at: NOW,
    });
  });

  test('after a day of failures it is given up', async () => {
    lesson = await aLesson(home.db, { pro, player }, { starts_at: new Date(NOW.getTime() + 100 * HOUR_MS) });
    const delivery_id = await plan(byPro());
    const { created_at } = await findRow(delivery_id);
    jobs.nextFailures = [new Error('away'), new Error('away')];
    jobs.now = () => new Date(created_at.getTime() + 23.9 * HOUR_MS);
    await expect(deliver({ delivery_id }, jobs)).rejects.toThrow('away');
    jobs.now = () => new Date(created_at.getTime() + DAY_MS);
    await deliver({ delivery_id }, jobs);
    expect(await findRow(delivery_id)).toMatchObject({ status: 'failed', attempts: 2, detail: 'away' });
  });
});
