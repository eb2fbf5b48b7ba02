import type { PaymentType } from '@fairway/contracts/lessons/lessons';
import { isLate } from '#domains/lessons/lesson/rules.ts';

/** What becomes of the payment when a lesson is cancelled (D13). */
export interface CancellationOutcome {
  credits_returned: number;
  fee_due: boolean;
  /** The pro lets a late one go: the fee is waived at once, of one that is paid too, so that it owes nothing if that is taken back. */
  fee_waived: boolean;
}

/**
 * A day or more ahead the credits return and nothing is due. Later they are forfeited and a fee on the day is due, whoever
 * cancels, unless the pro grants a `refund`. Money that is noted as paid stays noted: it is the fee, or the pro's to give back.
 */
export function cancellationOutcome(
  lesson: { starts_at: number; payment_type: PaymentType; credits: number; paid: boolean },
  now: number,
  refund: boolean,
): CancellationOutcome {
  const late = isLate(lesson.starts_at, now);
  const hasFee = late && lesson.payment_type === 'on_day';
  return {
    credits_returned: refund || !late ? lesson.credits : 0,
    fee_due: hasFee && !lesson.paid && !refund,
    fee_waived: hasFee && refund,
  };
}
