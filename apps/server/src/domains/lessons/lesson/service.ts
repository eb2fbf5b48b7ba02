import { AVAILABILITY_SPAN_DAYS, COMING_PAGE, HISTORY_PAGE, LIST_LIMIT } from '@fairway/contracts/constants';
import type { Lesson, PastUpcoming } from '@fairway/contracts/lessons/lessons';
import type { DbOrTx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { readOnce } from '#app/shared-reads.ts';
import { notFound } from '#core/app-error.ts';
import { findToday } from '@fairway/time/today';
import { cutPage, parseKeyset } from '#core/keyset.ts';
import { addDays } from '@fairway/time/calendar';
import { startOfDay, resolveZone } from '@fairway/time/zoned-time';
import { type Scope, lessonScope, roleInLesson } from './rules.ts';
import {
  readLatest,
  readLesson,
  readLessons,
  findAdjacentLessonRows,
  readPastUpcoming,
  readComing,
  readLatestStarting,
  readStarting,
  readUpcomingAfter,
  type LessonRow,
  type PastUpcomingRows,
  writeStar,
} from './repository.ts';
import { lessonView, toStartCursor } from './view.ts';

const toViews = (rows: LessonRow[], actor: Actor, now: Date): Lesson[] =>
  rows.map((row) => lessonView(row, roleInLesson(actor), now));

/** One lesson the caller gives or takes; 404 for any other. */
export async function lessonById(
  actor: Actor,
  id: string,
  { db, now }: { db: DbOrTx; now: () => Date },
): Promise<Lesson> {
  const row = await readLesson(db, lessonScope(actor), id);
  if (!row) throw notFound();
  return lessonView(row, roleInLesson(actor), now());
}

/** Lessons the caller gives or takes, in the order asked for and in one read; 404 when any is somebody else's. */
export async function lessonsById(
  actor: Actor,
  ids: string[],
  { db, now }: { db: DbOrTx; now: Date },
): Promise<Lesson[]> {
  const rows = new Map((await readLessons(db, lessonScope(actor), ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw notFound();
    return lessonView(row, roleInLesson(actor), now);
  });
}

/** The caller's lessons, newest first, 200 a page (V5). */
export async function listLessons(
  actor: Actor,
  { page }: { page: number },
  { db, now }: AppServices,
): Promise<Lesson[]> {
  const rows = await readLatest(db, lessonScope(actor), { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });
  return toViews(rows, actor, now());
}

interface Span {
  start: string;
  end: string;
}

/** The instants of a span of days of the pro's calendar. */
function toDays(actor: Actor, { start, end }: Span) {
  const zone = resolveZone(actor.timezone);
  return { from: new Date(startOfDay(zone, start)), until: new Date(startOfDay(zone, addDays(end, 1))) };
}

/** The caller's live lessons over a span of days of the pro's calendar, newest first, 200 a page (V5). */
export async function lessonsBetween(
  actor: Actor,
  { page, ...span }: Span & { page: number },
  services: AppServices,
): Promise<Lesson[]> {
  const rows = await readLatestStarting(services.db, lessonScope(actor), {
    ...toDays(actor, span),
    limit: LIST_LIMIT,
    offset: (page - 1) * LIST_LIMIT,
  });
  return toViews(rows, actor, services.now());
}

/** All of them, ascending, for a span that is short: lessons of a quarter of an hour are at most 96 a day (D3). */
export async function everyLessonBetween(actor: Actor, span: Span, services: AppServices): Promise<Lesson[]> {
  const rows = await readStarting(services.db, lessonScope(actor), {
    ...toDays(actor, span),
    limit: AVAILABILITY_SPAN_DAYS * 96,
  });
  return toViews(rows, actor, services.now());
}

/** Today's, coming and past lessons on the pro's calendar (D15), a page of each; with a cursor the coming ones behind it alone. */
export async function pastUpcoming(
  actor: Actor,
  { cursor }: { cursor?: string | null },
  services: AppServices,
): Promise<PastUpcoming> {
  const zone = resolveZone(actor.timezone);
  const now = services.now();
  const scope = lessonScope(actor);
  const today = findToday(zone, now);
  const bounds = {
    today: new Date(startOfDay(zone, today)),
    tomorrow: new Date(startOfDay(zone, addDays(today, 1))),
    now,
    limit: LIST_LIMIT,
    page: HISTORY_PAGE,
  };
  const rows: PastUpcomingRows = cursor
    ? {
        todays: [],
        past: [],
        latest: null,
        ...(await readUpcomingAfter(services.db, scope, { ...bounds, after: parseKeyset(cursor) })),
      }
    : await readPastUpcoming(services.db, scope, bounds);
  // One more than is shown tells whether there are others behind.
  const { page, next_cursor } = cutPage(rows.upcoming, HISTORY_PAGE, toStartCursor);
  return {
    todays: toViews(rows.todays, actor, now),
    upcoming: toViews(page, actor, now),
    past: toViews(rows.past, actor, now),
    next_cursor,
    upcoming_total: rows.upcoming_total,
    latest: rows.latest && lessonView(rows.latest, roleInLesson(actor), now),
  };
}

/** The live lessons still to begin, soonest first: the first page of them. */
export const comingLessons = async (actor: Actor, db: DbOrTx, now: Date): Promise<Lesson[]> =>
  toViews(await readComing(db, lessonScope(actor), { from: now, limit: COMING_PAGE }), actor, now);

/** A person's lessons around now (D14). */
export interface AdjacentLessons {
  current: Lesson | null;
  next: Lesson | null;
  last: Lesson | null;
}

const EMPTY: AdjacentLessons = { current: null, next: null, last: null };

/** The caller's current, next and last lesson in one read; none for an admin. A page asks for them twice, and gets them once. */
export const findAdjacentLessons = (actor: Actor, db: DbOrTx, now: Date): Promise<AdjacentLessons> =>
  actor.type === 'admin'
    ? Promise.resolve(EMPTY)
    : readOnce(actor, 'adjacent lessons', () =>
        findAdjacentLessonsIn(lessonScope(actor), roleInLesson(actor), db, now),
      );

/** The same for one side of a lesson. */
export async function findAdjacentLessonsIn(
  scope: Scope,
  side: 'pro' | 'player',
  db: DbOrTx,
  now: Date,
): Promise<AdjacentLessons> {
  const { current, next, last } = await findAdjacentLessonRows(db, scope, now);
  const view = (row: LessonRow | null) => row && lessonView(row, side, now);
  return { current: view(current), next: view(next), last: view(last) };
}

/** Turns the caller's own star of a lesson over, or sets it (R5). Nobody is told, and calendars do not change by it. */
export async function starLesson(
  actor: Actor,
  { id, starred }: { id: string; starred?: boolean },
  services: AppServices,
): Promise<Lesson> {
  if (!(await writeStar(services.db, lessonScope(actor), id, starred ?? null))) throw notFound();
  return lessonById(actor, id, services);
}
