import type { PaymentType } from '@fairway/contracts/lessons';
import { isLate } from './permissions.ts';

/** What becomes of the payment when a lesson is cancelled (D13). */
export interface Settlement {
  credits_returned: number;
  fee_due: boolean;
}

/**
 * A day or more ahead the credits return and nothing is due. Later they are forfeited and a fee on the day is due, whoever
 * cancels, unless the pro grants a `refund`.
 */
export function settle(
  lesson: { starts_at: number; payment_type: PaymentType; credits: number },
  now: number,
  refund: boolean,
): Settlement {
  const free = refund || !isLate(lesson.starts_at, now);
  return {
    credits_returned: free ? lesson.credits : 0,
    fee_due: !free && lesson.payment_type === 'on_day',
  };
}
