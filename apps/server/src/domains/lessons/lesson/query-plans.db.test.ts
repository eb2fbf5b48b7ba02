import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { insertManyRows } from '#test/many-rows.ts';
import {
  startQueryPlanner,
  isSequentialScan,
  listTableReads,
  recordStatements,
  type QueryPlanner,
} from '#test/query-plans.ts';
import { inTransaction, type Tx } from '@fairway/db/client';
import { execute } from '@fairway/db/query';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  foundScheduleAsJson,
  loadSchedule,
  scheduleAsJson,
  toScheduleValues,
} from '#domains/schedule/slots/service.ts';
import { prepareCalendar } from '#domains/lessons/availability/repository.ts';
import { lotsAsJson } from '#domains/credits/ledger/service.ts';
import { prepareBookingFacts } from '#domains/lessons/booking/repository.ts';
import { claimRefilled } from '#domains/lessons/refill-refund/repository.ts';
import { remind } from '#domains/notifications/reminders/service.ts';
import { parkLessons, unparkLesson } from '#domains/lessons/batch/repository.ts';
import { lockFollowing, lockWithin, readSeries, readWithin } from '#domains/lessons/bulk-reschedule/repository.ts';
import { readClips } from '#domains/lessons/clips/repository.ts';
import { readFeed, readFeedState } from '#domains/lessons/calendar-feed/repository.ts';
import { insertFreedSlot, findFreedSlot, prepareUnanswered } from '#domains/lessons/freed-slots/repository.ts';
import {
  readLesson,
  readLessons,
  findAdjacentLessonRows,
  readComing,
  readPastUpcoming,
  readLatestStarting,
  readStarting,
  readUpcomingAfter,
  writeStar,
} from './repository.ts';
import type { Scope } from './rules.ts';

/** In a table this small PostgreSQL may well read it all, so that is forbidden here: what is left must search an index. */
const home = fileDatabase();
let planner: QueryPlanner;
const now = new Date('2031-03-12T12:00:00Z');
const today = new Date('2031-03-12T00:00:00Z');
const tomorrow = new Date(today.getTime() + DAY_MS);
const span = { start: today, end: tomorrow, now };
let pro_id: string;
let player_id: string;
let token: string;
let lesson: { id: string; pro_id: string; starts_at: Date; ends_at: Date; series_id: string };

/** Four thousand lessons of ten pros, a lesson a day in each series; every tenth is cancelled, and of those half ask the pro. */
beforeAll(async () => {
  planner = await startQueryPlanner(home.url, '-c enable_seqscan=off');
  const pros = await Promise.all(Array.from({ length: 10 }, () => aPro(home.db)));
  const players = await Promise.all(Array.from({ length: 40 }, (_, nth) => aPlayer(home.db, pros[nth % 10]!)));
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO lessons (id, pro_id, player_id, starts_at, ends_at, duration, payment_type, series_id, cancelled_at)
    SELECT gen_random_uuid(), p.pro_id, p.id, at, at + interval '30 minutes', 30, 'on_day',
      CASE WHEN p.seat = 1 THEN md5(p.id::text || day / 10)::uuid END, CASE WHEN day % 10 = 7 THEN at - interval '9 days' END
    FROM (SELECT id, pro_id, row_number() OVER (PARTITION BY pro_id ORDER BY id) AS seat FROM users WHERE type = 'player') p,
      generate_series(0, 99) AS day,
      LATERAL (SELECT timestamptz '2031-01-20 08:00Z' + day * interval '1 day' + p.seat * interval '1 hour' AS at) spot`,
  );
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO freed_slots (lesson_id, pro_id, created_at, settled_at)
    SELECT id, pro_id, cancelled_at, CASE WHEN starts_at < ${now} THEN cancelled_at END FROM lessons
    WHERE cancelled_at IS NOT NULL AND series_id IS NULL`,
  );
  await execute(home.db, sql`ANALYZE`);
  pro_id = pros[3]!.id;
  player_id = players[3]!.id;
  token = pros[3]!.calendar_token;
  const first = await home.db.lessons.findFirstOrThrow({
    where: { pro_id, series_id: { not: null }, cancelled_at: null, starts_at: { gt: now } },
    orderBy: { starts_at: 'asc' },
  });
  lesson = { ...first, series_id: String(first.series_id) };
}, 60_000);
afterAll(() => planner.end());

/** The work in a transaction that is taken back. */
const tried = (work: (tx: Tx) => Promise<unknown>) => async () => {
  const back = new Error('taken back');
  await inTransaction(home.db, async (tx) => {
    await work(tx);
    throw back;
  }).catch((error: unknown) => {
    if (error !== back) throw error;
  });
};
const of = (side: 'pro' | 'player'): Scope => (side === 'pro' ? { pro_id } : { player_id });
const bothSides = (what: string, read: (scope: Scope) => Promise<unknown>) =>
  (['pro', 'player'] as const).map((side) => [`${what}, the ${side}’s`, () => read(of(side))] as const);

