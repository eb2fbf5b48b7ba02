import type { PaymentType } from '@fairway/contracts/lessons';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { sql, type Sql } from '@fairway/db/sql';
import { LESSON, type LessonRow } from './read.ts';

/** A lesson whose money is about to be noted, with the terms of its pro. */
export interface MoneyRow {
  payment_type: PaymentType;
  duration: number;
  starts_at: Date;
  cancelled_at: Date | null;
  fee_due: boolean;
  fee_waived_at: Date | null;
  paid_at: Date | null;
  paid_amount: number | null;
  paid_currency: string | null;
  lesson_price: number | null;
  currency: string;
}

/**
 * Locks a lesson of the pro's; null when there is none. Two at once: the second waits here, reads what the first has left and
 * finds it done, so that no sum is noted twice and no fee is both paid and waived.
 */
export async function lockMoney(tx: Tx, pro_id: string, id: string): Promise<MoneyRow | null> {
  const rows = await tx.$queryRaw<MoneyRow[]>(sql`
    SELECT l.payment_type, l.duration, l.starts_at, l.cancelled_at, l.fee_due, l.fee_waived_at, l.paid_at, l.paid_amount,
      l.paid_currency, s.lesson_price, pro.currency
    FROM lessons l JOIN users pro ON pro.id = l.pro_id LEFT JOIN settings s ON s.user_id = pro.id
    WHERE l.id = ${id}::uuid AND l.pro_id = ${pro_id}::uuid
    FOR UPDATE OF l`);
  return rows[0] ?? null;
}

/** What is written of a lesson's money. */
export type MoneyChange = Partial<
  Pick<MoneyRow, 'fee_due' | 'fee_waived_at' | 'paid_at' | 'paid_amount' | 'paid_currency'>
>;

/** Writes it. Calendars do not change by it. */
export async function writeMoney(tx: Tx, id: string, change: MoneyChange): Promise<void> {
  await tx.lessons.update({ where: { id }, data: change });
}

/** The statement behind `readFeesDue`. */
export const feesDueStatement = (pro_id: string, { limit, offset }: { limit: number; offset: number }): Sql => sql`
  ${LESSON} WHERE l.pro_id = ${pro_id}::uuid AND l.fee_due
  ORDER BY l.starts_at DESC, l.id DESC LIMIT ${limit} OFFSET ${offset}`;

/** The pro's lessons whose fee is open, newest first. */
export const readFeesDue = (db: DbOrTx, ...asked: Parameters<typeof feesDueStatement>): Promise<LessonRow[]> =>
  rowsOf<LessonRow>(db, feesDueStatement(...asked));
