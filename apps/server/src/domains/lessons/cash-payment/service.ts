import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { inTransaction } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import {
  paidRefusal,
  recordPayment,
  setWaived,
  waiveRefusal,
  withdrawPayment,
  type CashPaymentChange,
  type CashPaymentState,
} from './rules.ts';
import { lockMoney, readFeesDue, writeMoney, type MoneyRow } from './repository.ts';
import { isLate } from '#domains/lessons/lesson/rules.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import { lessonById } from '#domains/lessons/lesson/service.ts';

const toCashPaymentState = (row: MoneyRow): CashPaymentState => ({
  type: row.type,
  payment_type: row.payment_type,
  cancelled: row.cancelled_at !== null,
  fee_due: row.fee_due,
  paid: row.paid_at !== null,
  waived: row.fee_waived_at !== null,
});

/**
 * Notes the money of a lesson that is paid on the day, before it or after, or the fee of one cancelled late; with `paid`
 * false it is not paid after all. Done twice it is done once. Refused under `paid`, or under `paid_amount` where the pro has no
 * price and names none.
 */
export const markPaid = (
  actor: Actor,
  { id, paid = true, paid_amount }: { id: string; paid?: boolean; paid_amount?: number | null },
  services: AppServices,
): Promise<Lesson> =>
  changeMoney(actor, id, services, (row, now) => {
    const refusal = paidRefusal(toCashPaymentState(row), 'pro');
    if (refusal && (paid || row.payment_type !== 'on_day')) throw invalidField('paid', refusal);
    if (!paid) return withdrawPayment(row, { cancelledLate: wasCancelledLate(row) });
    const change = recordPayment(row, paid_amount ?? null, now);
    if (!change) throw invalidField('paid_amount', LESSON_MESSAGES.amountMissing);
    return change;
  });

/** Waives the fee of a lesson cancelled late, or with `waived` false has it due after all (D13). Refused under `waived`. */
export const waiveFee = (
  actor: Actor,
  { id, waived = true }: { id: string; waived?: boolean },
  services: AppServices,
): Promise<Lesson> =>
  changeMoney(actor, id, services, (row, now) => {
    const change = setWaived(row, waived, now);
    const refusal = change && waived ? waiveRefusal(toCashPaymentState(row), 'pro') : null;
    if (refusal) throw invalidField('waived', refusal);
    return change;
  });

const wasCancelledLate = ({ starts_at, cancelled_at }: MoneyRow): boolean =>
  cancelled_at !== null && isLate(starts_at.getTime(), cancelled_at.getTime());

function changeMoney(
  actor: Actor,
  id: string,
  services: AppServices,
  decide: (row: MoneyRow, now: Date) => CashPaymentChange | null,
): Promise<Lesson> {
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    const row = await lockMoney(tx, actor.id, id);
    if (!row) throw notFound();
    const change = decide(row, now);
    if (change) await writeMoney(tx, id, change);
    return lessonById(actor, id, { db: tx, now: () => now });
  });
}

/** The pro's lessons whose fee is open, newest first, 200 a page (D13). */
export async function listFeesDue(
  actor: Actor,
  { page }: { page: number },
  { db, now }: AppServices,
): Promise<Lesson[]> {
  const rows = await readFeesDue(db, actor.id, { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });
  return rows.map((row) => lessonView(row, 'pro', now()));
}
