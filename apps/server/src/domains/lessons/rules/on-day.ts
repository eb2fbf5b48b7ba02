import type { LessonPermissions, PaymentType } from '@fairway/contracts/lessons';

/** The facts of a lesson that say how its money on the day stands. */
export interface OnDayState {
  payment_type: PaymentType;
  cancelled: boolean;
  /** A fee is open: cancelled late, neither paid nor waived (D13). */
  fee_due: boolean;
  paid: boolean;
  waived: boolean;
}

const PROS_OWN = 'Your pro notes what has been paid on the day.';
const PREPAID: Record<Exclude<PaymentType, 'on_day'>, string> = {
  credits: 'This lesson is paid with credits.',
  card: 'This lesson is paid by card.',
};
const NOTHING_DUE = 'This lesson was cancelled and nothing is due for it.';

/** Why the money of a lesson cannot be noted now, or null. Money noted before may be noted again, with another amount. */
export function paidRefusal(lesson: OnDayState, by: 'pro' | 'player'): string | null {
  if (by === 'player') return PROS_OWN;
  if (lesson.payment_type !== 'on_day') return PREPAID[lesson.payment_type];
  if (lesson.waived) return 'The fee of this lesson has been waived.';
  if (lesson.cancelled && !lesson.fee_due && !lesson.paid) return NOTHING_DUE;
  return null;
}

/** Why a fee cannot be waived now, or null. */
export function waiveRefusal(lesson: OnDayState, by: 'pro' | 'player'): string | null {
  if (by === 'player') return 'Only your pro can waive a fee.';
  if (lesson.fee_due) return null;
  if (lesson.cancelled && lesson.paid) return 'The fee of this lesson has been paid.';
  return lesson.cancelled ? NOTHING_DUE : 'No fee is due: this lesson has not been cancelled.';
}

/** The permissions that are about money on the day. */
export type OnDayPermissions = Pick<
  LessonPermissions,
  'mark_paid' | 'mark_paid_refusal' | 'mark_unpaid' | 'waive_fee' | 'waive_fee_refusal' | 'unwaive_fee'
>;

/** What the reader may note of a lesson's money, and in plain words why not. */
export function onDayPermissions(lesson: OnDayState, by: 'pro' | 'player'): OnDayPermissions {
  const mark_paid_refusal = paidRefusal(lesson, by);
  const waive_fee_refusal = waiveRefusal(lesson, by);
  return {
    mark_paid: mark_paid_refusal === null,
    mark_paid_refusal,
    mark_unpaid: by === 'pro' && lesson.paid,
    waive_fee: waive_fee_refusal === null,
    waive_fee_refusal,
    unwaive_fee: by === 'pro' && lesson.waived,
  };
}
