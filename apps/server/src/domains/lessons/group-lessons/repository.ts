import { LESSON_TYPES } from '@fairway/contracts/constants';
import { GROUP_LESSON_PAGE } from '@fairway/contracts/lessons/group-limits';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { isoText } from '@fairway/db/iso-text';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import type { InferResult } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { selectChangeable, type LockedLesson } from '#domains/lessons/batch/repository.ts';
import { selectLessons, type LessonRow } from '#domains/lessons/lesson/repository.ts';
import type { PlaceTerms } from './rules.ts';

/** Who reads: a pro their own group lessons, a player those of their pro with how they stand to each. */
export interface Reader {
  pro_id: string;
  player_id: string | null;
}

const selectGroups = ({ pro_id, player_id }: Reader, now: Date) =>
  query
    .selectFrom('group_lessons as g')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .innerJoin('users as pro', 'pro.id', 'l.pro_id')
    .leftJoin('settings as s', 's.user_id', 'l.pro_id')
    .where('l.pro_id', '=', pro_id)
    .where('l.type', '=', LESSON_TYPES.group)
    .select((eb) => {
      const waiting = eb
        .selectFrom('place_requests as r')
        .whereRef('r.lesson_id', '=', 'g.lesson_id')
        .where('r.ended_at', 'is', null)
        .where((request) => request.or([request('r.expires_at', 'is', null), request('r.expires_at', '>', now)]));
      return [
        'l.id',
        'g.title',
        isoText(eb.ref('l.starts_at')).as('starts_at'),
        isoText(eb.ref('l.ends_at')).as('ends_at'),
        'l.duration',
        'l.pro_id',
        'pro.first_name as pro_first_name',
        'pro.last_name as pro_last_name',
        'pro.timezone',
        'pro.currency',
        'pro.subscribed_until',
        's.booking_notice_hours',
        'l.venue',
        'l.note',
        'l.payment_type',
        'l.credits',
        'g.price',
        'g.places',
        'g.taken',
        isoText(eb.ref('l.cancelled_at')).as('cancelled_at'),
        waiting
          .select((request) => request.cast<number>(request.fn.countAll(), 'integer').as('count'))
          .$asScalar()
          .$notNull()
          .as('waiting'),
        waiting
          .where('r.expires_at', '>', now)
          .where('r.player_id', 'is distinct from', player_id)
          .select((request) => request.cast<number>(request.fn.countAll(), 'integer').as('count'))
          .$asScalar()
          .$notNull()
          .as('held'),
        jsonObjectFrom(
          waiting
            .where('r.player_id', '=', player_id)
            .select((request) => ['r.id', isoText(request.ref('r.expires_at')).as('expires_at')]),
        ).as('request'),
        eb
          .selectFrom('lessons as p')
          .whereRef('p.group_lesson_id', '=', 'g.lesson_id')
          .where('p.player_id', '=', player_id)
          .where('p.cancelled_at', 'is', null)
          .select('p.id')
          .$asScalar()
          .as('place_id'),
      ];
    });

/** A group lesson as its reader finds it, instants as ISO 8601. */
export type GroupLessonRow = InferResult<ReturnType<typeof selectGroups>>[number];

/** The statement behind `readComing`. */
export const comingStatement = (reader: Reader, now: Date) =>
  selectGroups(reader, now)
    .where('l.cancelled_at', 'is', null)
    .where('l.starts_at', '>', now)
    .orderBy('l.starts_at')
    .orderBy('l.id')
    .limit(GROUP_LESSON_PAGE);

/** Live group lessons still to begin, soonest first. */
export const readComing = (db: DbOrTx, ...asked: Parameters<typeof comingStatement>): Promise<GroupLessonRow[]> =>
  fetchRows(db, comingStatement(...asked));

/** One group lesson, or null. */
export const readGroup = (db: DbOrTx, reader: Reader, id: string, now: Date): Promise<GroupLessonRow | null> =>
  fetchFirst(db, selectGroups(reader, now).where('l.id', '=', id));

