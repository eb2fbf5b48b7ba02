import type { BookingIn } from '@fairway/contracts/lessons/lessons';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import type { WaitingRequestIn } from '@fairway/contracts/schedule/waiting-list';
import { inTransaction } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { beforeEach, describe, expect, test } from 'vitest';
import { atOnce, catchRefusal, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { hours } from '#test/hours.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverAll, runPendingJobs, testJobs } from '#test/jobs.ts';
import { waitUntilBlocked } from '#test/locks.ts';
import { readCredits } from '#test/ledger.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import type { Actor } from '#app/context.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';
import { answerFreedSlot, listFreedSlots } from '#domains/lessons/freed-slots/service.ts';
import { clearDates, saveDates } from '#domains/schedule/hours/service.ts';
import { listMonthSlots } from '#domains/schedule/slots/service.ts';
import {
  askForTime,
  getHold,
  listWaiting,
  removeRequest,
  showLine,
  sweepWaitingList,
} from '#domains/schedule/waiting-list/service.ts';
import { answerHold } from './service.ts';

/** A Monday; the lesson is on the Thursday. */
const NOW = '2031-03-10T12:00:00Z';
const DAY = '2031-03-13';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
/** Who has the lesson, and who waits. */
let holder: Actor;
let [first, second]: Actor[] = [];
let id: string;

const book = async (actor: Actor, time: [string, string], fields: Partial<BookingIn> = {}) =>
  (await bookLesson(actor, { date: DAY, duration: 60, time: times(time), payment_type: 'on_day', ...fields }, services))
    .lesson;
const ask = (actor: Actor, fields: Partial<WaitingRequestIn> = {}) =>
  askForTime(actor, { date: DAY, start: '09:00:00', end: '17:00:00', duration: 60, ...fields }, services);
const sweep = () => sweepWaitingList(services);
/** The one lesson of a full day is cancelled by its player, and the line is offered the time. */
async function free(): Promise<void> {
  await cancelLesson(holder, { id }, services);
  await sweep();
}
const held = async (actor: Actor) => (await listWaiting(actor, services)).holds;
const readHoldId = async (actor: Actor) => (await held(actor))[0]!.id;
const say = async (actor: Actor, response: boolean) =>
  answerHold(actor, { id: await readHoldId(actor), response, payment_type: 'on_day' }, services);
const countHeld = async () => Promise.all([first!, second!].map(async (actor) => (await held(actor)).length));
const starts = async (actor: Actor, duration = 60) =>
  ((await listMonthSlots(actor, { year: 2031, month: 3, duration }, services))[DAY] ?? []).map(({ start }) => start);

beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, {}, times(['10:00', '11:00']));
  holder = people.player;
  [first, second] = [await people.another(), await people.another()];
  ({ id } = await book(holder, ['10:00', '11:00']));
});

