import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx } from '@fairway/db/client';
import type { Keyset } from '#core/keyset.ts';
import { isoText } from '@fairway/db/iso-text';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { expressionBuilder, type Compilable, type Expression, type ExpressionBuilder, type InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { LONGEST_LESSON_MS, type Scope } from './rules.ts';

/** A lesson `l` with its people. */
interface WithPeople extends Database {
  l: Database['lessons'];
  pro: Database['users'];
  player: { [Column in keyof Database['users']]: Database['users'][Column] | null };
}

/** Whether the pro has written a part of a lesson's record. */
export const isRecorded = (lesson_id: Expression<string>) =>
  expressionBuilder<Database>()
    .exists((eb) =>
      eb
        .selectFrom('lesson_sections as part')
        .select('part.id')
        .where('part.lesson_id', '=', lesson_id)
        .where('part.is_player_submitted', '=', false),
    )
    .$castTo<boolean>();

/** The group lesson that a lesson of this `group_lesson_id` belongs to, or is itself (D21). */
export const groupAsJson = (group_lesson_id: Expression<string | null>) =>
  jsonObjectFrom(
    expressionBuilder<Database>()
      .selectFrom('group_lessons as g')
      .innerJoin('lessons as whole', 'whole.id', 'g.lesson_id')
      .where('g.lesson_id', '=', group_lesson_id)
      .select(['g.lesson_id as id', 'g.title', 'g.places', 'g.taken', 'whole.credits', 'g.price']),
  );

/** What is read of a lesson `l` and of its people, `pro` and `player`. */
export const lessonColumns = (eb: ExpressionBuilder<WithPeople, 'l' | 'pro' | 'player'>) =>
  [
    'l.id',
    'l.type',
    isoText(eb.ref('l.starts_at')).as('starts_at'),
    isoText(eb.ref('l.ends_at')).as('ends_at'),
    'pro.timezone',
    'l.duration',
    'l.pro_id',
    'pro.first_name as pro_first_name',
    'pro.last_name as pro_last_name',
    'l.player_id',
    'player.first_name as player_first_name',
    'player.last_name as player_last_name',
    'l.guest_name',
    groupAsJson(eb.ref('l.group_lesson_id')).as('group'),
    'l.note',
    'l.player_note',
    'l.payment_type',
    'l.credits',
    'l.venue',
    isoText(eb.ref('l.cancelled_at')).as('cancelled_at'),
    'l.fee_due',
    isoText(eb.ref('l.fee_waived_at')).as('fee_waived_at'),
    isoText(eb.ref('l.refilled_at')).as('refilled_at'),
    isoText(eb.ref('l.paid_at')).as('paid_at'),
    'l.paid_amount',
    'l.paid_currency',
    'l.attendance',
    'l.series_id',
    'l.starred',
    'l.pro_starred',
    'l.title',
    isoText(eb.ref('l.published_at')).as('published_at'),
    isRecorded(eb.ref('l.id')).as('recorded'),
    eb
      .selectFrom('settings as terms')
      .whereRef('terms.user_id', '=', 'l.pro_id')
      .select('terms.refill_refund')
      .$asScalar()
      .as('refill_refund'),
  ] as const;

/** What every read of lessons begins with: `l` is the lesson, `pro` and `player` its people. */
export const selectLessons = query
  .selectFrom('lessons as l')
  .innerJoin('users as pro', 'pro.id', 'l.pro_id')
  .leftJoin('users as player', 'player.id', 'l.player_id')
  .select(lessonColumns);

/** A lesson with its people, instants as ISO 8601. */
export type LessonRow = InferResult<typeof selectLessons>[number];

/** What a condition on the lesson `l` is built with, whatever it is joined to. */
export type LessonBuilder = ExpressionBuilder<Database & { l: Database['lessons'] }, 'l'>;

/** Whether the lesson `l` is of the scope. */
export const isWithin = (scope: Scope) => (eb: LessonBuilder) =>
  'pro_id' in scope ? eb('l.pro_id', '=', scope.pro_id) : eb('l.player_id', '=', scope.player_id);

/**
 * Whether the lesson `l` stands in a list of the scope: a player's places do, and in a pro's the group lesson stands for all of its
 * places (D21).
 */
export const isListed = (scope: Scope) => (eb: LessonBuilder) =>
  'pro_id' in scope
    ? eb.and([eb('l.pro_id', '=', scope.pro_id), eb('l.type', '<>', eb.lit(LESSON_TYPES.place))])
    : eb('l.player_id', '=', scope.player_id);

/** Whether the record of the lesson `l` is due: it awaits its record (R1), and has begun since then (U9). */
export const isRecordDue =
  ({ now, since }: { now: Date; since: Date }) =>
  (eb: LessonBuilder) =>
    eb.and([
      eb('l.starts_at', '>', since),
      eb('l.starts_at', '<=', now),
      eb('l.ends_at', '<=', now),
      eb('l.cancelled_at', 'is', null),
      eb('l.player_id', 'is not', null),
      eb('l.type', '<>', eb.lit(LESSON_TYPES.place)),
      eb.not(isRecorded(eb.ref('l.id'))),
    ]);

/** A statement about the lessons of a scope, built once for those a pro gives and once for those a player takes. */
export function prepareBySide<Values extends object, Row>(build: (scope: Scope, values: Values) => Compilable<Row>) {
  const ofPro = prepareStatement((given: Values & { pro_id: string }) => build({ pro_id: given.pro_id }, given));
  const ofPlayer = prepareStatement((given: Values & { player_id: string }) =>
    build({ player_id: given.player_id }, given),
  );
  return (scope: Scope, values: Values): Compilable<Row> =>
    'pro_id' in scope ? ofPro({ ...values, ...scope }) : ofPlayer({ ...values, ...scope });
}

/** One lesson of the scope, or null. */
export const readLesson = (db: DbOrTx, scope: Scope, id: string): Promise<LessonRow | null> =>
  fetchFirst(db, selectLessons.where(isWithin(scope)).where('l.id', '=', id));

/** Those of these lessons that are of the scope, in no order. */
export const readLessons = (db: DbOrTx, scope: Scope, ids: string[]): Promise<LessonRow[]> =>
  fetchRows(
    db,
    selectLessons.where(isWithin(scope)).where((eb) => eb('l.id', '=', eb.fn.any(eb.val(ids)))),
  );

interface Page {
  limit: number;
  offset: number;
}
const selectNewestFirst = (scope: Scope) =>
  selectLessons.where(isListed(scope)).orderBy('l.starts_at', 'desc').orderBy('l.id', 'desc');

/** The statement behind `readLatest`. */
export const latestStatement = prepareBySide((scope, { limit, offset }: Page) =>
  selectNewestFirst(scope).limit(limit).offset(offset),
);

/** The lessons of the scope, newest first, a page of `limit`. */
export const readLatest = (db: DbOrTx, scope: Scope, page: Page): Promise<LessonRow[]> =>
  fetchRows(db, latestStatement(scope, page));

/** Whether the lesson `l` is a live one of the scope's lists that starts at `from` or later. */
const isComing = (scope: Scope, from: Date) => (eb: LessonBuilder) =>
  eb.and([isListed(scope)(eb), eb('l.cancelled_at', 'is', null), eb('l.starts_at', '>=', from)]);
const selectStartingFrom = (scope: Scope, from: Date) =>
  selectLessons.where(isComing(scope, from)).orderBy('l.starts_at').orderBy('l.id');
const selectStarting = (scope: Scope, { from, until }: { from: Date; until: Date }) =>
  selectStartingFrom(scope, from).where('l.starts_at', '<', until);

type Coming = { from: Date; limit: number };
type Within = Coming & { until: Date };
const startingWithin = prepareBySide((scope, within: Within) => selectStarting(scope, within).limit(within.limit));

const countStartingFrom = (scope: Scope, from: Date) =>
  query
    .selectFrom('lessons as l')
    .where(isComing(scope, from))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .$asScalar()
    .$notNull();

/** Live lessons that start in [from, until), ascending, `limit` at most. */
export const readStarting = (db: DbOrTx, scope: Scope, within: Within): Promise<LessonRow[]> =>
  fetchRows(db, startingWithin(scope, within));

/** The same newest first, a page of `limit`. */
export const readLatestStarting = (db: DbOrTx, scope: Scope, { from, until, ...page }: Within & Page) => {
  const live = selectNewestFirst(scope).where('l.cancelled_at', 'is', null);
  const within = live.where('l.starts_at', '>=', from).where('l.starts_at', '<', until);
  return fetchRows(db, within.limit(page.limit).offset(page.offset));
};

const comingPage = prepareBySide((scope, { from, limit }: Coming) => {
  const ids = query.selectFrom('lessons as l').select('l.id').where(isComing(scope, from));
  const page = ids.orderBy('l.starts_at').orderBy('l.id').limit(limit);
  return selectLessons.where('l.id', 'in', page).orderBy('l.starts_at').orderBy('l.id');
});

/**
 * Live lessons that start at `from` or later, ascending, `limit` at most. The page is chosen before its people are looked up: a planner
 * that expects one lesson of this person, as in a table that was empty a minute ago, would look them up for all there are and sort those.
 */
export const readComing = (db: DbOrTx, scope: Scope, coming: Coming): Promise<LessonRow[]> =>
  fetchRows(db, comingPage(scope, coming));

/** D15 in one read: a page of the lessons of today, of live ones from tomorrow on, and of those before today or cancelled. */
export interface PastUpcomingRows {
  todays: LessonRow[];
  /** One more than a page where there are more. */
  upcoming: LessonRow[];
  upcoming_total: number;
  past: LessonRow[];
  /** The last live one that is over, also of today. */
  latest: LessonRow | null;
}

export async function readPastUpcoming(
  db: DbOrTx,
  scope: Scope,
  { today, tomorrow, now, limit, page }: { today: Date; tomorrow: Date; now: Date; limit: number; page: number },
): Promise<PastUpcomingRows> {
  const mine = selectNewestFirst(scope);
  const past = mine.where((eb) => eb.or([eb('l.starts_at', '<', today), eb('l.cancelled_at', 'is not', null)]));
  const latest = mine.where('l.ends_at', '<=', now).where('l.cancelled_at', 'is', null);
  const statement = query.selectNoFrom([
    jsonArrayFrom(selectStarting(scope, { from: today, until: tomorrow }).limit(limit)).as('todays'),
    jsonArrayFrom(selectStartingFrom(scope, tomorrow).limit(page + 1)).as('upcoming'),
    countStartingFrom(scope, tomorrow).as('upcoming_total'),
    jsonArrayFrom(past.limit(page)).as('past'),
    jsonObjectFrom(latest.limit(1)).as('latest'),
  ]);
  return (await fetchFirst(db, statement))!;
}

/** The upcoming ones after a lesson of the page before, and how many there are in all. */
export async function readUpcomingAfter(
  db: DbOrTx,
  scope: Scope,
  { tomorrow, after, page }: { tomorrow: Date; after: Keyset; page: number },
): Promise<Pick<PastUpcomingRows, 'upcoming' | 'upcoming_total'>> {
  // Whoever asks with an old cursor gets no lesson twice: those of a day that has come are today's.
  const upcoming = selectStartingFrom(scope, new Date(Math.max(after.at.getTime(), tomorrow.getTime()))).where((eb) =>
    eb(eb.refTuple('l.starts_at', 'l.id'), '>', eb.tuple(after.at, after.id)),
  );
  const statement = query.selectNoFrom([
    jsonArrayFrom(upcoming.limit(page + 1)).as('upcoming'),
    countStartingFrom(scope, tomorrow).as('upcoming_total'),
  ]);
  return (await fetchFirst(db, statement))!;
}

/** The lessons people ask for by their place in time (D14); face-to-face and live. */
export interface AdjacentLessonRows {
  current: LessonRow | null;
  next: LessonRow | null;
  last: LessonRow | null;
}

const selectAdjacent = prepareBySide((scope, { now, since }: { now: Date; since: Date }) => {
  const live = selectLessons
    .where(isListed(scope))
    .where('l.cancelled_at', 'is', null)
    .where('l.type', '<>', LESSON_TYPES.video);
  const unfinished = live.where('l.starts_at', '>', since).where('l.ends_at', '>', now);
  const current = unfinished.where('l.starts_at', '<=', now).orderBy('l.starts_at');
  const ahead = 'pro_id' in scope ? live.where('l.starts_at', '>=', now) : unfinished;
  const last = live
    .where('l.starts_at', '<', now)
    .where('l.ends_at', '<=', now)
    .orderBy('l.starts_at', 'desc')
    .orderBy('l.id', 'desc');
  return query.selectNoFrom([
    jsonObjectFrom(current.limit(1)).as('current'),
    jsonObjectFrom(ahead.orderBy('l.starts_at').orderBy('l.id').limit(1)).as('next'),
    jsonObjectFrom(last.limit(1)).as('last'),
  ]);
});

/** Current, next and last lesson in one read. A player's next one may be under way; a pro's has not begun (D14). */
export async function findAdjacentLessonRows(db: DbOrTx, scope: Scope, now: Date): Promise<AdjacentLessonRows> {
  const since = new Date(now.getTime() - LONGEST_LESSON_MS);
  return (await fetchFirst(db, selectAdjacent(scope, { now, since })))!;
}

/**
 * Sets the star of the scope's side, or turns it over where `starred` is null; false when the lesson is not of the scope.
 * Two at once: each turns over what the other has left, in the statement itself.
 */
export async function writeStar(db: DbOrTx, scope: Scope, id: string, starred: boolean | null): Promise<boolean> {
  const column = 'pro_id' in scope ? 'pro_starred' : 'starred';
  const changed = await execute(
    db,
    query
      .updateTable('lessons as l')
      .set((eb) => ({ [column]: starred ?? eb.not(`l.${column}`) }))
      .where(isWithin(scope))
      .where('l.id', '=', id),
  );
  return changed === 1;
}
