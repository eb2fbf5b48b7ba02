import { randomUUID } from 'node:crypto';
import { aCrowd } from '#test/builders.ts';
import { createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverAll, testJobs } from '#test/jobs.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';
import { remindOfPractice } from './service.ts';

/** A Wednesday in winter, when London's clock is that of UTC. */
const EVENING_BEFORE = '2031-03-11T18:00:00Z';
const TODAY = '2031-03-12';
const MORNING = new Date(`${TODAY}T08:00:00Z`);

const home = fileDatabase({ max: 10 });
const clock = startClock(EVENING_BEFORE);
const services = testServices(home, clock);
let people: Coaching;
let gate: string;

beforeEach(async () => {
  clock.set(EVENING_BEFORE);
  await home.db.outbox.deleteMany();
  await home.db.notification_deliveries.deleteMany();
  await home.db.practice_plans.deleteMany();
  people = await coaching(services);
  gate = (await coach().addDrill({ title: 'Gate putting', minutes: 10 })).id;
});
const coach = () => createCalls(services, people.pro).practice;
const player = () => createCalls(services, people.player).practice;
const set = (days: string[], player_id = people.player.id) =>
  coach().set({ player_id, drills: [{ drill_id: gate, days }] });
const sweep = (at = MORNING) => remindOfPractice(testJobs(home.db, at));
const reminders = async () =>
  (await home.db.outbox.findMany({ where: { topic: 'practice.due' }, orderBy: { id: 'asc' } })).map(
    ({ payload }) => payload,
  );
/** Ticks all that is due at `at`. */
async function tick(at: string) {
  clock.set(at);
  for (const { id } of (await player().today()).due)
    await player().record({ id, key: randomUUID(), score: 6, done_at: clock.now().toISOString() });
}
/** Plans the notices of all that was noted, and sends none. */
async function plan() {
  const jobs = testJobs(home.db, MORNING);
  for (const { id } of await home.db.outbox.findMany({ where: { topic: 'practice.due' } }))
    await dispatchNotifications({ outbox_id: String(id) }, jobs);
  return jobs;
}
/** Hands on and sends all that was noted, as the worker does at `at`. */
async function send(at: Date) {
  const jobs = testJobs(home.db, at);
  await deliverAll(jobs);
  return { mails: jobs.mails, pushes: jobs.pushes };
}

test('a player is reminded once, in the morning of the day, by email and push', async () => {
  await set([TODAY, '2031-03-13']);
  expect(await sweep(new Date(MORNING.getTime() - 1000))).toBe(0);
  expect(await sweep()).toBe(1);
  expect(await sweep(new Date(`${TODAY}T09:00:00Z`))).toBe(0);
  expect(await reminders()).toEqual([{ player_id: people.player.id, day: TODAY }]);

  const { mails, pushes } = await send(MORNING);
  expect(mails.map(({ subject }) => subject)).toEqual(['Practice for today: 1 drill']);
  expect(mails[0]?.text).toContain('Gate putting');
  expect(mails[0]?.unsubscribe_url).toContain('.practice.');
  expect(pushes).toMatchObject([{ title: 'Your practice for today', body: 'Gate putting' }]);
  expect(await sweep(new Date('2031-03-13T08:00:00Z'))).toBe(1);
});

describe('nobody is reminded', () => {
  test('of a day on which nothing is set, though something that was missed waits', async () => {
    await set([TODAY]);
    expect(await sweep(new Date('2031-03-13T08:00:00Z'))).toBe(0);
    clock.set('2031-03-13T08:00:00Z');
    expect((await player().today()).due).toHaveLength(1);
  });

  test('of what is ticked before the morning', async () => {
    await set([TODAY]);
    await tick(`${TODAY}T06:00:00Z`);
    expect(await sweep()).toBe(0);
  });

  test('of a plan that has ended, or of a day that was taken out of it', async () => {
    const { id } = await set([TODAY]);
    await coach().end({ id });
    const other = await set([TODAY]);
    const drills = [{ drill_id: gate, days: ['2031-03-14'] }];
    await coach().change({ id: other.id, revision: other.revision, note: '', drills });
    expect(await sweep()).toBe(0);
  });

  test('in the afternoon, when no worker ran in the morning', async () => {
    await set([TODAY]);
    expect(await sweep(new Date(`${TODAY}T12:00:00Z`))).toBe(0);
  });

  test('who has left', async () => {
    await set([TODAY]);
    await home.db.users.update({ where: { id: people.player.id }, data: { deleted_at: MORNING } });
    expect(await sweep()).toBe(0);
  });
});