describe('the line', () => {
  test('a freed time is held for the first who asked, for 20 minutes, and nobody else can book it', async () => {
    await ask(first!);
    await ask(second!);
    await free();
    expect(await held(first!)).toMatchObject([
      { date: DAY, start: '10:00:00', end: '11:00:00', duration: 60, expires_at: '2031-03-10T12:20:00.000Z' },
    ]);
    expect(await countHeld()).toEqual([1, 0]);
    expect([await starts(first!), await starts(second!)]).toEqual([['10:00:00'], []]);
    expect(await expectFault('time', book(second!, ['10:00', '11:00']))).toBe(LESSON_MESSAGES.timeTaken);
    const { places } = await showLine(people.pro, services);
    expect(places.map(({ player, hold }) => [player.id, hold?.start ?? null])).toEqual([
      [first!.id, '10:00:00'],
      [second!.id, null],
    ]);
  });

  test('a no goes to the next, and a lapsed hold too; then the time is free for all', async () => {
    await ask(first!);
    await ask(second!);
    await free();
    await say(first!, false);
    await sweep();
    expect(await countHeld()).toEqual([0, 1]);
    clock.set('2031-03-10T12:20:00Z');
    expect(await starts(first!)).toEqual(['10:00:00']);
    await sweep();
    expect(await countHeld()).toEqual([0, 0]);
    expect(await starts(second!)).toEqual(['10:00:00']);
    await sweep();
    expect(await countHeld()).toEqual([0, 0]);
  });

  test('the time beside one that the coach has booked over goes on along it', async () => {
    await hours(services, people.pro, times(['10:00', '12:00']));
    await cancelLesson(holder, { id }, services);
    ({ id } = await book(holder, ['10:00', '12:00'], { duration: 120 }));
    const third = await people.another();
    for (const player of [first!, second!, third]) await ask(player);
    await free();
    expect(await countHeld()).toEqual([1, 1]);
    const hold = await readHoldId(first!);
    await book(people.pro, ['10:00', '10:30'], { player_id: 'guest', guest_name: 'Kim', duration: 30 });
    await say(second!, false);
    await sweep();
    expect(await held(third)).toMatchObject([{ start: '10:30:00', end: '11:30:00' }]);
    expect((await getHold(first!, { id: hold }, services)).refusal).toBe(SCHEDULE_MESSAGES.holdGone);
  });

  test('a yes is a booking paid for as any other, which ends the wait', async () => {
    await credits(services, { pro: people.pro, player: first! }, 4);
    await ask(first!);
    await free();
    const { lesson_id } = await answerHold(
      first!,
      { id: await readHoldId(first!), response: true, payment_type: 'credits' },
      services,
    );
    const lesson = await home.db.lessons.findUniqueOrThrow({ where: { id: lesson_id! } });
    expect(lesson).toMatchObject({ player_id: first!.id, starts_at: new Date('2031-03-13T10:00:00Z'), credits: 4 });
    expect(await readCredits(home.db, first!)).toBe(0);
    expect(await listWaiting(first!, services)).toMatchObject({ requests: [], holds: [] });
  });

  test('a yes that cannot be paid for leaves the time held', async () => {
    await ask(first!);
    await free();
    const hold = await readHoldId(first!);
    await expectFault('credits', answerHold(first!, { id: hold, response: true, payment_type: 'credits' }, services));
    await expectFault('payment_type', answerHold(first!, { id: hold, response: true }, services));
    expect(await countHeld()).toEqual([1, 0]);
  });

  test('what is held belongs to one player: for others it is not there', async () => {
    await ask(first!);
    await free();
    const hold = await readHoldId(first!);
    expect(await catchRefusal(getHold(second!, { id: hold }, services))).toEqual(NOT_FOUND);
    expect(await catchRefusal(answerHold(second!, { id: hold, response: false }, services))).toEqual(NOT_FOUND);
  });

  test('who booked the time in the usual way has it, and who removes the requested lets it go on', async () => {
    await ask(first!);
    await ask(second!);
    await free();
    const [request] = (await listWaiting(first!, services)).requests;
    await removeRequest(first!, { id: request!.id }, services);
    await sweep();
    expect(await countHeld()).toEqual([0, 1]);
    await book(second!, ['10:00', '11:00']);
    expect(await listWaiting(second!, services)).toMatchObject({ requests: [], holds: [] });
  });

  test('who removes the requested while a time is being held for it lets that go on too', async () => {
    await ask(first!);
    await ask(second!);
    await cancelLesson(holder, { id }, services);
    const [request] = (await listWaiting(first!, services)).requests;
    const pro_id = people.pro.id;
    const opening = await home.db.waiting_openings.findFirstOrThrow({ where: { pro_id } });
    let removing: Promise<unknown> = Promise.resolve();
    // What an offer does that has read the line with the first player in it.
    await inTransaction(home.db, async (tx) => {
      await lockDiary(tx, pro_id);
      removing = removeRequest(first!, { id: request!.id }, services);
      await waitUntilBlocked(home.db);
      await tx.waiting_holds.create({
        data: {
          opening_id: opening.id,
          request_id: request!.id,
          player_id: first!.id,
          pro_id,
          starts_at: new Date('2031-03-13T10:00:00Z'),
          ends_at: new Date('2031-03-13T11:00:00Z'),
          held_at: services.now(),
          expires_at: new Date('2031-03-10T12:20:00Z'),
        },
      });
    });
    await removing;
    expect(await countHeld()).toEqual([0, 0]);
    await sweep();
    expect(await countHeld()).toEqual([0, 1]);
  });

  test('a no that comes while its opening is being offered waits for its turn, and the time goes on', async () => {
    await ask(first!);
    await ask(second!);
    await free();
    const pro_id = people.pro.id;
    let no: Promise<unknown> = Promise.resolve();
    // What an offer does that has read the time as held, and finds no hold left to wait for.
    await inTransaction(home.db, async (tx) => {
      await lockDiary(tx, pro_id);
      no = say(first!, false);
      await waitUntilBlocked(home.db);
      await tx.waiting_openings.updateMany({ where: { pro_id, due_at: { not: null } }, data: { due_at: null } });
    });
    await no;
    await sweep();
    expect(await countHeld()).toEqual([0, 1]);
  });

  test('a time that comes free while the coach takes no bookings is offered once they do again', async () => {
    const subscribe = (until: string) =>
      home.db.users.update({ where: { id: people.pro.id }, data: { subscribed_until: new Date(until) } });
    await ask(first!);
    await subscribe('2031-01-01');
    await free();
    await sweep();
    expect(await countHeld()).toEqual([0, 0]);
    await subscribe('9999-01-01');
    clock.pass(1);
    await sweep();
    expect(await countHeld()).toEqual([1, 0]);
  });

  test('whoever freed the time is not offered it', async () => {
    await ask(holder);
    await free();
    expect(await held(holder)).toEqual([]);
  });

  test('20 requests and no more, also when two are made at once', async () => {
    const from = (minute: number) => ask(first!, { start: `09:${minute}:00` });
    for (let nth = 10; nth < 29; nth += 1) await from(nth);
    const { granted, refused } = await atOnce([from(30), from(31)]);
    expect([granted.length, refused[0]?.errors]).toEqual([1, { date: [SCHEDULE_MESSAGES.waitingFull(20)] }]);
    expect(await expectFault('date', ask(second!, { date: '2031-03-09' }))).toBe(SCHEDULE_MESSAGES.waitingPast);
  });

  test('a requested that is sent again, or twice at once, is one, with its place in the line', async () => {
    const [own] = (await ask(first!)).requests;
    clock.pass(1);
    await ask(second!);
    await atOnce([ask(first!), ask(first!)]);
    expect((await ask(first!)).requests).toEqual([own]);
    await free();
    expect(await countHeld()).toEqual([1, 0]);
  });

  test('a requested for a date ends with the date', async () => {
    await ask(first!);
    await ask(first!, { date: undefined, day: 3 });
    clock.set('2031-03-14T00:00:00Z');
    expect((await listWaiting(first!, services)).requests.map(({ day }) => day)).toEqual([3]);
    clock.set('2031-03-14T12:00:00Z');
    await sweep();
    expect(await home.db.waiting_requests.count({ where: { player_id: first!.id, ended_at: null } })).toBe(1);
  });

  test('the night waits for seven, and the last hold is over by nine', async () => {
    clock.set('2031-03-10T20:40:01Z');
    await ask(first!);
    await free();
    expect(await countHeld()).toEqual([0, 0]);
    clock.set('2031-03-11T06:59:00Z');
    await sweep();
    expect(await countHeld()).toEqual([0, 0]);
    clock.set('2031-03-11T07:00:00Z');
    await sweep();
    expect((await held(first!))[0]?.expires_at).toBe('2031-03-11T07:20:00.000Z');
  });
});