const WORK: (readonly [what: string, work: () => Promise<unknown>])[] = [
  ...bothSides('one lesson', (scope) => readLesson(home.db, scope, lesson.id)),
  ...bothSides('lessons by their ids', (scope) => readLessons(home.db, scope, [lesson.id])),
  ...bothSides('live lessons of some days', (scope) =>
    readStarting(home.db, scope, { from: today, until: tomorrow, limit: 200 }),
  ),
  ...bothSides('the same, newest first', (scope) =>
    readLatestStarting(home.db, scope, { from: today, until: tomorrow, limit: 200, offset: 0 }),
  ),
  ...bothSides('live lessons to come', (scope) => readComing(home.db, scope, { from: now, limit: 20 })),
  ...bothSides('today’s, coming and past lessons', (scope) =>
    readPastUpcoming(home.db, scope, { today, tomorrow, now: today, limit: 200, page: 30 }),
  ),
  ...bothSides('a further page of upcoming lessons', (scope) =>
    readUpcomingAfter(home.db, scope, {
      tomorrow,
      after: { at: tomorrow, id: lesson.id },
      page: 30,
    }),
  ),
  ...bothSides('current, next and last lesson', (scope) => findAdjacentLessonRows(home.db, scope, now)),
  ...bothSides('a star', (scope) => writeStar(home.db, scope, lesson.id, true)),
  ['a month of the diary', () => loadSchedule(home.db, { pro_id, from: '2031-03-01', to: '2031-03-31' }, now)],
  [
    'the same for a move',
    () =>
      loadSchedule(
        home.db,
        { pro_id, from: '2031-03-01', to: '2031-03-31', excludeLessonId: lesson.id, requestedBy: pro_id },
        now,
      ),
  ],
  [
    'a week of the calendar',
    () => {
      const days = toScheduleValues({ pro_id, from: '2031-03-10', to: '2031-03-16' });
      return prepareCalendar(scheduleAsJson)(home.db, { ...days, first: today, last: tomorrow });
    },
  ],
  [
    'what a booking is decided by',
    () => {
      const days = toScheduleValues({ pro_id, from: '2031-03-12', to: '2031-03-12' });
      return prepareBookingFacts(scheduleAsJson, lotsAsJson)(home.db, {
        ...days,
        player_id,
        guest_name: null,
        may_refill: true,
        key: 'attempt',
        now,
      });
    },
  ],
  [
    'the forfeited times that a booking covers',
    tried((tx) => claimRefilled(tx, { pro_id, lesson_ids: [lesson.id], now, until: tomorrow })),
  ],
  ['the series of a lesson', tried((tx) => readSeries(tx, pro_id, lesson.id))],
  [
    'a lesson of a series and those after it',
    tried((tx) => lockFollowing(tx, pro_id, { series_id: lesson.series_id, from: lesson.starts_at, now })),
  ],
  ['the lessons of an unplayable time', () => readWithin(home.db, pro_id, { ...span, limit: 101 })],
  ['the same, locked', tried((tx) => lockWithin(tx, pro_id, span))],
  ['lessons lifted', tried((tx) => parkLessons(tx, [lesson.id], now))],
  [
    'a lesson placed',
    tried((tx) =>
      unparkLesson(tx, lesson.id, {
        starts_at: new Date(lesson.starts_at.getTime() + 12 * HOUR_MS),
        ends_at: new Date(lesson.ends_at.getTime() + 12 * HOUR_MS),
        duration: 30,
        credits: 0,
        updated_at: now,
      }),
    ),
  ],
  ['times to say something to', () => prepareUnanswered(foundScheduleAsJson)(home.db, { pro_id, now, limit: 50 })],
  ['one such time', () => findFreedSlot(home.db, pro_id, lesson.id)],
  ['a time given back', tried((tx) => insertFreedSlot(tx, lesson, now))],
  [
    'a player’s videos',
    () =>
      readClips(home.db, {
        scope: { pro_id },
        player_id,
        before: { at: now, id: lesson.id },
        limit: 31,
      }),
  ],
  ['the calendar feed', () => readFeed(home.db, token, { since: new Date(0), cancelled_since: today, limit: 5000 })],
  [
    'whether a calendar feed is news',
    () => readFeedState(home.db, token, { since: new Date(0), cancelled_since: today }),
  ],
  ['the sweep of reminders', () => remind({ db: home.db, now: () => now })],
];

test.each(WORK)('%s: every table of lessons is searched by an index', async (_, work) => {
  const statements = await recordStatements('lessons', work);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const plan = await planner.plan(statement);
    const steps = [...listTableReads(plan, 'lessons'), ...listTableReads(plan, 'freed_slots')];
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(isSequentialScan)).toEqual([]);
  }
});