/** The places of a group lesson: those that are taken and those that were left, live ones first, in the order of joining; 200 at most. */
export const readPlaces = (db: DbOrTx, group_lesson_id: string): Promise<LessonRow[]> =>
  fetchRows(
    db,
    selectLessons
      .where('l.group_lesson_id', '=', group_lesson_id)
      .where('l.type', '=', LESSON_TYPES.place)
      .orderBy((eb) => eb('l.cancelled_at', 'is not', null))
      .orderBy('l.created_at')
      .orderBy('l.id')
      .limit(200),
  );

/** Whether somebody who has left their place late owes its fee: neither paid nor waived. */
export const isFeeDue = async (tx: Tx, group_lesson_id: string): Promise<boolean> =>
  (await tx.lessons.findFirst({ where: { group_lesson_id, fee_due: true }, select: { id: true } })) !== null;

/** Who waits for a place, in the order of asking; 200 at most. */
export const readLine = (db: DbOrTx, lesson_id: string, now: Date) =>
  fetchRows(
    db,
    query
      .selectFrom('place_requests as r')
      .innerJoin('users as u', 'u.id', 'r.player_id')
      .where('r.lesson_id', '=', lesson_id)
      .where('r.ended_at', 'is', null)
      .where((eb) => eb.or([eb('r.expires_at', 'is', null), eb('r.expires_at', '>', now)]))
      .select((eb) => [
        'u.id',
        'u.first_name',
        'u.last_name',
        isoText(eb.ref('r.created_at')).as('created_at'),
        isoText(eb.ref('r.expires_at')).as('expires_at'),
      ])
      .orderBy('r.created_at')
      .orderBy('r.id')
      .limit(200),
  );

export interface NewGroupLesson extends PlaceTerms {
  id: string;
  pro_id: string;
  title: string;
  places: number;
  starts_at: Date;
  ends_at: Date;
  duration: number;
  note: string | null;
  club_id: string | null;
  venue: string | null;
  created_at: Date;
}

/** Makes a group lesson, or answers false when another live lesson has the time. The caller holds the diary's lock. */
export async function insertGroupLesson(
  tx: Tx,
  { id, title, places, price, created_at, ...lesson }: NewGroupLesson,
): Promise<boolean> {
  const made = await execute(
    tx,
    query
      .insertInto('lessons')
      .values({ id, type: LESSON_TYPES.group, group_lesson_id: id, ...lesson, created_at, updated_at: created_at })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (made === 0) return false;
  await tx.group_lessons.create({ data: { lesson_id: id, title, places, price }, select: { lesson_id: true } });
  return true;
}

/** The live places of a group lesson, locked; the caller holds the group lesson's lock. */
export const lockPlaces = (tx: Tx, group_lesson_id: string): Promise<LockedLesson[]> =>
  fetchRows(
    tx,
    selectChangeable
      .where('l.group_lesson_id', '=', group_lesson_id)
      .where('l.cancelled_at', 'is', null)
      .orderBy('l.id')
      .forUpdate('l'),
  );

/** What is written of a group lesson and each of its live places alike. */
export interface SharedChange {
  starts_at: Date;
  ends_at: Date;
  duration: number;
  note: string | null;
  club_id: string | null;
  venue: string | null;
  reminded_for?: Date;
  updated_at: Date;
}

/** Writes a change of a group lesson and its live places; false when another live lesson has the new time. The caller holds the locks. */
export async function updateGroupLesson(
  tx: Tx,
  id: string,
  { shared, own, terms }: { shared: SharedChange; own: { title: string; places: number }; terms: PlaceTerms },
): Promise<boolean> {
  try {
    await tx.lessons.updateMany({
      where: { group_lesson_id: id, cancelled_at: null },
      data: { ...shared, sequence: { increment: 1 } },
    });
  } catch (error) {
    if (violates(error, 'lessons_no_overlap')) return false;
    throw error;
  }
  // A price changes while nobody has a place or owes for one, so that no place is written otherwise than it was sold.
  await tx.lessons.update({
    where: { id },
    data: { payment_type: terms.payment_type, credits: terms.credits },
    select: { id: true },
  });
  await tx.group_lessons.update({
    where: { lesson_id: id },
    data: { ...own, price: terms.price },
    select: { lesson_id: true },
  });
  return true;
}
