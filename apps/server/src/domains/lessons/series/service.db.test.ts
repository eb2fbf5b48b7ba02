import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { SeriesIn } from '@fairway/contracts/lessons/series';
import { atOnce, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { hours } from '#test/hours.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { readCredits, expectNoTrace, unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { execute } from '@fairway/db/query';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { saveDates } from '#domains/schedule/hours/service.ts';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { cancelFollowing, moveFollowing, bookSeries, previewSeries } from './service.ts';

/** Monday, nine in the morning in London; the series are on Wednesdays at ten, over the clock change of 30 March. */
const NOW = '2031-03-10T09:00:00Z';
const WEDNESDAYS = ['2031-03-12', '2031-03-19', '2031-03-26', '2031-04-02'];
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

const requested = (fields: Partial<SeriesIn> = {}): SeriesIn => ({
  player_id: people.player.id,
  dates: WEDNESDAYS,
  start: '10:00:00',
  duration: 60,
  payment_type: 'on_day',
  ...fields,
});
const book = (fields: Partial<SeriesIn> = {}) => bookSeries(people.pro, requested(fields), services);
const preview = async (date = WEDNESDAYS[0]!, start = '10:00:00') =>
  (await previewSeries(people.pro, { date, start, duration: 60, count: 4 }, services)).map(({ status }) => status);
const single = (actor: Actor, date: string, [start, end]: [string, string]) =>
  bookLesson(actor, { date, time: times([start, end]), duration: 60, payment_type: 'on_day' }, services);
const refused = (call: () => Promise<unknown>) => expectNoTrace(home.db, call);
const when = ({ date, start }: Lesson) => `${date} ${start.slice(0, 5)}`;
const live = async () =>
  (
    await home.db.lessons.findMany({
      where: { pro_id: people.pro.id, cancelled_at: null },
      orderBy: { starts_at: 'asc' },
    })
  ).map(({ starts_at }) => starts_at.toISOString().slice(5, 16));
const events = async () =>
  (
    await home.db.outbox.findMany({
      where: { payload: { path: ['actor_id'], equals: people.pro.id } },
      orderBy: { id: 'asc' },
    })
  ).filter(({ topic }) => topic.startsWith('lesson'));

/** Tells all that was noted and delivers it: what the mails say. */
async function mails() {
  const jobs = testJobs(home.db, clock.now());
  for (const { id } of await events()) {
    await dispatchNotifications({ outbox_id: String(id) }, jobs);
    for (const delivery of await home.db.notification_deliveries.findMany({
      where: { outbox_id: id, status: 'pending' },
    }))
      await deliver({ delivery_id: delivery.id }, jobs);
  }
  return jobs.mails;
}

describe('the preview', () => {
  test('names each date as free, taken or outside the hours', async () => {
    await single(people.player, WEDNESDAYS[1]!, ['10:30', '11:30']);
    await saveDates(people.pro, { start: WEDNESDAYS[2]!, end: WEDNESDAYS[2]!, times: [] }, services);
    expect(await preview()).toEqual(['free', 'taken', 'outside', 'free']);
  });

  test('and writes nothing', async () => {
    const before = await home.db.lessons.count();
    await preview();
    expect(await home.db.lessons.count()).toBe(before);
  });
});

describe('booking', () => {
  test('makes exactly the ticked dates, at the same time of day over a clock change, as one series', async () => {
    const ticked = [WEDNESDAYS[0]!, WEDNESDAYS[2]!, WEDNESDAYS[3]!];
    const { lessons, series_id } = await book({ dates: ticked });
    expect(lessons.map(when)).toEqual(ticked.map((date) => `${date} 10:00`));
    expect(lessons.map((lesson) => lesson.starts_at.slice(11, 16))).toEqual(['10:00', '10:00', '09:00']);
    expect(new Set(lessons.map((lesson) => lesson.series_id))).toEqual(new Set([series_id]));
    expect(await live()).toHaveLength(3);
  });

  test('pays each lesson by itself', async () => {
    await credits(services, people, 20);
    const { lessons, credits: left } = await book({ payment_type: 'credits' });
    expect(lessons.map((lesson) => [lesson.payment_type, lesson.credits])).toEqual(
      WEDNESDAYS.map(() => ['credits', 4]),
    );
    expect(Object.values(left).flat()).toHaveLength(4);
    await cancelLesson(people.player, { id: lessons[1]!.id }, services);
    expect(await readCredits(home.db, people.player)).toBe(8);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('takes all or nothing: one date in the way, too few credits, a stranger, no rights', async () => {
    await single(people.player, WEDNESDAYS[3]!, ['10:45', '11:45']);
    expect(await refused(() => book())).toMatchObject({
      status: 422,
      errors: { dates: ['Wednesday 2 April: Sorry, that time is no longer free. Please choose another.'] },
    });
    await credits(services, people, 11);
    const poor = await refused(() => book({ payment_type: 'credits', dates: WEDNESDAYS.slice(0, 3) }));
    expect(Object.keys(poor.errors ?? {})).toEqual(['credits']);
    const others = await coaching(services);
    expect(await refused(() => book({ player_id: others.player.id }))).toEqual(NOT_FOUND);
    await expectFault('dates', book({ dates: ['2031-03-12', '2031-03-20'] }));
  });

  test('goes outside the hours only when the pro says so', async () => {
    await saveDates(people.pro, { start: WEDNESDAYS[2]!, end: WEDNESDAYS[2]!, times: [] }, services);
    await expectFault('dates', book());
    expect((await book({ outside_availability: true })).lessons).toHaveLength(4);
  });

  test('for a guest tells nobody', async () => {
    await book({ player_id: 'guest', guest_name: 'Juniors' });
    expect(await events()).toEqual([]);
  });

  test('twice over makes one series: the second finds its times taken', async () => {
    await book();
    await refused(() => book());
    expect([(await live()).length, (await events()).length]).toEqual([4, 1]);
  });

  test('many at once, and players who want one of the times: one has each time, nobody half a series', async () => {
    const racers = await Promise.all(Array.from({ length: 6 }, () => people.another()));
    for (const player of racers) await credits(services, { pro: people.pro, player }, 4);
    await credits(services, people, 16);
    const { granted } = await atOnce<unknown>([
      book({ payment_type: 'credits' }),
      book({ payment_type: 'credits' }),
      ...racers.map((player, nth) =>
        bookLesson(
          player,
          { date: WEDNESDAYS[nth % 4]!, time: times(['10:00', '11:00']), duration: 60, payment_type: 'credits' },
          services,
        ),
      ),
    ]);
    const made = await home.db.lessons.findMany({ where: { pro_id: people.pro.id } });
    const ofSeries = made.filter(({ series_id }) => series_id !== null).length;
    expect([0, 4]).toContain(ofSeries);
    expect(new Set(made.map(({ starts_at }) => starts_at.getTime())).size).toBe(made.length);
    expect(granted).toHaveLength(ofSeries === 4 ? made.length - 3 : made.length);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('and a failure at the last step leaves nothing', async () => {
    await execute(home.db, sql`ALTER TABLE outbox ADD CONSTRAINT no_more CHECK (topic <> 'lessons.changed') NOT VALID`);
    try {
      await expect(book()).rejects.toThrow('no_more');
      expect(await live()).toEqual([]);
    } finally {
      await execute(home.db, sql`ALTER TABLE outbox DROP CONSTRAINT no_more`);
    }
  });
});

describe('this one and later', () => {
  let lessons: Lesson[];
  beforeEach(async () => {
    await credits(services, people, 16);
    ({ lessons } = await book({ payment_type: 'credits' }));
  });
  const move = (nth: number, date: string, time: [string, string], fields = {}) =>
    moveFollowing(people.pro, { id: lessons[nth]!.id, date, time: times(time), ...fields }, services);

  test('are moved by as many days, to one time, onto each other’s places too', async () => {
    const answer = await move(1, WEDNESDAYS[2]!, ['10:00', '11:00']);
    expect(answer.lessons.map(when)).toEqual(['2031-03-26 10:00', '2031-04-02 10:00', '2031-04-09 10:00']);
    expect(await live()).toEqual(['03-12T10:00', '03-26T10:00', '04-02T09:00', '04-09T09:00']);
    const back = await move(1, WEDNESDAYS[1]!, ['10:00', '11:00']);
    expect(back.lessons.map(when)).toEqual(WEDNESDAYS.slice(1).map((date) => `${date} 10:00`));
  });

  test('are moved once, however often that is asked: a lost answer tells nobody twice', async () => {
    const first = await move(1, '2031-03-20', ['10:00', '11:00']);
    const changed = () =>
      home.db.outbox.count({
        where: { topic: 'lessons.changed', payload: { path: ['player_id'], equals: people.player.id } },
      });
    const told = await changed();
    expect((await move(1, '2031-03-20', ['10:00', '11:00'])).lessons).toEqual(first.lessons);
    expect(await changed()).toBe(told);
  });

  test('change their length, and each pays or gets back its own difference', async () => {
    const answer = await move(2, WEDNESDAYS[2]!, ['10:30', '11:00'], { duration: 30 });
    expect(answer.lessons.map(({ duration, credits: paid }) => [duration, paid])).toEqual([
      [30, 2],
      [30, 2],
    ]);
    expect(await readCredits(home.db, people.player)).toBe(4);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('stay where they are when one of them finds no place', async () => {
    await single(await people.another(), '2031-04-03', ['14:30', '15:30']);
    expect(await refused(() => move(1, '2031-03-20', ['14:00', '15:00']))).toMatchObject({
      errors: { time: ['Thursday 3 April: Sorry, that time is no longer free. Please choose another.'] },
    });
    await hours(services, people.pro, times());
    await expectFault('time', move(1, '2031-03-20', ['09:00', '10:00']));
    expect((await move(1, '2031-03-20', ['09:00', '10:00'], { outside_availability: true })).lessons).toHaveLength(3);
  });

  test('are cancelled, each by its own 24-hour rule', async () => {
    clock.set('2031-03-11T11:00:00Z');
    const answer = await cancelFollowing(people.pro, { id: lessons[0]!.id }, services);
    expect(answer.lessons.every(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
    expect(await readCredits(home.db, people.player)).toBe(12);
    expect(await live()).toEqual([]);
  });

  test('leave the earlier ones, and those already cancelled, alone', async () => {
    await cancelLesson(people.player, { id: lessons[2]!.id }, services);
    const answer = await cancelFollowing(people.pro, { id: lessons[1]!.id, refund: true }, services);
    expect(answer.lessons.map(({ id }) => id)).toEqual([lessons[1]!.id, lessons[3]!.id]);
    expect(await live()).toEqual(['03-12T10:00']);
    expect(await readCredits(home.db, people.player)).toBe(12);
  });

  test('twice over is refused the second time, and tells nobody again', async () => {
    await cancelFollowing(people.pro, { id: lessons[1]!.id }, services);
    const count = (await events()).length;
    await expectFault('time', cancelFollowing(people.pro, { id: lessons[1]!.id }, services));
    expect(await events()).toHaveLength(count);
  });

  test('are nobody else’s to touch, and a lesson by itself has none', async () => {
    const others = await coaching(services);
    expect(await refused(() => cancelFollowing(others.pro, { id: lessons[1]!.id }, services))).toEqual(NOT_FOUND);
    const { lesson } = await single(people.player, '2031-03-14', ['10:00', '11:00']);
    expect(await expectFault('time', cancelFollowing(people.pro, { id: lesson.id }, services))).toBe(
      'This lesson is not part of a series.',
    );
  });

  test('moved and cancelled at once by two devices: one act wins, whole', async () => {
    const { granted } = await atOnce<unknown>([
      move(1, '2031-03-20', ['14:00', '15:00']),
      cancelFollowing(people.pro, { id: lessons[1]!.id }, services),
      cancelLesson(people.player, { id: lessons[3]!.id }, services),
    ]);
    // Whether they are moved first or cannot be any more, cancelled they are, and each is given back once.
    expect(granted.length).toBeGreaterThanOrEqual(1);
    expect(await live()).toEqual(['03-12T10:00']);
    expect(await readCredits(home.db, people.player)).toBe(12);
    expect(await unbalanced(home.db)).toEqual([]);
  });
});

describe('telling', () => {
  test('one mail for a series, one for its move, one for its end', async () => {
    const { lessons } = await book();
    const [booked, ...more] = await mails();
    expect([more, booked?.subject]).toEqual([
      [],
      'Robin Calder booked 4 lessons for you: Wednesday 12 March, 10:00 and 3 more',
    ]);
    for (const day of ['12 March', '19 March', '26 March', '2 April']) expect(booked?.text).toContain(day);
    await moveFollowing(
      people.pro,
      { id: lessons[1]!.id, date: '2031-03-20', time: times(['14:00', '15:00']) },
      services,
    );
    const moved = (await mails()).map(({ subject }) => subject);
    expect(moved).toEqual(['Robin Calder moved 3 of your lessons: Thursday 20 March, 14:00 and 2 more']);
    await cancelFollowing(people.pro, { id: lessons[3]!.id }, services);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Robin Calder cancelled your lesson: Thursday 3 April, 14:00',
    ]);
  });

  test('a lesson that was cancelled before the mail went is left out of it', async () => {
    const { lessons } = await book();
    await cancelLesson(people.player, { id: lessons[0]!.id }, services);
    const [mail] = await mails();
    expect(mail?.subject).toMatch('booked 3 lessons for you');
    expect(mail?.text).not.toContain('12 March');
  });
});