describe('what makes a time free', () => {
  beforeEach(() => ask(first!));
  const waysOut: [string, () => Promise<unknown>][] = [
    ['the coach cancels', () => cancelLesson(people.pro, { id }, services)],
    [
      'the coach moves it away',
      () =>
        changeLesson(
          people.pro,
          { id, date: DAY, time: times(['14:00', '15:00']), outside_availability: true },
          services,
        ),
    ],
    [
      'hours are opened for a date',
      () => saveDates(people.pro, { start: DAY, end: DAY, times: times(['10:00', '12:00']) }, services),
    ],
    [
      'closed time is given back',
      async () => {
        await cancelLesson(people.pro, { id }, services);
        await home.db.waiting_openings.deleteMany();
        await saveDates(people.pro, { start: DAY, end: DAY, times: [] }, services);
        await clearDates(people.pro, { start: DAY, end: DAY }, services);
      },
    ],
  ];
  test.each(waysOut)('%s', async (_, happens) => {
    await happens();
    await sweep();
    expect(await countHeld()).toEqual([1, 0]);
  });

  test('a lesson is shortened, for whom the rest is long enough', async () => {
    await ask(second!, { duration: 30 });
    await changeLesson(holder, { id, duration: 30 }, services);
    await sweep();
    expect(await countHeld()).toEqual([0, 1]);
    expect((await held(second!))[0]).toMatchObject({ start: '10:30:00', end: '11:00:00' });
  });
});

describe('what a hold is to others', () => {
  beforeEach(async () => {
    await ask(first!);
    await free();
  });

  test('the coach may book over it, and the player is told why it is gone', async () => {
    const hold = await readHoldId(first!);
    await book(people.pro, ['10:00', '11:00'], { player_id: 'guest', guest_name: 'Sam' });
    expect((await getHold(first!, { id: hold }, services)).refusal).toBe(SCHEDULE_MESSAGES.holdGone);
    expect(
      await expectFault('time', answerHold(first!, { id: hold, response: true, payment_type: 'on_day' }, services)),
    ).toBe(SCHEDULE_MESSAGES.holdGone);
  });

  test('another player cannot move a lesson there', async () => {
    await hours(services, people.pro, times(['10:00', '12:00']));
    const { id: other } = await book(second!, ['11:00', '12:00']);
    const move = { id: other, date: DAY, time: times(['10:00', '11:00']) };
    expect(await expectFault('time', changeLesson(second!, move, services))).toBe(LESSON_MESSAGES.timeTaken);
  });

  test('the question of the cancelled lesson waits until the line is through, and then tells all others', async () => {
    expect(await listFreedSlots(people.pro, services)).toEqual([]);
    expect(
      await expectFault('lesson_id', answerFreedSlot(people.pro, { response: true, lesson_id: id }, services)),
    ).toBe(LESSON_MESSAGES.heldForLine);
    await say(first!, false);
    await sweep();
    expect(await listFreedSlots(people.pro, services)).toMatchObject([{ id, still_free: true }]);
    expect(await answerFreedSlot(people.pro, { response: true }, services)).toMatchObject({
      lesson_id: id,
      told: true,
    });
  });

  test('its player is mailed at once, and the work of the event is done once', async () => {
    const jobs = testJobs(home.db, new Date(NOW));
    await runPendingJobs(jobs);
    expect(await countHeld()).toEqual([1, 0]);
    await deliverAll(jobs);
    const { email } = await home.db.users.findUniqueOrThrow({ where: { id: first!.id } });
    expect(jobs.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject)).toEqual([
      'A time is held for you: Thursday 13 March, 10:00',
    ]);
  });
});
