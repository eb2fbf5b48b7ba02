import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import type { InferResult } from 'kysely';
import type { Attendee } from '#domains/lessons/booking/rules.ts';
import { v7 as uuid } from 'uuid';

/** A group lesson `g` with its row `l` among the lessons and its pro's terms. */
const selectGroup = query
  .selectFrom('group_lessons as g')
  .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
  .innerJoin('users as pro', 'pro.id', 'l.pro_id')
  .leftJoin('settings as s', 's.user_id', 'l.pro_id')
  .select([
    'l.id',
    'l.pro_id',
    'l.starts_at',
    'l.ends_at',
    'l.duration',
    'l.note',
    'l.payment_type',
    'l.credits',
    'l.club_id',
    'l.venue',
    'l.cancelled_at',
    'g.title',
    'g.places',
    'g.taken',
    'g.price',
    'pro.timezone',
    'pro.subscribed_until',
    's.booking_notice_hours',
  ]);

/** A group lesson whose places are about to change. */
export type GroupRow = InferResult<typeof selectGroup>[number];

/**
 * Locks a group lesson until the transaction ends; null when there is none of the pro's. Whoever gives, frees or moves its places comes by
 * here first, so that 40 who want the last one take turns, and each finds what the one before has left.
 */
export const lockGroup = (tx: Tx, { id, pro_id }: { id: string; pro_id: string }): Promise<GroupRow | null> =>
  fetchFirst(tx, selectGroup.where('g.lesson_id', '=', id).where('l.pro_id', '=', pro_id).forUpdate(['g', 'l']));

/** Locks the group lesson that a lesson is a place in; nothing where it is one of its own. */
export async function lockGroupAround(tx: Tx, lesson_id: string): Promise<void> {
  const around = query.selectFrom('lessons').select('group_lesson_id').where('id', '=', lesson_id);
  await fetchRows(
    tx,
    query.selectFrom('group_lessons').select('lesson_id').where('lesson_id', '=', around).forUpdate(),
  );
}

/**
 * Keeps a pro and their player from being erased until the transaction ends; false when the player is none of theirs, a guest is anybody's.
 * An erasure locks the people first and the group lessons then, and so must whoever joins, or each would wait for the other.
 */
export async function holdPeople(
  tx: Tx,
  { pro_id, player_id }: { pro_id: string; player_id: string | null },
): Promise<boolean> {
  const rows = await fetchRows(
    tx,
    query
      .selectFrom('users')
      .select(['id', 'pro_id', 'deleted_at'])
      .where('id', 'in', player_id ? [pro_id, player_id] : [pro_id])
      .orderBy('id')
      .forKeyShare(),
  );
  if (player_id === null) return rows.length > 0;
  return rows.some((row) => row.id === player_id && row.pro_id === pro_id && row.deleted_at === null);
}

/** The live requests for a place, in the order of asking. */
export const readWaiting = (
  tx: Tx,
  lesson_id: string,
): Promise<{ id: string; player_id: string; expires_at: Date | null }[]> =>
  tx.place_requests.findMany({
    where: { lesson_id, ended_at: null },
    select: { id: true, player_id: true, expires_at: true },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  });

/** The live place of a player in a group lesson, or null; of a guest it is the one under their name. */
export async function findPlace(
  db: DbOrTx,
  group_lesson_id: string,
  { player_id, guest_name }: Attendee,
): Promise<string | null> {
  const place = await fetchFirst(
    db,
    query
      .selectFrom('lessons')
      .select('id')
      .where('group_lesson_id', '=', group_lesson_id)
      .where('type', '=', LESSON_TYPES.place)
      .where('cancelled_at', 'is', null)
      .where((eb) =>
        player_id
          ? eb('player_id', '=', player_id)
          : eb(eb.fn<string>('lower', ['guest_name']), '=', eb.fn<string>('lower', [eb.val(guest_name)])),
      ),
  );
  return place?.id ?? null;
}

/** Gives somebody a place: a booking of its own, on the terms and at the time of the group lesson. Answers its id. */
export async function insertPlace(
  tx: Tx,
  group: GroupRow,
  {
    now,
    ...place
  }: Attendee & { payment_type: 'credits' | 'on_day'; credits: number; reminded_for: Date | null; now: Date },
): Promise<string> {
  const { id: group_lesson_id, pro_id, starts_at, ends_at, duration, note, club_id, venue } = group;
  const id = uuid();
  await tx.lessons.create({
    data: {
      id,
      type: LESSON_TYPES.place,
      group_lesson_id,
      pro_id,
      starts_at,
      ends_at,
      duration,
      note,
      club_id,
      venue,
      ...place,
      created_at: now,
      updated_at: now,
    },
    select: { id: true },
  });
  return id;
}

export async function insertRequest(
  tx: Tx,
  request: { lesson_id: string; player_id: string; created_at: Date },
): Promise<void> {
  await tx.place_requests.create({ data: { id: uuid(), ...request } });
}

/** Ends the live requests of one player, or all there are; says how many. */
export async function endRequests(
  tx: Tx,
  where: { lesson_id: string; player_id?: string } | { id: { in: string[] } },
  now: Date,
): Promise<number> {
  const { count } = await tx.place_requests.updateMany({
    where: { ...where, ended_at: null },
    data: { ended_at: now },
  });
  return count;
}

/** Keeps a place for each of these requests. */
export async function offerRequests(
  tx: Tx,
  ids: string[],
  { now, expires_at }: { now: Date; expires_at: Date },
): Promise<void> {
  await tx.place_requests.updateMany({ where: { id: { in: ids } }, data: { offered_at: now, expires_at } });
}

/** A group lesson in whose line there is something to do. */
export interface DueGroup {
  id: string;
  pro_id: string;
}

/** Group lessons to come whose offer has lapsed, or that have a place free while somebody waits, a page by keyset. */
export const readDueGroups = (
  db: DbOrTx,
  now: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<DueGroup[]> => {
  const due = query
    .selectFrom('place_requests as r')
    .innerJoin('group_lessons as g', 'g.lesson_id', 'r.lesson_id')
    .innerJoin('lessons as l', 'l.id', 'r.lesson_id')
    .where('r.ended_at', 'is', null)
    .where('l.cancelled_at', 'is', null)
    .where('l.starts_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('r.expires_at', '<=', now),
        eb.and([eb('r.expires_at', 'is', null), eb('g.taken', '<', eb.ref('g.places'))]),
      ]),
    )
    .select(['l.id', 'l.pro_id'])
    .distinct()
    .orderBy('l.id')
    .limit(limit);
  return fetchRows(db, after === null ? due : due.where('l.id', '>', after));
};

/** Ends the requests for group lessons that have begun. */
export async function endPastRequests(db: DbOrTx, now: Date): Promise<void> {
  await db.place_requests.updateMany({
    where: { ended_at: null, group: { lesson: { starts_at: { lte: now } } } },
    data: { ended_at: now },
  });
}
