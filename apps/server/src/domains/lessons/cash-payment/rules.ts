import { LESSON_TYPES } from '@fairway/contracts/constants';
import { priceOnDay } from '@fairway/contracts/lessons/price-on-day';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { LessonPermissions, PaymentType } from '@fairway/contracts/lessons/lessons';

/** The facts of a lesson that say how its money on the day stands. */
export interface CashPaymentState {
  /** One of `LESSON_TYPES`. */
  type: number;
  payment_type: PaymentType;
  cancelled: boolean;
  /** A fee is open: cancelled late, neither paid nor waived (D13). */
  fee_due: boolean;
  paid: boolean;
  /** The pro let it go (D13). One that was paid by then stays paid for as long as its money is noted. */
  waived: boolean;
}

const PREPAID: Record<Exclude<PaymentType, 'on_day'>, string> = {
  credits: LESSON_MESSAGES.paidWithCredits,
  card: LESSON_MESSAGES.paidByCard,
};

/** Why the money of a lesson cannot be noted now, or null. Money noted before may be noted again, with another amount. */
export function paidRefusal(lesson: CashPaymentState, by: 'pro' | 'player'): string | null {
  if (by === 'player') return LESSON_MESSAGES.coachRecordsPayments;
  if (lesson.type === LESSON_TYPES.group) return LESSON_MESSAGES.paidByPlace;
  if (lesson.payment_type !== 'on_day') return PREPAID[lesson.payment_type];
  if (lesson.waived && !lesson.paid) return LESSON_MESSAGES.feeWaived;
  if (lesson.cancelled && !lesson.fee_due && !lesson.paid) return LESSON_MESSAGES.nothingDue;
  return null;
}

/** Why a fee cannot be waived now, or null. */
export function waiveRefusal(lesson: CashPaymentState, by: 'pro' | 'player'): string | null {
  if (by === 'player') return LESSON_MESSAGES.coachWaives;
  if (lesson.fee_due) return null;
  if (lesson.cancelled && lesson.paid) return LESSON_MESSAGES.feePaid;
  return lesson.cancelled ? LESSON_MESSAGES.nothingDue : LESSON_MESSAGES.noFee;
}

/** The permissions that are about money on the day. */
export type CashPaymentPermissions = Pick<
  LessonPermissions,
  'mark_paid' | 'mark_paid_refusal' | 'mark_unpaid' | 'waive_fee' | 'waive_fee_refusal' | 'unwaive_fee'
>;

/** What the reader may note of a lesson's money, and in plain words why not. */
export function cashPaymentPermissions(lesson: CashPaymentState, by: 'pro' | 'player'): CashPaymentPermissions {
  const mark_paid_refusal = paidRefusal(lesson, by);
  const waive_fee_refusal = waiveRefusal(lesson, by);
  return {
    mark_paid: mark_paid_refusal === null,
    mark_paid_refusal,
    mark_unpaid: by === 'pro' && lesson.paid,
    waive_fee: waive_fee_refusal === null,
    waive_fee_refusal,
    unwaive_fee: by === 'pro' && lesson.waived && !lesson.paid,
  };
}

/** What has been noted of a lesson's money, and the terms it was given on. */
export interface CashPayment {
  duration: number;
  fee_waived_at: Date | null;
  paid_at: Date | null;
  paid_amount: number | null;
  paid_currency: string | null;
  lesson_price: number | null;
  /** Of a place in a group lesson, in money and in credits; no credits of a lesson that is none. */
  place_price: number | null;
  place_credits: number | null;
  currency: string;
}

/** What is to be written of a lesson's money. */
export type CashPaymentChange = Partial<
  Pick<CashPayment, 'fee_waived_at' | 'paid_at' | 'paid_amount' | 'paid_currency'> & { fee_due: boolean }
>;

/**
 * A payment noted, of what was sent or else of the lesson's price; null when there is neither. Noted twice, the first instant stands
 * and an amount that is sent mends the one noted.
 */
export function recordPayment(row: CashPayment, sent: number | null, now: Date): CashPaymentChange | null {
  const group = row.place_credits === null ? null : { credits: row.place_credits, price: row.place_price };
  const paid_amount = sent ?? row.paid_amount ?? priceOnDay({ ...row, group }, row.lesson_price);
  if (paid_amount === null) return null;
  return {
    paid_at: row.paid_at ?? now,
    paid_amount,
    paid_currency: row.paid_currency ?? row.currency,
    fee_due: false,
  };
}

/**
 * A payment taken back, if there was one. A lesson that was cancelled late owes its fee again, until that is paid or waived (D13); one
 * that the pro let go owes none (D13a).
 */
export const withdrawPayment = (
  { paid_at, fee_waived_at }: CashPayment,
  { cancelledLate }: { cancelledLate: boolean },
): CashPaymentChange | null =>
  paid_at && {
    paid_at: null,
    paid_amount: null,
    paid_currency: null,
    fee_due: cancelledLate && fee_waived_at === null,
  };

/** A fee waived, or due after all unless its money is noted; null when that is so already (D13). */
export function setWaived(
  { fee_waived_at, paid_at }: CashPayment,
  waived: boolean,
  now: Date,
): CashPaymentChange | null {
  if (waived === (fee_waived_at !== null)) return null;
  return waived ? { fee_waived_at: now, fee_due: false } : { fee_waived_at: null, fee_due: paid_at === null };
}
