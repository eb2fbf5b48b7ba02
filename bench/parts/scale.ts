import { connectDb, type Db } from '@fairway/db/client';
import {
  startQueryPlanner,
  isSequentialScan,
  listTableReads,
  recordStatements,
  type QueryPlanner,
  type PlanNode,
  type Statement,
} from '@fairway/server/test/query-plans';
import { addDays, toDate } from '@fairway/time/calendar';
import { startOfDay } from '@fairway/time/zoned-time';
import { availabilityWithBookings } from '../../apps/server/src/domains/lessons/availability/service.ts';
import { findSchedule } from '../../apps/server/src/domains/schedule/hours/repository.ts';
import { readDayCounts } from '../../apps/server/src/domains/lessons/history/repository.ts';
import type { Actor } from '../../apps/server/src/app/context.ts';
import { measureBeside, measureMs } from '../club/beside.ts';
import { listCalls, procedures } from '../club/calls.ts';
import { loadClub, type Club } from '../club/load.ts';
import { busyPros, loadPeople } from '../club/people.ts';
import { median, type Figure } from '../figures.ts';
import { depsFor } from '../world.ts';

const ZONE = 'Europe/London';
const SMALL = 50_000;
const LARGE = 5_000_000;
/** Each of the pros' months, so many times; the first round warms up. */
const ROUNDS = 60;
const MONTHS = 6;
/** The small club has no more pros who are this busy. */
const PROS = 2;
const MANY_PROS = 200;

/** The club of a platform that has grown a hundredfold: what a pro's month costs then, and that nothing reads all lessons. */
export async function measureScale(url: string): Promise<Figure[]> {
  const small = await loadClub(url, { name: 'bench_small_club', lessons: SMALL });
  const large = await loadClub(url, { name: 'bench_large_club', lessons: LARGE });
  // The months first: the calls book, move and cancel.
  const months = await compareMonths(small, large);
  const plans = await fullReads(large);
  for (const line of plans.faults) console.error(line);
  return [
    {
      what: '5,000,000 lessons in the table',
      value: large.seconds,
      unit: 's',
      how: `to load, index and analyse; ${large.pros} pros`,
    },
    ...months,
    {
      what: 'Statements that read all lessons, of those the diary and the lessons pages send',
      value: plans.faults.length,
      unit: '',
      limit: { exactly: 0 },
      how: `plans of ${plans.statements} statements from ${plans.calls} calls, with 5,000,000 rows`,
    },
  ];
}

/** A pro, and one month of theirs. */
interface Month {
  pro: Actor;
  first: string;
  last: string;
}

const at = (date: string) => new Date(startOfDay(ZONE, date)).toISOString();

/** What a month of a pro's is read by: its bookable times, its days in the month view, and its hours with the lessons themselves. */
const READS: [what: string, how: string, read: (db: Db, month: Month) => Promise<unknown>][] = [
  [
    'bookable times',
    '`readDiary`',
    (db, { pro, first, last }) => findSchedule(db, { pro_id: pro.id, from: first, to: last }),
  ],
  [
    'the month view',
    '`readDayCounts` of six weeks',
    (db, { pro, first }) =>
      readDayCounts(
        db,
        { pro_id: pro.id },
        Array.from({ length: 43 }, (_, day) => at(addDays(first, day))),
      ),
  ],
  [
    'its hours and about 200 lessons',
    '`availabilityWithBookings`',
    (db, { pro, first, last }) => availabilityWithBookings(pro, { start: first, end: last }, depsFor(db)),
  ],
];

async function compareMonths(small: Club, large: Club): Promise<Figure[]> {
  const clubs = await Promise.all(
    [small, large].map(async (club) => ({ db: connectDb({ url: club.url, max: 2 }), months: await listMonths(club) })),
  );
  const [few, many] = clubs as [(typeof clubs)[number], (typeof clubs)[number]];
  try {
    const figures: Figure[] = [];
    for (const [what, how, read] of READS) {
      const pairs = few.months.map((month, nth) => ({
        few: () => read(few.db, month),
        many: () => read(many.db, many.months[nth]!),
      }));
      const costs = await measureBeside(pairs, ROUNDS);
      figures.push(...listFigures(what, how, costs.few, costs.many));
    }
    figures.push(await spread(many.db, large));
    return figures;
  } finally {
    for (const { db } of clubs) await db.$disconnect();
  }
}

