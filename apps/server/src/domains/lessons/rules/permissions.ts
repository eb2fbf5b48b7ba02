import { CANCELLATION_NOTICE_HOURS } from '@fairway/contracts/constants';
import type { LessonPermissions } from '@fairway/contracts/lessons';
import type { OnDayPermissions } from './on-day.ts';

const HOUR = 3_600_000;

/** The facts of a lesson that decide what may be done with it. Instants in milliseconds. */
export interface LessonState {
  starts_at: number;
  cancelled: boolean;
}

/** Whether fewer than 24 hours of elapsed time are left before the start (D13). */
export const isLate = (starts_at: number, now: number): boolean => starts_at - now < CANCELLATION_NOTICE_HOURS * HOUR;

/** Why a lesson cannot be changed by this kind of person now, or null (D12). */
export function changeRefusal(lesson: LessonState, by: 'pro' | 'player', now: number): string | null {
  if (lesson.cancelled) return 'This lesson has been cancelled.';
  if (lesson.starts_at <= now) return 'This lesson has already started.';
  if (by === 'player' && isLate(lesson.starts_at, now))
    return 'Lessons can be changed until 24 hours before they start. Please contact your pro.';
  return null;
}

/** Why a lesson cannot be cancelled now, or null. */
export function cancelRefusal(lesson: LessonState, now: number): string | null {
  if (lesson.cancelled) return 'This lesson has been cancelled.';
  return lesson.starts_at <= now ? 'This lesson has already started.' : null;
}

/** What the reader may do with a lesson, and in plain words why not. */
export function permissionsOf(
  lesson: LessonState,
  by: 'pro' | 'player',
  now: number,
): Omit<LessonPermissions, keyof OnDayPermissions> {
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
