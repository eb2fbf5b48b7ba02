import { AVAILABILITY_SPAN_DAYS, LIST_LIMIT } from '@fairway/contracts/constants';
import type { Lesson, PastUpcoming } from '@fairway/contracts/lessons';
import type { DbOrTx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { addDays, startOfDay, wallAt, zoneOr } from '../../diary/rules/wallclock.ts';
import { scopeOf, sideOf } from '../access.ts';
import {
  readLatest,
  readLesson,
  readNeighbours,
  readPastUpcoming,
  readStarting,
  type LessonRow,
  type Scope,
} from '../store/read.ts';
import { lessonView } from '../view.ts';

const viewsOf = (rows: LessonRow[], actor: Actor, now: Date): Lesson[] =>
  rows.map((row) => lessonView(row, sideOf(actor), now));

/** One lesson the caller gives or takes; 404 for any other. */
export async function lessonById(
  actor: Actor,
  id: string,
  { db, now }: { db: DbOrTx; now: () => Date },
): Promise<Lesson> {
  const row = await readLesson(db, scopeOf(actor), id);
  if (!row) throw notFound();
  return lessonView(row, sideOf(actor), now());
}

/** The caller's lessons, newest first, 200 a page (V5). */
export async function lessonsOf(actor: Actor, { page }: { page: number }, { db, now }: Deps): Promise<Lesson[]> {
  const rows = await readLatest(db, scopeOf(actor), { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });
  return viewsOf(rows, actor, now());
}

interface Span {
  start: string;
  end: string;
}

const readDays = (
  actor: Actor,
  { start, end }: Span,
  { db }: Deps,
  page: { limit: number; offset: number },
): Promise<LessonRow[]> => {
  const zone = zoneOr(actor.timezone);
  const days = { from: new Date(startOfDay(zone, start)), until: new Date(startOfDay(zone, addDays(end, 1))) };
  return readStarting(db, scopeOf(actor), { ...days, ...page });
};

/** The caller's live lessons over a span of days of the pro's calendar, ascending, 200 a page (V5). */
export async function lessonsBetween(
  actor: Actor,
  { page, ...span }: Span & { page: number },
  deps: Deps,
): Promise<Lesson[]> {
  const rows = await readDays(actor, span, deps, { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });
  return viewsOf(rows, actor, deps.now());
}

/** All of them, for a span that is short: lessons of a quarter of an hour are at most 96 a day (D3). */
export async function everyLessonBetween(actor: Actor, span: Span, deps: Deps): Promise<Lesson[]> {
  const rows = await readDays(actor, span, deps, { limit: AVAILABILITY_SPAN_DAYS * 96, offset: 0 });
  return viewsOf(rows, actor, deps.now());
}

/** Today's, coming and past lessons on the pro's calendar (D15). */
export async function pastUpcoming(actor: Actor, deps: Deps): Promise<PastUpcoming> {
  const zone = zoneOr(actor.timezone);
  const now = deps.now();
  const today = wallAt(zone, now.getTime()).date;
  const bounds = {
    today: new Date(startOfDay(zone, today)),
    tomorrow: new Date(startOfDay(zone, addDays(today, 1))),
    limit: LIST_LIMIT,
  };
  const rows = await readPastUpcoming(deps.db, scopeOf(actor), bounds);
  return {
    todays: viewsOf(rows.todays, actor, now),
    upcoming: viewsOf(rows.upcoming, actor, now),
    past: viewsOf(rows.past, actor, now),
  };
}

/** The live lessons still to begin, soonest first, 200 at most. */
export const comingLessons = async (actor: Actor, db: DbOrTx, now: Date): Promise<Lesson[]> =>
  viewsOf(await readStarting(db, scopeOf(actor), { from: now, until: null, limit: LIST_LIMIT }), actor, now);

/** A person's lessons around now (D14). */
export interface Neighbours {
  current: Lesson | null;
  next: Lesson | null;
  last: Lesson | null;
}

const EMPTY: Neighbours = { current: null, next: null, last: null };

/** The caller's current, next and last lesson in one read; none for an admin. */
export const neighbours = (actor: Actor, db: DbOrTx, now: Date): Promise<Neighbours> =>
  actor.type === 'admin' ? Promise.resolve(EMPTY) : neighboursIn(scopeOf(actor), sideOf(actor), db, now);

/** The same for one side of a lesson. */
export async function neighboursIn(scope: Scope, side: 'pro' | 'player', db: DbOrTx, now: Date): Promise<Neighbours> {
  const { current, next, last } = await readNeighbours(db, scope, now);
  const view = (row: LessonRow | null) => row && lessonView(row, side, now);
  return { current: view(current), next: view(next), last: view(last) };
}
