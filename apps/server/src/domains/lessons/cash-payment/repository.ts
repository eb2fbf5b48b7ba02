import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import type { InferResult } from 'kysely';
import type { CashPaymentChange } from './rules.ts';
import { selectLessons, type LessonRow } from '#domains/lessons/lesson/repository.ts';

const selectMoney = query
  .selectFrom('lessons as l')
  .innerJoin('users as pro', 'pro.id', 'l.pro_id')
  .leftJoin('settings as s', 's.user_id', 'pro.id')
  .leftJoin('group_lessons as g', 'g.lesson_id', 'l.group_lesson_id')
  .leftJoin('lessons as whole', 'whole.id', 'g.lesson_id')
  .select([
    'l.type',
    'l.payment_type',
    'l.duration',
    'l.starts_at',
    'l.cancelled_at',
    'l.fee_due',
    'l.fee_waived_at',
    'l.paid_at',
    'l.paid_amount',
    'l.paid_currency',
    's.lesson_price',
    'g.price as place_price',
    'whole.credits as place_credits',
    'pro.currency',
  ]);

/** A lesson whose money is about to be noted, with the terms of its pro. */
export type MoneyRow = InferResult<typeof selectMoney>[number];

/**
 * Locks a lesson of the pro's; null when there is none. Two at once: the second waits here, reads what the first has left and
 * finds it done, so that no sum is noted twice and no fee is both paid and waived.
 */
export const lockMoney = (tx: Tx, pro_id: string, id: string): Promise<MoneyRow | null> =>
  fetchFirst(tx, selectMoney.where('l.id', '=', id).where('l.pro_id', '=', pro_id).forUpdate('l'));

/** Writes what is noted of a lesson's money. Calendars do not change by it. */
export async function writeMoney(tx: Tx, id: string, change: CashPaymentChange): Promise<void> {
  await tx.lessons.update({ where: { id }, data: change });
}

/** The statement behind `readFeesDue`: the condition is the one that the index of open fees names. */
export const feesDueStatement = (pro_id: string, { limit, offset }: { limit: number; offset: number }) =>
  selectLessons
    .where('l.pro_id', '=', pro_id)
    .where((eb) => eb.ref('l.fee_due'))
    .orderBy('l.starts_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(offset);

/** The pro's lessons whose fee is open, newest first. */
export const readFeesDue = (db: DbOrTx, ...asked: Parameters<typeof feesDueStatement>): Promise<LessonRow[]> =>
  fetchRows(db, feesDueStatement(...asked));
