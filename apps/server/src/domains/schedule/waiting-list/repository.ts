import { TIMED_LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx, Tx } from '@fairway/db/client';
import type { hold_outcome } from '@fairway/db/enums';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type ExpressionBuilder, type InferResult } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { PlannedHold } from './rules.ts';

type InRequests = ExpressionBuilder<Database & { r: Database['waiting_requests'] }, 'r'>;

const dateText = (eb: InRequests) => eb.cast<string | null>('r.date', 'text').as('date');
/** A midnight end reads 00:00:00, as times do on the wire. */
const endText = (eb: InRequests) =>
  sql<string>`CASE WHEN ${eb.ref('r.end')} = '24:00' THEN '00:00:00' ELSE ${eb.ref('r.end')}::text END`.as('end');

/** Live requests `r` of live players who are still with their pro, in the order of asking. `today` is the pro's. */
const selectLive = (today: string) =>
  query
    .selectFrom('waiting_requests as r')
    .innerJoin('users as player', (join) =>
      join.onRef('player.id', '=', 'r.player_id').onRef('player.pro_id', '=', 'r.pro_id'),
    )
    .where('player.deleted_at', 'is', null)
    .where('r.ended_at', 'is', null)
    .where((eb) => eb.or([eb('r.date', 'is', null), eb('r.date', '>=', sql<Date>`${today}::date`)]))
    .select((eb) => [
      'r.id',
      'r.player_id',
      dateText(eb),
      'r.day',
      eb.cast<string>('r.start', 'text').as('start'),
      endText(eb),
      'r.duration',
      'r.created_at',
    ])
    .orderBy('r.created_at')
    .orderBy('r.id');
export type RequestRow = InferResult<ReturnType<typeof selectLive>>[number];

/** What a player waits for, 20 at most. */
export const readOwnRequests = (db: DbOrTx, player_id: string, today: string): Promise<RequestRow[]> =>
  fetchRows(db, selectLive(today).where('r.player_id', '=', player_id));

const selectPlaces = (pro_id: string, today: string) =>
  selectLive(today).where('r.pro_id', '=', pro_id).select(['player.first_name', 'player.last_name']);
export type PlaceRow = InferResult<ReturnType<typeof selectPlaces>>[number];

/** The line of a pro with the names in it. */
export const readLine = (db: DbOrTx, pro_id: string, today: string, limit: number): Promise<PlaceRow[]> =>
  fetchRows(db, selectPlaces(pro_id, today).limit(limit));

/** Those of the line who wait for one of these dates and were offered nothing of this opening, nor freed it. */
export const readNext = (
  tx: Tx,
  opening: Pick<Opening, 'id' | 'pro_id' | 'freed_by'>,
  { today, dates, days, limit }: { today: string; dates: string[]; days: number[]; limit: number },
): Promise<RequestRow[]> =>
  fetchRows(
    tx,
    selectLive(today)
      .where('r.pro_id', '=', opening.pro_id)
      .where('r.player_id', 'is distinct from', opening.freed_by)
      .where((eb) =>
        eb.or([
          eb('r.date', '=', sql<Date>`any(${dates}::date[])`),
          eb('r.day', '=', sql<number>`any(${days}::smallint[])`),
        ]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('waiting_holds as h')
              .select('h.id')
              .where('h.opening_id', '=', opening.id)
              .whereRef('h.player_id', '=', 'r.player_id'),
          ),
        ),
      )
      .limit(limit),
  );

export interface NewRequest {
  player_id: string;
  pro_id: string;
  date: string | null;
  day: number | null;
  start: string;
  end: string;
  duration: number;
  created_at: Date;
}

export async function insertRequest(tx: Tx, { date, start, end, ...request }: NewRequest): Promise<string> {
  const id = uuid();
  await execute(
    tx,
    query.insertInto('waiting_requests').values({
      id,
      ...request,
      date: sql<Date>`${date}::date`,
      start: sql<Date>`${start}::time`,
      end: sql<Date>`${end === '00:00:00' ? '24:00' : end}::time`,
    }),
  );
  return id;
}

/** The pro whose time a player has asked for; null when the request is none of theirs. */
export async function findRequestPro(tx: Tx, where: { id: string; player_id: string }): Promise<string | null> {
  const row = await tx.waiting_requests.findFirst({ where, select: { pro_id: true } });
  return row?.pro_id ?? null;
}

/** Ends a live request of the player; false when there is none. */
export async function endRequest(tx: Tx, where: { id: string; player_id: string }, now: Date): Promise<boolean> {
  const { count } = await tx.waiting_requests.updateMany({
    where: { ...where, ended_at: null },
    data: { ended_at: now },
  });
  return count === 1;
}

export async function endRequests(tx: Tx, ids: string[], now: Date): Promise<void> {
  await tx.waiting_requests.updateMany({ where: { id: { in: ids }, ended_at: null }, data: { ended_at: now } });
}

/** Ends the requests for a day before this date. */
export const endPastRequests = (db: DbOrTx, date: string, now: Date): Promise<number> =>
  execute(
    db,
    query
      .updateTable('waiting_requests')
      .set({ ended_at: now })
      .where('ended_at', 'is', null)
      .where('date', '<', sql<Date>`${date}::date`),
  );

/** A time that came free, and the player who gave it up, if one did. */
export interface Opening {
  id: string;
  pro_id: string;
  spans: { start: string; end: string }[];
  freed_by: string | null;
}

