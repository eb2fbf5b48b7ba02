import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { getCalendar } from '#domains/lessons/availability/service.ts';
import { noteAttendance } from '#domains/lessons/attendance/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { writeCalendarFeed } from '#domains/lessons/calendar-feed/service.ts';
import { markPaid, waiveFee } from '#domains/lessons/cash-payment/service.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { joinGroupLesson, stopWaiting, waitForPlace } from '#domains/lessons/group-places/service.ts';
import { findAdjacentLessons, lessonsBetween, listLessons, pastUpcoming } from '#domains/lessons/lesson/service.ts';
import { addVenue } from '#domains/coaching/venues/service.ts';
import { listMonthSlots } from '#domains/schedule/slots/service.ts';
import { atOnce, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { aPayer, coaching, credits, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { deliverAll, testJobs } from '#test/jobs.ts';
import { readCredits } from '#test/ledger.ts';
import { testServices } from '#test/services.ts';
import { cancelGroupLesson, changeGroupLesson, getGroupLesson, listGroupLessons } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
const DAY = { start: '2031-03-12', end: '2031-03-12' };
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  await home.db.outbox.deleteMany();
  people = await coaching(services);
  await credits(services, people, 4);
});

const join = (id: string, player: Actor = people.player) => joinGroupLesson(player, { id }, services);
const events = async (topic: string) =>
  (await home.db.outbox.findMany({ where: { topic }, orderBy: { id: 'asc' } })).map(({ payload }) => payload);

test('a group lesson is made in the diary, and takes its time from everybody', async () => {
  const made = await aGroupLesson(services, people.pro);
  expect(made).toMatchObject({
    title: 'Short game clinic',
    places: 2,
    taken: 0,
    payment_type: 'credits',
    credits: 2,
    price: null,
    start: '10:00:00',
    end: '11:00:00',
    can: { change: true, cancel: true },
    booked: [],
    line: [],
  });
  const slots = await listMonthSlots(people.player, { year: 2031, month: 3, duration: 60 }, services);
  const starts = slots['2031-03-12']!.map(({ start }) => start);
  expect(starts).toContain('11:00:00');
  expect(starts).not.toContain('10:30:00');
  expect(await expectFault('time', aGroupLesson(services, people.pro))).toBe(LESSON_MESSAGES.timeTaken);
});

test('a lesson and a group lesson at once for one time: one of them has it', async () => {
  const time = [{ start: '10:30:00', end: '11:30:00' }];
  const lesson = { date: '2031-03-12', duration: 60, time, payment_type: 'on_day' as const };
  const { granted } = await atOnce<unknown>([
    aGroupLesson(services, people.pro),
    bookLesson(people.player, lesson, services),
  ]);
  expect(granted).toHaveLength(1);
});

test('players find what is to come, with how they stand to it', async () => {
  const { id } = await aGroupLesson(services, people.pro);
  await join(id);
  const later = await aGroupLesson(services, people.pro, { date: '2031-03-11', title: 'Putting' });
  const listed = await listGroupLessons(people.player, services);
  expect(listed.map(({ title, place_id, can }) => [title, place_id !== null, can.join])).toEqual([
    ['Putting', false, true],
    ['Short game clinic', true, false],
  ]);
  expect(await listGroupLessons((await coaching(services)).player, services)).toEqual([]);
  clock.set('2031-03-11T10:00:00Z');
  expect((await listGroupLessons(people.player, services)).map((group) => group.id)).not.toContain(later.id);
});

test('in a coach’s lists the group lesson stands once for all its places, in a player’s their own place does', async () => {
  const { id } = await aGroupLesson(services, people.pro);
  const place = (await join(id)).lesson.id;
  await credits(services, { ...people, player: await people.another() }, 2);
  const lists = async (actor: Actor) => {
    const ids = (lessons: { id: string }[]) => lessons.map((lesson) => lesson.id);
    const { upcoming } = await pastUpcoming(actor, {}, services);
    const { next } = await findAdjacentLessons(actor, home.db, services.now());
    return [
      ids(await listLessons(actor, { page: 1 }, services)),
      ids(await lessonsBetween(actor, { ...DAY, page: 1 }, services)),
      ids(upcoming),
      ids(next ? [next] : []),
    ];
  };
  expect(await lists(people.pro)).toEqual([[id], [id], [id], [id]]);
  expect(await lists(people.player)).toEqual([[place], [place], [place], [place]]);
  const { lessons } = await getCalendar(people.pro, DAY, services);
  expect(lessons).toMatchObject([{ id, player: null, group: { title: 'Short game clinic', taken: 1, places: 2 } }]);
});

