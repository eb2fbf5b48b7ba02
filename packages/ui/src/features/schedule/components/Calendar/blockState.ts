import { takenPhrase } from '../../../lessons/components/group/takenPhrase.ts';
import type { CalendarLesson } from '@fairway/contracts/schedule/schedule';

/** What a coach has to know of a lesson at a glance. */
export type BlockState = 'fee_due' | 'record_due' | 'on_day' | 'paid';

export const STATE_LABELS: Record<BlockState, string> = {
  fee_due: 'Fee due',
  record_due: 'Record due',
  on_day: 'Pay on day',
  paid: 'Paid',
};

/** How a lesson is paid, before it is over. */
const paymentState = ({ payment_type, paid_at }: CalendarLesson): BlockState =>
  payment_type === 'on_day' && paid_at === null ? 'on_day' : 'paid';

/** What stands first: a fee, then a record, then the money. */
export function findBlockState(lesson: CalendarLesson): BlockState {
  if (lesson.cancelled_at !== null) return 'fee_due';
  return lesson.awaiting_record ? 'record_due' : paymentState(lesson);
}

/** It in two words, or how full a group lesson is. */
export const shortState = (lesson: CalendarLesson): string =>
  lesson.group ? takenPhrase(lesson.group) : STATE_LABELS[findBlockState(lesson)];

/** All of it, in words: "Record due, pay on day". */
export function describeState(lesson: CalendarLesson): string {
  if (lesson.group) return `${takenPhrase(lesson.group)} places taken`;
  const state = findBlockState(lesson);
  if (state === 'fee_due') return 'Cancelled, fee due';
  const payment = STATE_LABELS[paymentState(lesson)];
  return state === 'record_due' ? `Record due, ${payment.toLowerCase()}` : payment;
}
