import { anAdmin, aPlayer } from '#test/builders.ts';
import { createCalls, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { deliverAll, runPendingJobs, testJobs } from '#test/jobs.ts';
import { recordStatements, startQueryPlanner } from '#test/query-plans.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { hashPassword } from '#domains/auth/password-hashing/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { joinGroupLesson, waitForPlace } from '#domains/lessons/group-places/service.ts';
import { clearOutbox } from '#domains/notifications/delivery/service.ts';
import { askForTime, listWaiting } from '#domains/schedule/waiting-list/service.ts';

/** A Monday; the lessons are on the Thursday. */
const NOW = '2031-03-10T12:00:00Z';
const DAY = '2031-03-13';
const PASSWORD = 'fairway-demo-1';
const home = fileDatabase();
const services = testServices(home, startClock(NOW));
let people: Coaching;
/** Who is erased, and who waits for their time. */
let [emma, ben]: Actor[] = [];

beforeEach(async () => {
  await home.db.outbox.deleteMany();
  people = await coaching(services, {}, times(['10:00', '12:00']));
  emma = await people.another({ first_name: 'Emma', password_hash: await hashPassword(PASSWORD) });
  ben = await people.another({ first_name: 'Ben' });
});

const book = async (start: string, end: string) =>
  (await bookLesson(emma!, { date: DAY, duration: 60, time: times([start, end]), payment_type: 'on_day' }, services))
    .lesson.id;
const wait = () => askForTime(ben!, { date: DAY, start: '09:00:00', end: '17:00:00', duration: 60 }, services);
const held = async () => (await listWaiting(ben!, services)).holds.map(({ start }) => start);
const eraseHerself = () => createCalls(services, emma!).accounts.erase({ password: PASSWORD });
const removeHer = (by: Actor) => createCalls(services, by).people.removeUser({ id: emma!.id });
const find = (topic: string) => home.db.outbox.findMany({ where: { topic }, select: { payload: true } });
/** What the worker makes of it all, once what came before is told. */
async function afterwards(act: () => Promise<unknown>) {
  await home.db.outbox.deleteMany();
  await act();
  const jobs = testJobs(home.db, services.now());
  await deliverAll(jobs);
  await runPendingJobs(jobs);
  return jobs;
}
const coach = async () => home.db.users.findUniqueOrThrow({ where: { id: people.pro.id } });

describe('a player who erases themself with lessons to come', () => {
  test('is told to the coach by mail and push, with the times', async () => {
    await book('10:00', '11:00');
    await book('11:00', '12:00');
    const { mails, pushes } = await afterwards(eraseHerself);
    const { email } = await coach();
    expect(mails.filter(({ to }) => to.address === email)).toMatchObject([
      { subject: 'Emma has left Fairway: Thursday 13 March, 10:00 and 1 more' },
    ]);
    const { text } = mails.find(({ to }) => to.address === email)!;
    expect(text).toContain('Thursday 13 March, 10:00 to 11:00');
    expect(text).toContain('Thursday 13 March, 11:00 to 12:00');
    expect(pushes.filter((push) => push.email === email)).toMatchObject([
      { title: 'Emma has left Fairway', url: 'https://fairway.example/pro/lessons' },
    ]);
  });

  test('is gone from the coach’s open windows', async () => {
    await book('10:00', '11:00');
    const { told } = await afterwards(eraseHerself);
    expect(told).toContainEqual({ user_ids: [people.pro.id], event: { kind: 'lesson', ids: [] } });
  });

  test('leaves a time that is offered along the line', async () => {
    await book('10:00', '11:00');
    await book('11:00', '12:00');
    await wait();
    expect(await held()).toEqual([]);
    await afterwards(eraseHerself);
    expect(await held()).toEqual(['10:00:00']);
  });

  test('leaves a place that is kept for who waits for it', async () => {
    const { id } = await aGroupLesson(services, people.pro);
    const other = await people.another();
    for (const player of [emma!, other, ben!]) await credits(services, { pro: people.pro, player }, 2);
    for (const player of [emma!, other]) await joinGroupLesson(player, { id }, services);
    await waitForPlace(ben!, { id }, services);
    const { mails } = await afterwards(eraseHerself);
    const { email } = await coach();
    expect(mails.find(({ to }) => to.address === email)?.text).toContain('Short game clinic');
    const request = await home.db.place_requests.findFirstOrThrow({ where: { player_id: ben!.id } });
    expect(request.expires_at).not.toBeNull();
    expect(await find('time.opened')).toEqual([]);
  });

  test('is told for no lesson that was cancelled or is over', async () => {
    await cancelLesson(emma!, { id: await book('10:00', '11:00') }, services);
    const over = { starts_at: new Date('2031-03-06T10:00Z'), ends_at: new Date('2031-03-06T11:00Z') };
    await home.db.lessons.update({ where: { id: await book('11:00', '12:00') }, data: over });
    await afterwards(eraseHerself);
    expect(await find('player.erased')).toEqual([]);
  });

  test('takes a guardian’s child along, of whom the coach is told as well', async () => {
    const child = await aPlayer(home.db, people.pro, {
      first_name: 'Tom',
      guardian_id: emma!.id,
      dob: new Date('2023-05-01'),
    });
    await home.db.lessons.update({ where: { id: await book('10:00', '11:00') }, data: { player_id: child.id } });
    await afterwards(eraseHerself);
    expect(await find('player.erased')).toMatchObject([{ payload: { first_name: 'Tom', pro_id: people.pro.id } }]);
  });
});

describe('a player who is removed', () => {
  test('by their coach is no news to the coach, whose windows and line hear of the time', async () => {
    await book('10:00', '11:00');
    await wait();
    const { mails, pushes, told } = await afterwards(() => removeHer(people.pro));
    const { email } = await coach();
    expect([mails.filter(({ to }) => to.address === email), pushes.filter((push) => push.email === email)]).toEqual([
      [],
      [],
    ]);
    expect(told).toContainEqual({ user_ids: [people.pro.id], event: { kind: 'lesson', ids: [] } });
    expect(await find('player.erased')).toMatchObject([{ payload: { by_pro: true, first_name: '' } }]);
    expect(await held()).toEqual(['10:00:00']);
  });

  test('by an admin hears it from us, and so does the coach', async () => {
    await book('10:00', '11:00');
    const { email: own } = await home.db.users.findUniqueOrThrow({ where: { id: emma!.id } });
    const admin = toActor(await anAdmin(home.db));
    const { mails } = await afterwards(() => removeHer(admin));
    const { email } = await coach();
    const bySubject = mails.map(({ to, subject }) => [to.address, subject]);
    expect(bySubject).toContainEqual([own, 'Your Fairway account has been deleted']);
    expect(bySubject).toContainEqual([email, 'Emma has left Fairway: Thursday 13 March, 10:00']);
  });
});

describe('the name in what the coach is told', () => {
  test('is blanked in the night once all of it is told, and not before', async () => {
    await book('10:00', '11:00');
    await home.db.outbox.deleteMany();
    await eraseHerself();
    await clearOutbox(services);
    expect(await find('player.erased')).toMatchObject([{ payload: { first_name: 'Emma' } }]);
    await deliverAll(testJobs(home.db, services.now()));
    await clearOutbox(services);
    expect(await find('player.erased')).toMatchObject([{ payload: { first_name: '', lessons: [{ title: null }] } }]);
  });

  test('is found by an index', async () => {
    const [statement] = await recordStatements('first_name', () => clearOutbox(services));
    const planner = await startQueryPlanner(home.url, '-c enable_seqscan=off');
    const plan = await planner.plan(statement!);
    await planner.end();
    expect(JSON.stringify(plan)).toContain('"Index Name":"outbox_erased_names"');
  });
});

test('what tells of a changed email goes with the person, and is found by an index', async () => {
  const payload = { user_id: emma!.id, from: 'before@example.com', to: 'after@example.com' };
  await home.db.outbox.createMany({
    data: [payload, { ...payload, user_id: ben!.id }].map((told) => ({ topic: 'email.changed', payload: told })),
  });
  const [statement] = await recordStatements('outbox" where "topic', eraseHerself);
  expect(await find('email.changed')).toMatchObject([{ payload: { user_id: ben!.id } }]);
  const planner = await startQueryPlanner(home.url, '-c enable_seqscan=off');
  const plan = await planner.plan(statement!);
  await planner.end();
  expect(JSON.stringify(plan)).toContain('"Index Name":"outbox_changed_emails"');
});