/** A month of each of many pros, one after the other: nothing of it was read a moment ago. */
async function spread(db: Db, club: Club): Promise<Figure> {
  const months = (await listMonths(club, MANY_PROS)).filter((_, nth) => nth % MONTHS === 0);
  const costs: number[] = [];
  for (const { pro, first, last } of months)
    costs.push(await measureMs(() => findSchedule(db, { pro_id: pro.id, from: first, to: last })));
  return {
    what: '… bookable times of a pro who was not read before',
    value: median(costs),
    unit: 'ms',
    how: `p50 of ${MANY_PROS} pros, one month of each`,
  };
}

const listFigures = (what: string, how: string, few: number, many: number): Figure[] => [
  {
    what: `A pro's month among 50,000 lessons: ${what}`,
    value: few,
    unit: 'ms',
    how: `${how}, p50 of ${ROUNDS * MONTHS * PROS}`,
  },
  { what: '… among 5,000,000', value: many, unit: 'ms', how: 'the same pros, beside each other in one run' },
  { what: '… against 50,000', value: many / few, unit: 'x', limit: { most: 1.15 }, how: 'p50 against p50' },
];

/** Months behind and ahead of the busiest pros. */
async function listMonths(club: Club, count = PROS): Promise<Month[]> {
  const today = toDate(Date.now());
  return (await busyPros(club, count)).flatMap((pro) =>
    Array.from({ length: MONTHS }, (_, nth) => {
      const first = addDays(today, 30 * (nth - MONTHS + 2));
      return { pro, first, last: addDays(first, 30) };
    }),
  );
}

/** What PostgreSQL counts at most for planning anew, in the costs of a plan: it takes the general one where that is no dearer. */
const PLANNING = 50;

/** How a statement reads lessons where it reads all of them, by its own plan or by the one that is kept for any values. */
async function listFullReads(planner: QueryPlanner, statement: Statement): Promise<string[]> {
  const full = (plan: PlanNode) =>
    listTableReads(plan, 'lessons')
      .filter(isSequentialScan)
      .map((step) => step['Node Type']);
  const [own, general] = [await planner.plan(statement), await planner.plan(statement, 'GENERIC_PLAN')];
  const kept = general['Total Cost'] <= own['Total Cost'] + PLANNING;
  return [...full(own), ...(kept ? full(general).map((how) => `${how} (prepared)`) : [])];
}

const sentBy = (name: string, run: () => Promise<unknown>): Promise<Statement[]> =>
  recordStatements('lessons', run).catch((cause: unknown) => {
    throw new Error(`The bench's call of ${name} was refused.`, { cause });
  });

/** Makes every call of the screens on the large club, and asks PostgreSQL how it would answer each statement they sent. */
async function fullReads(club: Club): Promise<{ statements: number; calls: number; faults: string[] }> {
  const db = connectDb({ url: club.url, max: 4 });
  const planner = await startQueryPlanner(club.url);
  try {
    const calls = listCalls(await loadPeople(club), depsFor(db));
    const called = new Set(calls.map(({ name }) => /^\w+\.\w+/.exec(name)?.[0]));
    const faults = procedures.filter((name) => !called.has(name)).map((name) => `${name} is not called by the bench`);
    const seen = new Set<string>();
    for (const { name, run } of calls)
      for (const statement of await sentBy(name, run)) {
        seen.add(statement.text);
        for (const how of await listFullReads(planner, statement))
          faults.push(`${name}: ${how} of lessons\n${statement.text}`);
      }
    return { statements: seen.size, calls: calls.length, faults };
  } finally {
    await planner.end();
    await db.$disconnect();
  }
}
