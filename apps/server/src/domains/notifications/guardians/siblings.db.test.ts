import { connectDb } from '@fairway/db/client';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { aRequest, createCalls, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { credits } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { hours } from '#test/hours.ts';
import { deliverAll, testJobs, type TestJobs } from '#test/jobs.ts';
import { recordStatements } from '#test/query-plans.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelGroupLesson } from '#domains/lessons/group-lessons/service.ts';
import { joinGroupLesson } from '#domains/lessons/group-places/service.ts';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { listPlayerDeliveries } from '#domains/notifications/delivery-status/service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';
import { saveSubscription } from '#domains/notifications/unsubscribe/service.ts';

const clock = startClock('2031-03-10T12:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: TestUser;
let guardian: TestUser;
let emma: TestUser;
let tom: TestUser;
let jobs: TestJobs;

/** A child of the guardian's who has no sign-in. */
async function aChild(first_name: string): Promise<TestUser> {
  const child = await aPlayer(home.db, pro, { first_name, guardian_id: guardian.id, dob: new Date('2022-05-01') });
  await home.db.users.update({ where: { id: child.id }, data: { email: null, email_verified_at: null } });
  return child;
}

beforeEach(async () => {
  await home.db.outbox.deleteMany();
  pro = await aPro(home.db);
  guardian = await aPlayer(home.db, pro, { first_name: 'Anna' });
  emma = await aChild('Emma');
  tom = await aChild('Tom');
  jobs = testJobs(home.db, clock.now());
});

const calls = (as: TestUser) => createCalls(services, toActor(as), aRequest());

/** The coach writes to a group of these players; answers the id of the message. */
async function write(...players: TestUser[]): Promise<string> {
  const { id: group } = await home.db.groups.create({ data: { pro_id: pro.id, name: 'Saturday juniors' } });
  await home.db.group_members.createMany({ data: players.map(({ id }) => ({ group_id: group, user_id: id })) });
  return (await calls(pro).messages.send({ group, msg: 'No class on Saturday' })).id;
}

const findMessageEvent = async () =>
  String((await home.db.outbox.findFirstOrThrow({ where: { topic: 'message.sent' } })).id);
/** Delivers what was handed on, as a worker would. */
async function deliverPlanned(): Promise<void> {
  for (const id of jobs.enqueued.splice(0)) await deliver({ delivery_id: id.slice('deliver-'.length) }, jobs);
}

const listSubjects = () => jobs.mails.map(({ to, subject }) => [to.address, subject.split(':')[0]]);
/** What the coach reads of the message, by child and channel. */
const outline = async (message_id: string) =>
  ((await calls(pro).messages.one({ id: message_id })).deliveries ?? [])
    .map(({ player_id, channel, status }) => [player_id, channel, status].join(' '))
    .toSorted();
const reached = (...players: TestUser[]) =>
  players.flatMap(({ id }) => [`${id} email sent`, `${id} push sent`]).toSorted();

describe('what goes to several children of one guardian', () => {
  test('is told to the guardian once, names them all, and counts for each', async () => {
    const message_id = await write(emma, tom);
    await deliverAll(jobs);
    expect(listSubjects()).toEqual([[guardian.email, 'For Emma and Tom']]);
    expect(jobs.pushes.map(({ title }) => title.split(':')[0])).toEqual(['For Emma and Tom']);
    expect(await outline(message_id)).toEqual(reached(emma, tom));
  });

  test('is told once to a guardian whom it goes to as well, and counts for each', async () => {
    const message_id = await write(emma, guardian, tom);
    await deliverAll(jobs);
    expect(listSubjects()).toEqual([[guardian.email, 'For you, Emma and Tom']]);
    expect(jobs.pushes).toHaveLength(1);
    expect(jobs.pushes[0]!.url).toBe(`https://fairway.example/player/messages/${message_id}`);
    expect(await outline(message_id)).toEqual(reached(emma, guardian, tom));
  });

  test('goes out at once, where the guardian’s own would wait for the email of the day', async () => {
    await home.db.settings.update({ where: { user_id: guardian.id }, data: { digest_at: 18 * 60 } });
    const message_id = await write(guardian, emma);
    await deliverAll(jobs);
    expect(listSubjects()).toEqual([[guardian.email, 'For you and Emma']]);
    expect(await outline(message_id)).toEqual(reached(guardian, emma));
    expect(await home.db.digest_items.count({ where: { user_id: guardian.id } })).toBe(0);
  });

  test('names by each channel those alone who have it on', async () => {
    await home.db.settings.update({ where: { user_id: emma.id }, data: { notification_email: false } });
    const message_id = await write(emma, tom);
    await deliverAll(jobs);
    expect(listSubjects()).toEqual([[guardian.email, 'For Tom']]);
    expect(jobs.pushes[0]!.title).toMatch(/^For Emma and Tom: /);
    expect(await outline(message_id)).toEqual([...reached(tom), `${emma.id} push sent`].toSorted());
  });

  test.each([
    ['first', () => [emma, tom]],
    ['other', () => [tom, emma]],
  ])('is not told for the %s of them who came into other care meanwhile', async (_, listBoth) => {
    const message_id = await write(emma, tom);
    await dispatchNotifications({ outbox_id: await findMessageEvent() }, jobs);
    const [gone, left] = listBoth() as [TestUser, TestUser];
    const other = await aPlayer(home.db, pro);
    await home.db.users.update({ where: { id: gone.id }, data: { guardian_id: other.id } });
    await deliverPlanned();
    expect(listSubjects()).toEqual([[guardian.email, `For ${left.first_name}`]]);
    expect(await outline(message_id)).toEqual(reached(left));
  });

  test('is told for the children alone when the guardian has deleted their own copy meanwhile', async () => {
    const message_id = await write(guardian, emma);
    await dispatchNotifications({ outbox_id: await findMessageEvent() }, jobs);
    await calls(guardian).messages.remove({ id: message_id });
    await deliverPlanned();
    expect(listSubjects()).toEqual([[guardian.email, 'For Emma']]);
    expect(await outline(message_id)).toEqual(reached(emma));
  });

  test('goes out once, however often a worker is killed after its notices were planned', async () => {
    const message_id = await write(emma, tom);
    const outbox_id = await findMessageEvent();
    const killed = { ...jobs, enqueue: () => Promise.reject(new Error('killed')) };
    await expect(dispatchNotifications({ outbox_id }, killed)).rejects.toThrow('killed');
    await dispatchNotifications({ outbox_id }, jobs);
    const [first, ...rest] = jobs.enqueued.splice(0).map((job) => job.slice('deliver-'.length));
    const delivered = [first!, ...rest, first!];
    for (const delivery_id of delivered) await deliver({ delivery_id }, jobs);
    expect(jobs.mails).toHaveLength(1);
    expect(jobs.pushes).toHaveLength(1);
    expect(await outline(message_id)).toEqual(reached(emma, tom));
  });

  test('is planned in as many statements as what goes to one', async () => {
    await write(emma, tom);
    const outbox_id = await findMessageEvent();
    const db = connectDb({ url: home.url, max: 1 });
    const sent = await recordStatements('(users|notification_deliveries|delivery_children|messages)', () =>
      dispatchNotifications({ outbox_id }, testJobs(db, clock.now())),
    );
    await db.$disconnect();
    expect(sent).toHaveLength(4);
  });
});

describe('an offer', () => {
  const publish = async (title: string) => {
    jobs.mails.length = 0;
    await calls(pro).offers.add({ title, price: 1500, category: 'Shop', qty: 1 });
    await deliverAll(jobs);
  };
  const setOff = (user: TestUser) =>
    home.db.settings.update({ where: { user_id: user.id }, data: { notification_off: ['offers:email'] } });

  test('is told to a guardian once, for all the children who hear of it', async () => {
    await publish('Junior glove');
    expect(listSubjects()).toEqual([[guardian.email, 'For you, Emma and Tom']]);
    await setOff(guardian);
    await publish('Junior tee');
    expect(listSubjects()).toEqual([[guardian.email, 'For Emma and Tom']]);
  });

  test('is stopped by one click for all whom its mail was for', async () => {
    await setOff(guardian);
    await publish('Junior glove');
    const token = jobs.mails[0]?.unsubscribe_url?.split('/').at(-1) ?? '';
    expect(await saveSubscription({ token, on: false }, services)).toEqual({ group: 'offers', on: false });
    await publish('Junior tee');
    expect(jobs.mails).toEqual([]);
    const own = await home.db.settings.findUniqueOrThrow({ where: { user_id: guardian.id } });
    expect(own.notification_off).toEqual(['offers:email']);
  });
});

test('places in a group lesson that is cancelled are lessons of their own, and so is what is told of each', async () => {
  await hours(services, toActor(pro), times(['09:00', '17:00']));
  const { id } = await aGroupLesson(services, toActor(pro), { places: 2, credits: 1 });
  for (const child of [emma, tom]) {
    await credits(services, { pro: toActor(pro), player: toActor(child) }, 1);
    await joinGroupLesson(toActor(child), { id }, services);
  }
  await home.db.outbox.deleteMany();
  await cancelGroupLesson(toActor(pro), { id }, services);
  await deliverAll(jobs);
  expect(listSubjects().toSorted()).toEqual([
    [guardian.email, 'For Emma'],
    [guardian.email, 'For Tom'],
  ]);
  for (const { id: child_id } of [emma, tom]) {
    const { deliveries } = await listPlayerDeliveries(toActor(pro), child_id, home);
    expect(deliveries.map(({ topic, status }) => [topic, status])).toContainEqual(['lesson.cancelled', 'sent']);
  }
});
