import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { Actor } from '#app/context.ts';
import { forbidden } from '#core/app-error.ts';
import { CANCELLATION_NOTICE_HOURS, LESSON_TYPES } from '@fairway/contracts/constants';
import type { LessonPermissions, PaymentType } from '@fairway/contracts/lessons/lessons';
import { HOUR_MS } from '@fairway/time/units';
import type { CashPaymentPermissions } from '#domains/lessons/cash-payment/rules.ts';

/** The lessons a person may see and touch: those they give or take. What lies outside does not exist for them (V4). */
export function lessonScope(actor: Actor): Scope {
  if (actor.type === 'pro') return { pro_id: actor.id };
  if (actor.type === 'player') return { player_id: actor.id };
  throw forbidden();
}

/** Whose lessons: those a pro gives, or those a player takes. */
export type Scope = { pro_id: string } | { player_id: string };

/** The side of a lesson a person is on. */
export const roleInLesson = (actor: Actor): 'pro' | 'player' => (actor.type === 'pro' ? 'pro' : 'player');

/** The facts of a lesson that decide what may be done with it. Instants in milliseconds. */
export interface LessonState {
  starts_at: number;
  cancelled: boolean;
  /** One of `LESSON_TYPES`. */
  type: number;
}

/** No lesson is longer, which keeps the search for those under way on the index. */
export const LONGEST_LESSON_MS = 3 * HOUR_MS;

/** Whether fewer than 24 hours of elapsed time are left before the start (D13). */
export const isLate = (starts_at: number, now: number): boolean =>
  starts_at - now < CANCELLATION_NOTICE_HOURS * HOUR_MS;

/** Why a lesson cannot be changed by this kind of person now, or null (D12). */
export function changeRefusal(lesson: LessonState, by: 'pro' | 'player', now: number): string | null {
  if (lesson.cancelled) return LESSON_MESSAGES.cancelled;
  if (lesson.starts_at <= now) return LESSON_MESSAGES.started;
  if (lesson.type === LESSON_TYPES.group) return LESSON_MESSAGES.groupPage;
  if (lesson.type === LESSON_TYPES.place) return LESSON_MESSAGES.groupTime;
  if (by === 'player' && isLate(lesson.starts_at, now)) return LESSON_MESSAGES.changeNotice;
  return null;
}

/** Why a lesson cannot be cancelled now, or null. */
export function cancelRefusal(lesson: LessonState, now: number): string | null {
  if (lesson.cancelled) return LESSON_MESSAGES.cancelled;
  if (lesson.starts_at <= now) return LESSON_MESSAGES.started;
  return lesson.type === LESSON_TYPES.group ? LESSON_MESSAGES.groupPage : null;
}

/** What the reader may do with a lesson, and in plain words why not. */
export function lessonPermissions(
  lesson: LessonState,
  by: 'pro' | 'player',
  now: number,
): Omit<LessonPermissions, keyof CashPaymentPermissions | 'refill_refund' | 'note_attendance'> {
  const change_refusal = changeRefusal(lesson, by, now);
  const cancel_refusal = cancelRefusal(lesson, now);
  return {
    change: change_refusal === null,
    change_refusal,
    cancel: cancel_refusal === null,
    cancel_refusal,
    late: isLate(lesson.starts_at, now),
  };
}

/** Whether the credits that cancelling now would lose come back if somebody else books the time (D19). */
export const refundsWhenRefilled = (
  lesson: LessonState & { payment_type: PaymentType; refill_refund: boolean | null },
  now: number,
): boolean =>
  lesson.refill_refund === true &&
  lesson.type === LESSON_TYPES.normal &&
  lesson.payment_type === 'credits' &&
  cancelRefusal(lesson, now) === null &&
  isLate(lesson.starts_at, now);

/** The facts of a lesson that say whether its record is due. */
export interface RecordState {
  /** One of `LESSON_TYPES`. */
  type: number;
  ends_at: string;
  cancelled_at: string | null;
  player_id: string | null;
  /** It has a part by the pro, as far as the reader may see that. */
  recorded: boolean;
}

/**
 * Whether a lesson awaits its record: over, not cancelled, with a real player, and nothing written by the pro (R1). Nobody owes one to
 * each player of a group.
 */
export const awaitsRecord = (lesson: RecordState, now: number): boolean =>
  lesson.type !== LESSON_TYPES.place &&
  !lesson.recorded &&
  lesson.player_id !== null &&
  lesson.cancelled_at === null &&
  Date.parse(lesson.ends_at) <= now;
