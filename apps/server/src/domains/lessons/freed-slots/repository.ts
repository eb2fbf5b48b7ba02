import type { DbOrTx, Tx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, query, type Database } from '@fairway/db/query';
import { sql, type AliasableExpression, type Expression, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { selectLessons, type LessonRow } from '#domains/lessons/lesson/repository.ts';

/** The answer that stands on a time; `response` is null while there is none, or when a later cancellation asks instead. */
export interface StandingAnswer {
  lesson_id: string;
  response: boolean | null;
  told: boolean;
}

/** Asks the pro about the time of a lesson just cancelled, in place of what was asked about parts of that time before. */
export async function insertFreedSlot(
  tx: Tx,
  lesson: { id: string; pro_id: string; starts_at: Date; ends_at: Date },
  now: Date,
): Promise<void> {
  await execute(
    tx,
    query
      .updateTable('freed_slots as r')
      .from('lessons as l')
      .set({ settled_at: now })
      .where('r.pro_id', '=', lesson.pro_id)
      .where('r.settled_at', 'is', null)
      .whereRef('l.id', '=', 'r.lesson_id')
      .where('l.starts_at', '>=', lesson.starts_at)
      .where('l.ends_at', '<=', lesson.ends_at),
  );
  await tx.freed_slots.create({ data: { lesson_id: lesson.id, pro_id: lesson.pro_id, created_at: now } });
}

const selectFreed = selectLessons.innerJoin('freed_slots as r', 'r.lesson_id', 'l.id');

interface Unanswered {
  pro_id: string;
  now: Date;
}

/** Whether the pro has still to say something to the time: once it is over it asks nothing. */
const isUnanswered =
  ({ pro_id, now }: Unanswered) =>
  (eb: ExpressionBuilder<Database & { r: Database['freed_slots']; l: Database['lessons'] }, 'r' | 'l'>) =>
    eb.and([eb('r.pro_id', '=', pro_id), eb('r.settled_at', 'is', null), eb('l.starts_at', '>', now)]);

const selectUnanswered = ({ limit, ...asked }: Unanswered & { limit: number }) =>
  selectFreed.where(isUnanswered(asked)).orderBy('r.created_at').orderBy('r.lesson_id').limit(limit);

/** When the first of them begins, and the last; no time where there are none. */
const selectSpan = (asked: Unanswered) =>
  query
    .selectFrom('freed_slots as r')
    .innerJoin('lessons as l', 'l.id', 'r.lesson_id')
    .where(isUnanswered(asked))
    .select((eb) => [eb.fn.min('l.starts_at').as('first'), eb.fn.max('l.starts_at').as('last')]);

/** The days of the diary that the statement finds, and the span in which lessons may touch them. */
interface FoundDays {
  pro_id: string;
  from: Expression<string>;
  to: Expression<string>;
  since: Expression<Date>;
  until: Expression<Date>;
}

/**
 * Prepares the read of the cancelled lessons a pro has still to say something to, oldest cancellation first, with the diary over their days, in one
 * round trip. Those that are over ask nothing; where nothing is asked, no diary is read.
 */
export function prepareUnanswered<Diary>(diaryAsJson: (values: FoundDays) => AliasableExpression<Diary>) {
  const statement = prepareStatement(({ pro_id, now, limit }: Unanswered & { limit: number }) =>
    query.selectFrom(selectSpan({ pro_id, now }).as('span')).select((eb) => {
      const [first, last] = [eb.ref('span.first'), eb.ref('span.last')];
      const diary = diaryAsJson({
        pro_id,
        // Days more on both sides than any zone can make of an instant.
        from: sql`(${first} - interval '1 day')`,
        to: sql`(${last} + interval '1 day')`,
        since: sql`(${first} - interval '3 days')`,
        until: sql`(${last} + interval '4 days')`,
      });
      return [
        sql<Diary | null>`CASE WHEN ${first} IS NOT NULL THEN ${diary} END`.as('diary'),
        jsonArrayFrom(selectUnanswered({ pro_id, now, limit })).as('lessons'),
      ];
    }),
  );
  return async (db: DbOrTx, values: Unanswered & { limit: number }) => (await fetchFirst(db, statement(values)))!;
}

/** The cancelled lesson of a question, or null when nobody was ever asked about it. */
export const findFreedSlot = (db: DbOrTx, pro_id: string, lesson_id: string): Promise<LessonRow | null> =>
  fetchFirst(db, selectFreed.where('r.pro_id', '=', pro_id).where('r.lesson_id', '=', lesson_id));

/**
 * Gives the pro's answer and says whether it is this one that counts. Two devices at once: the second waits for the first's
 * row, finds it settled and changes nothing.
 */
export async function settleFreedSlot(
  tx: Tx,
  lesson_id: string,
  { response, told, now }: { response: boolean; told: boolean; now: Date },
): Promise<boolean> {
  const { count } = await tx.freed_slots.updateMany({
    where: { lesson_id, settled_at: null },
    data: { response, told, settled_at: now },
  });
  return count === 1;
}

/** What was answered. */
export const readAnswer = (db: DbOrTx, lesson_id: string): Promise<StandingAnswer> =>
  db.freed_slots.findUniqueOrThrow({
    where: { lesson_id },
    select: { lesson_id: true, response: true, told: true },
  });
