import { LIST_LIMIT, priceFor } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons';
import { inTransaction } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField, notFound } from '../../../trpc/errors.ts';
import { paidRefusal, waiveRefusal, type OnDayState } from '../rules/on-day.ts';
import { isLate } from '../rules/permissions.ts';
import { lockMoney, readFeesDue, writeMoney, type MoneyChange, type MoneyRow } from '../store/on-day.ts';
import { lessonView } from '../view.ts';
import { lessonById } from './reading.ts';

const stateOf = (row: MoneyRow): OnDayState => ({
  payment_type: row.payment_type,
  cancelled: row.cancelled_at !== null,
  fee_due: row.fee_due,
  paid: row.paid_at !== null,
  waived: row.fee_waived_at !== null,
});

/**
 * Notes the money of a lesson that is paid on the day, before it or after, or the fee of one cancelled late; with `paid`
 * false it is not paid after all. Done twice it is done once: the first instant stands, and an amount that is sent mends
 * the one noted. Refused under `paid`, or under `paid_amount` where the pro has no price and names none.
 */
export const markPaid = (
  actor: Actor,
  { id, paid = true, paid_amount }: { id: string; paid?: boolean; paid_amount?: number | null },
  deps: Deps,
): Promise<Lesson> =>
  changeMoney(actor, id, deps, (row, now) => {
    const refusal = paidRefusal(stateOf(row), 'pro');
    if (refusal && (paid || row.payment_type !== 'on_day')) throw invalidField('paid', refusal);
    return paid ? noted(row, paid_amount ?? null, now) : notPaid(row);
  });

function noted(row: MoneyRow, sent: number | null, now: Date): MoneyChange {
  const paid_amount = sent ?? row.paid_amount ?? priceFor(row.duration, row.lesson_price);
  if (paid_amount === null) throw invalidField('paid_amount', 'Please give an amount.');
  return {
    paid_at: row.paid_at ?? now,
    paid_amount,
    paid_currency: row.paid_currency ?? row.currency,
    fee_due: false,
  };
}

/** Taken back. A lesson that was cancelled late owes its fee again, until that is paid or waived (D13). */
function notPaid(row: MoneyRow): MoneyChange | null {
  if (!row.paid_at) return null;
  const late = row.cancelled_at !== null && isLate(row.starts_at.getTime(), row.cancelled_at.getTime());
  return { paid_at: null, paid_amount: null, paid_currency: null, fee_due: late };
}

/** Waives the fee of a lesson cancelled late, or with `waived` false has it due after all (D13). Refused under `waived`. */
export const settleFee = (
  actor: Actor,
  { id, waived = true }: { id: string; waived?: boolean },
  deps: Deps,
): Promise<Lesson> =>
  changeMoney(actor, id, deps, (row, now) => {
    if (waived === (row.fee_waived_at !== null)) return null;
    if (!waived) return { fee_waived_at: null, fee_due: true };
    const refusal = waiveRefusal(stateOf(row), 'pro');
    if (refusal) throw invalidField('waived', refusal);
    return { fee_waived_at: now, fee_due: false };
  });

function changeMoney(
  actor: Actor,
  id: string,
  deps: Deps,
  decide: (row: MoneyRow, now: Date) => MoneyChange | null,
): Promise<Lesson> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockMoney(tx, actor.id, id);
    if (!row) throw notFound();
    const change = decide(row, now);
    if (change) await writeMoney(tx, id, change);
    return lessonById(actor, id, { db: tx, now: () => now });
  });
}

/** The pro's lessons whose fee is open, newest first, 200 a page (D13). */
export async function feesDue(actor: Actor, { page }: { page: number }, { db, now }: Deps): Promise<Lesson[]> {
  const rows = await readFeesDue(db, actor.id, { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });
  return rows.map((row) => lessonView(row, 'pro', now()));
}
