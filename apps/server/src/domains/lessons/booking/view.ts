import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { LessonRow } from '#domains/lessons/lesson/repository.ts';
import type { BookingFacts, NewLesson } from './repository.ts';

/**
 * The row of a lesson that was just booked, as a read would find it. It is made of what was written and of who wrote it: reading it back
 * took a fifth of what a booking costs (decision 039).
 */
export const newLessonRow = (
  lesson: NewLesson,
  facts: Omit<BookingFacts, 'clubs' | 'takes_turn' | 'booked_before'>,
): LessonRow => ({
  id: lesson.id,
  type: LESSON_TYPES.normal,
  starts_at: lesson.starts_at.toISOString(),
  ends_at: lesson.ends_at.toISOString(),
  timezone: facts.timezone,
  duration: lesson.duration,
  pro_id: lesson.pro_id,
  pro_first_name: facts.first_name,
  pro_last_name: facts.last_name,
  player_id: lesson.player_id,
  player_first_name: facts.player?.first_name ?? null,
  player_last_name: facts.player?.last_name ?? null,
  guest_name: lesson.guest_name,
  group: null,
  note: lesson.note,
  player_note: lesson.player_note,
  payment_type: lesson.payment_type,
  credits: lesson.credits,
  venue: lesson.venue,
  cancelled_at: null,
  fee_due: false,
  fee_waived_at: null,
  refilled_at: null,
  paid_at: null,
  paid_amount: null,
  paid_currency: null,
  attendance: null,
  series_id: lesson.series_id ?? null,
  starred: false,
  pro_starred: false,
  title: null,
  published_at: null,
  recorded: false,
  refill_refund: facts.refill_refund,
});