/** Notes what came free, if anybody waits for a time of the pro; says whether. */
export const insertOpening = async (tx: Tx, { id, pro_id, spans, freed_by }: Opening, now: Date): Promise<boolean> =>
  (await execute(
    tx,
    sql`
    INSERT INTO waiting_openings (id, pro_id, spans, freed_by, opened_at, due_at)
    SELECT ${id}::uuid, ${pro_id}::uuid, ${JSON.stringify(spans)}::jsonb, ${freed_by}::uuid, ${now}::timestamptz, ${now}::timestamptz
    WHERE EXISTS (SELECT FROM waiting_requests r WHERE r.pro_id = ${pro_id}::uuid AND r.ended_at IS NULL)`,
  )) === 1;

/** An opening whose line is not through, or null. */
export const findOpening = async (db: DbOrTx, id: string): Promise<Opening | null> => {
  const row = await db.waiting_openings.findFirst({
    where: { id, due_at: { not: null } },
    select: { id: true, pro_id: true, spans: true, freed_by: true },
  });
  return row && { ...row, spans: row.spans as unknown as Opening['spans'] };
};

export async function setDue(tx: Tx, id: string, due_at: Date | null): Promise<void> {
  await tx.waiting_openings.updateMany({ where: { id }, data: { due_at } });
}

/** Openings with something to do, the longest due first. */
export const readDueOpenings = async (db: DbOrTx, now: Date, limit: number): Promise<string[]> => {
  const rows = await db.waiting_openings.findMany({
    where: { due_at: { lte: now } },
    select: { id: true },
    orderBy: { due_at: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
};

/** What stands by now in the time of a hold `h`. */
const lessonsInHold = query
  .selectFrom('lessons as l')
  .where('l.cancelled_at', 'is', null)
  .where('l.type', 'in', TIMED_LESSON_TYPES)
  .where(sql<boolean>`l.pro_id = h.pro_id AND l.starts_at < h.ends_at AND l.ends_at > h.starts_at`);

/** Closes the holds of a pro that have lapsed, and those that they have booked over (D20). The caller holds the diary's lock. */
export async function closeEnded(tx: Tx, pro_id: string, now: Date): Promise<void> {
  const hasLapsed = sql<boolean>`h.expires_at <= ${now}::timestamptz`;
  await execute(
    tx,
    query
      .updateTable('waiting_holds as h')
      .set({
        closed_at: now,
        outcome: sql<hold_outcome>`CASE WHEN ${hasLapsed} THEN 'lapsed' ELSE 'overruled' END::hold_outcome`,
      })
      .where('h.pro_id', '=', pro_id)
      .where('h.closed_at', 'is', null)
      .where((eb) => eb.or([hasLapsed, eb.exists(lessonsInHold.select('l.id'))])),
  );
}

/**
 * Closes the open ones of these holds, and answers them. Two answers at once, or an answer and the sweep: the second waits for the
 * first's row, finds it closed and changes nothing.
 */
export const closeHolds = (
  tx: Tx,
  which: { ids: string[] } | { request_id: string },
  outcome: hold_outcome,
  now: Date,
): Promise<{ request_id: string; opening_id: string }[]> =>
  tx.waiting_holds.updateManyAndReturn({
    where: {
      ...('ids' in which ? { id: { in: which.ids } } : { request_id: which.request_id }),
      closed_at: null,
      expires_at: { gt: now },
    },
    data: { closed_at: now, outcome },
    select: { request_id: true, opening_id: true },
  });

/** Writes the holds of an opening and answers their ids. The caller holds the diary's lock and has closed what has ended. */
export async function insertHolds(
  tx: Tx,
  { id: opening_id, pro_id }: Pick<Opening, 'id' | 'pro_id'>,
  holds: PlannedHold[],
  { now, expires_at }: { now: Date; expires_at: Date },
): Promise<string[]> {
  const rows = holds.map(({ start, end, ...whose }) => ({
    id: uuid(),
    opening_id,
    pro_id,
    ...whose,
    starts_at: new Date(start),
    ends_at: new Date(end),
    held_at: now,
    expires_at,
  }));
  await tx.waiting_holds.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

/** When the next open hold of an opening ends, or null when it has none. */
export async function findNextEnd(tx: Tx, opening_id: string): Promise<Date | null> {
  const { _min } = await tx.waiting_holds.aggregate({
    where: { opening_id, closed_at: null },
    _min: { expires_at: true },
  });
  return _min.expires_at;
}

/** What is held for a player, or of a pro, now; each of a player's requests has one hold at most. */
export const readHolds = (db: DbOrTx, where: { player_id: string } | { pro_id: string }, now: Date) =>
  db.waiting_holds.findMany({
    where: { ...where, closed_at: null, expires_at: { gt: now } },
    select: { id: true, request_id: true, starts_at: true, ends_at: true, expires_at: true },
    orderBy: [{ expires_at: 'asc' }, { id: 'asc' }],
    take: 200,
  });
export type HoldRow = Awaited<ReturnType<typeof readHolds>>[number];

/** The pro whose time a hold is of, or null. */
export async function findHoldPro(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.waiting_holds.findFirst({ where: { id }, select: { pro_id: true } });
  return row?.pro_id ?? null;
}

/** A hold of the player, with what stands in its time by now. */
export const findHold = (db: DbOrTx, { id, player_id }: { id: string; player_id: string }) =>
  fetchFirst(
    db,
    query
      .selectFrom('waiting_holds as h')
      .innerJoin('users as pro', 'pro.id', 'h.pro_id')
      .where('h.id', '=', id)
      .where('h.player_id', '=', player_id)
      .select([
        'h.id',
        'h.request_id',
        'h.starts_at',
        'h.ends_at',
        'h.expires_at',
        'h.outcome',
        'pro.timezone',
        lessonsInHold
          .select(
            sql<'self' | 'other'>`CASE WHEN l.player_id = h.player_id THEN 'self' ELSE 'other' END`.as('booked_by'),
          )
          .limit(1)
          .$asScalar()
          .as('booked_by'),
      ]),
  );