test('feeds have the group lesson by its title, once', async () => {
  const { id } = await aGroupLesson(services, people.pro);
  const place = (await join(id)).lesson.id;
  const feed = async ({ id: user }: Actor) => {
    const { calendar_token } = await home.db.users.findUniqueOrThrow({ where: { id: user } });
    return (await writeCalendarFeed(calendar_token, services)) ?? '';
  };
  const [pros, players] = [await feed(people.pro), await feed(people.player)];
  expect(pros.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(pros).toContain(`${id}@fairway`);
  expect(players).toContain(`${place}@fairway`);
  expect(players).toContain('SUMMARY:Short game clinic');
});

describe('a change', () => {
  test('of the time moves every place, and tells each player', async () => {
    const { id } = await aGroupLesson(services, people.pro);
    const place = (await join(id)).lesson.id;
    const time = [{ start: '14:00:00', end: '15:00:00' }];
    const moved = await changeGroupLesson(people.pro, { id, time, title: 'Chipping' }, services);
    expect(moved).toMatchObject({ title: 'Chipping', start: '14:00:00', booked: [{ id: place, start: '14:00:00' }] });
    expect(await events('lesson.moved')).toMatchObject([{ lesson_id: place, from: '2031-03-12T10:00:00.000Z' }]);
  });

  test('to a time that is taken, or outside the hours, moves nothing', async () => {
    const { id } = await aGroupLesson(services, people.pro);
    const time = [{ start: '14:00:00', end: '15:00:00' }];
    await bookLesson(people.player, { date: '2031-03-12', duration: 60, time, payment_type: 'on_day' }, services);
    expect(await expectFault('time', changeGroupLesson(people.pro, { id, time }, services))).toBe(
      LESSON_MESSAGES.timeTaken,
    );
    const night = [{ start: '20:00:00', end: '21:00:00' }];
    expect(await expectFault('time', changeGroupLesson(people.pro, { id, time: night }, services))).toBe(
      LESSON_MESSAGES.outsideHours,
    );
    const moved = await changeGroupLesson(people.pro, { id, time: night, outside_availability: true }, services);
    expect(moved.start).toBe('20:00:00');
  });

  test('to fewer places than are taken, or to another price, is refused once somebody has joined', async () => {
    const { id } = await aGroupLesson(services, people.pro, { places: 3 });
    await changeGroupLesson(people.pro, { id, payment_type: 'credits', credits: 1 }, services);
    for (const player of [people.player, await people.another(), await people.another()]) {
      await credits(services, { ...people, player }, 1);
      await join(id, player);
    }
    expect(await expectFault('places', changeGroupLesson(people.pro, { id, places: 2 }, services))).toBe(
      '3 places are taken already.',
    );
    const price = { payment_type: 'on_day', price: 1000 } as const;
    expect(await expectFault('payment_type', changeGroupLesson(people.pro, { id, ...price }, services))).toBe(
      LESSON_MESSAGES.groupPriceFixed,
    );
    expect(await changeGroupLesson(people.pro, { id, places: 4 }, services)).toMatchObject({
      places: 4,
      taken: 3,
      credits: 1,
    });
  });
});

describe('a price', () => {
  const paid = { payment_type: 'on_day', price: 2500, credits: null } as const;
  const change = (id: string, fields: Partial<Parameters<typeof changeGroupLesson>[1]>) =>
    changeGroupLesson(people.pro, { id, ...fields }, services);

  test('stays while a place that was left late is neither paid nor waived', async () => {
    const { id } = await aGroupLesson(services, people.pro, paid);
    const place = (await join(id)).lesson.id;
    clock.set('2031-03-12T09:00:00Z');
    await cancelLesson(people.player, { id: place }, services);
    const dearer = { payment_type: 'on_day', price: 9900 } as const;
    expect(await expectFault('payment_type', change(id, dearer))).toBe(LESSON_MESSAGES.groupPriceFixed);
    expect(await change(id, { title: 'Chipping' })).toMatchObject({ title: 'Chipping', price: 2500, taken: 0 });
    await waiveFee(people.pro, { id: place }, services);
    expect(await change(id, dearer)).toMatchObject({ price: 9900 });
  });

  test('that is sent alone is one in what the places cost already', async () => {
    const { id } = await aGroupLesson(services, people.pro, paid);
    expect(await change(id, { price: 3000 })).toMatchObject({ payment_type: 'on_day', price: 3000 });
    expect(await expectFault('credits', change(id, { credits: 3 }))).toBe(LESSON_MESSAGES.groupPayment('on_day'));
    await change(id, { payment_type: 'either', price: 3000, credits: 2 });
    expect(await change(id, { credits: 4 })).toMatchObject({ payment_type: 'either', credits: 4, price: 3000 });
    await change(id, { payment_type: 'credits', credits: 2 });
    expect(await expectFault('price', change(id, { price: 3000 }))).toBe(LESSON_MESSAGES.groupPayment('credits'));
    await join(id);
    expect(await expectFault('payment_type', change(id, { credits: 1 }))).toBe(LESSON_MESSAGES.groupPriceFixed);
  });
});

describe('those who wait', () => {
  let id: string;
  let waiting: string[];
  beforeEach(async () => {
    id = (await aGroupLesson(services, people.pro, { payment_type: 'on_day', price: 2500, credits: null })).id;
    for (const player of [people.player, await people.another()]) await join(id, player);
    for (const player of [await people.another(), await people.another()]) await waitForPlace(player, { id }, services);
    const line = await home.db.place_requests.findMany({ where: { lesson_id: id }, orderBy: { id: 'asc' } });
    waiting = line.map((request) => request.id);
  });
  const findWaiting = async (request_id: string): Promise<Actor> => {
    const { player_id } = await home.db.place_requests.findUniqueOrThrow({ where: { id: request_id } });
    return { ...people.player, id: player_id };
  };

  test('are told of a new time once, and of no other change', async () => {
    const jobs = testJobs(home.db, services.now());
    await deliverAll(jobs);
    const planned = await home.db.notification_deliveries.count();
    jobs.told.length = 0;
    await changeGroupLesson(people.pro, { id, title: 'Chipping', note: 'Bring a wedge.' }, services);
    await deliverAll(jobs);
    expect(await home.db.notification_deliveries.count()).toBe(planned);
    // Their windows are, and those of whoever has a place.
    expect(jobs.told).toHaveLength(4);
    await home.db.outbox.deleteMany();
    await changeGroupLesson(people.pro, { id, time: [{ start: '14:00:00', end: '15:00:00' }] }, services);
    const times = { from: '2031-03-12T10:00:00.000Z', starts_at: '2031-03-12T14:00:00.000Z' };
    expect(await events('group.moved')).toEqual(waiting.map((request_id) => ({ request_id, ...times })));
  });

  test('are told of a new venue, as is whoever has a place', async () => {
    await home.db.outbox.deleteMany();
    const { id: venue } = await addVenue(people.pro, { name: 'Links' }, services);
    const { booked } = await changeGroupLesson(people.pro, { id, venue }, services);
    expect(booked.map((place) => place.venue)).toEqual(['Links', 'Links']);
    const move = { from: '2031-03-12T10:00:00.000Z', keeps_time: true, venue_from: null };
    expect(await events('lesson.moved')).toEqual(
      booked.map((place) => ({ lesson_id: place.id, actor_id: people.pro.id, ...move })),
    );
    expect(await events('group.moved')).toEqual(
      waiting.map((request_id) => ({ request_id, starts_at: move.from, ...move })),
    );
    const jobs = testJobs(home.db, services.now());
    await deliverAll(jobs);
    const texts = jobs.mails.map(({ subject }) => subject).toSorted();
    expect(texts).toEqual([
      'Group lesson has a new venue: Wednesday 12 March, 10:00',
      'Group lesson has a new venue: Wednesday 12 March, 10:00',
      'Short game clinic has a new venue: Wednesday 12 March, 10:00',
      'Short game clinic has a new venue: Wednesday 12 March, 10:00',
    ]);
  });

  test('are told that it is cancelled once, however often the coach taps, and nobody who has left the line', async () => {
    await stopWaiting(await findWaiting(waiting[0]!), { id }, services);
    await atOnce([1, 2, 3].map(() => cancelGroupLesson(people.pro, { id }, services)));
    expect(await events('group.cancelled')).toEqual([{ request_id: waiting[1] }]);
    expect(await events('lesson.cancelled')).toHaveLength(2);
  });

  test('are told nothing more once a place that was kept for them has lapsed', async () => {
    const { booked } = await getGroupLesson(people.pro, { id }, services);
    await cancelLesson(people.pro, { id: booked[0]!.id }, services);
    clock.pass(1);
    await cancelGroupLesson(people.pro, { id }, services);
    expect(await events('group.cancelled')).toEqual([{ request_id: waiting[1] }]);
  });
});

describe('a coach who cancels', () => {
  test('gives everybody everything back, however late, once', async () => {
    const { id } = await aGroupLesson(services, people.pro);
    const place = (await join(id)).lesson.id;
    clock.set('2031-03-12T09:00:00Z');
    const cancelled = await cancelGroupLesson(people.pro, { id }, services);
    expect(cancelled).toMatchObject({
      cancelled_at: clock.now().toISOString(),
      taken: 0,
      booked: [{ id: place, fee_due: false }],
    });
    expect(await readCredits(home.db, people.player)).toBe(4);
    await cancelGroupLesson(people.pro, { id }, services);
    expect(await events('lesson.cancelled')).toMatchObject([{ lesson_id: place, credits_returned: 2, fee_due: false }]);
    await aGroupLesson(services, people.pro, { outside_availability: true });
  });

  test('leaves no fee due of a place to be paid on the day', async () => {
    const { id } = await aGroupLesson(services, people.pro, { payment_type: 'on_day', price: 2500, credits: null });
    await join(id);
    clock.set('2031-03-12T09:00:00Z');
    const { booked } = await cancelGroupLesson(people.pro, { id }, services);
    expect(booked).toMatchObject([{ fee_due: false, fee_waived_at: clock.now().toISOString() }]);
  });

  test('two at once, of the same players in another order, gives all of them everything back', async () => {
    const time = [{ start: '12:00:00', end: '13:00:00' }];
    const groups = [
      await aGroupLesson(services, people.pro, { places: 8 }),
      await aGroupLesson(services, people.pro, { places: 8, time }),
    ];
    const players = await Promise.all(Array.from({ length: 8 }, () => aPayer(services, people, 4)));
    for (const player of players) await join(groups[0]!.id, player);
    for (const player of players.toReversed()) await join(groups[1]!.id, player);
    const { refused } = await atOnce(groups.map(({ id }) => cancelGroupLesson(people.pro, { id }, services)));
    expect(refused).toEqual([]);
    const left = await Promise.all(players.map((player) => readCredits(home.db, player)));
    expect(left).toEqual(players.map(() => 4));
  });

  test('cannot any more once it has begun', async () => {
    const { id } = await aGroupLesson(services, people.pro);
    clock.set('2031-03-12T10:00:00Z');
    expect(await expectFault('time', cancelGroupLesson(people.pro, { id }, services))).toBe(LESSON_MESSAGES.started);
    expect(await expectFault('places', join(id))).toBe(LESSON_MESSAGES.started);
  });
});

test('attendance and money are noted of each place, and not of the group lesson', async () => {
  const { id } = await aGroupLesson(services, people.pro, { payment_type: 'on_day', price: 2500, credits: null });
  const place = (await join(id)).lesson.id;
  clock.set('2031-03-12T11:00:00Z');
  expect(await noteAttendance(people.pro, { id: place, attendance: 'came' }, services)).toMatchObject({
    attendance: 'came',
  });
  expect(await markPaid(people.pro, { id: place }, services)).toMatchObject({
    paid_amount: 2500,
    awaiting_record: false,
  });
  expect(await expectFault('attendance', noteAttendance(people.pro, { id, attendance: 'came' }, services))).toBe(
    LESSON_MESSAGES.attendanceGroup,
  );
  expect(await expectFault('paid', markPaid(people.pro, { id }, services))).toBe(LESSON_MESSAGES.paidByPlace);
  const { booked } = await getGroupLesson(people.pro, { id }, services);
  expect(booked).toMatchObject([{ attendance: 'came', paid_amount: 2500 }]);
});