describe('what was noted does not go out', () => {
  test('when all of it is ticked before the push', async () => {
    await set([TODAY]);
    await sweep();
    await tick(`${TODAY}T08:00:30Z`);
    expect(await send(new Date(`${TODAY}T08:01:00Z`))).toEqual({ mails: [], pushes: [] });
  });

  test('when its plan ended after the notices were planned', async () => {
    const { id } = await set([TODAY]);
    await sweep();
    const jobs = await plan();
    await coach().end({ id });
    for (const { id: delivery_id } of await home.db.notification_deliveries.findMany({ where: { status: 'pending' } }))
      await deliver({ delivery_id }, jobs);
    expect([jobs.mails, jobs.pushes]).toEqual([[], []]);
    const rows = await home.db.notification_deliveries.findMany({ where: { user_id: people.player.id } });
    expect(rows.map(({ status }) => status)).toEqual(['skipped', 'skipped']);
  });

  test('when its day has gone by', async () => {
    await set([TODAY]);
    await sweep();
    expect(await send(new Date('2031-03-13T06:00:00Z'))).toEqual({ mails: [], pushes: [] });
  });
});

test('a push waits for the end of quiet hours that last longer than the night', async () => {
  await home.db.settings.update({
    where: { user_id: people.player.id },
    data: { quiet_from: 22 * 60, quiet_until: 9 * 60 + 30 },
  });
  await set([TODAY]);
  await sweep();
  await plan();
  const planned = await home.db.notification_deliveries.findMany({ where: { user_id: people.player.id } });
  expect(new Map(planned.map(({ channel, not_before }) => [channel, not_before]))).toEqual(
    new Map([
      ['email', null],
      ['push', new Date(`${TODAY}T09:30:00Z`)],
    ]),
  );
});

test("the day and the hour are those of the coach's calendar", async () => {
  await home.db.users.update({ where: { id: people.pro.id }, data: { timezone: 'Pacific/Auckland' } });
  await set([TODAY]);
  // Eight in the morning of the 12th in Auckland is the evening of the 11th in London.
  expect(await sweep(new Date('2031-03-11T18:59:00Z'))).toBe(0);
  expect(await sweep(new Date('2031-03-11T19:00:00Z'))).toBe(1);
  expect(await reminders()).toEqual([{ player_id: people.player.id, day: TODAY }]);
});

test('two plans with several drills on one day are one reminder', async () => {
  const towel = (await coach().addDrill({ title: 'Land it on the towel' })).id;
  await set([TODAY]);
  await coach().set({
    player_id: people.player.id,
    drills: [gate, towel].map((drill_id) => ({ drill_id, days: [TODAY] })),
  });
  expect(await sweep()).toBe(1);
  expect((await send(MORNING)).mails.map(({ subject }) => subject)).toEqual(['Practice for today: 3 drills']);
});

test('two sweeps at once remind each of many players once', async () => {
  await aCrowd(home.db, people.pro, 450);
  await home.db.$executeRaw`
    WITH plans AS (
      INSERT INTO practice_plans (id, pro_id, player_id, created_at)
      SELECT gen_random_uuid(), pro_id, id, ${new Date(EVENING_BEFORE)} FROM users WHERE pro_id = ${people.pro.id}::uuid
      RETURNING id)
    INSERT INTO practice_sessions (id, plan_id, drill_id, position, due_on)
    SELECT gen_random_uuid(), id, ${gate}::uuid, 0, ${TODAY}::date FROM plans`;
  const counts = await Promise.all([sweep(), sweep()]);
  await sweep();
  const told = (await reminders()) as { player_id: string }[];
  expect(told).toHaveLength(451);
  expect(new Set(told.map(({ player_id }) => player_id)).size).toBe(451);
  expect(counts[0] + counts[1]).toBeLessThanOrEqual(451);
});
