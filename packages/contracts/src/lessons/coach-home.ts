import { z } from 'zod';
import { lesson, lessonOrNull, releasedTime } from './lessons.ts';

/** What a new coach does before players can book and pay, in this order (U10). */
export const FIRST_STEPS = ['hours', 'price', 'venue', 'payments', 'share'] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

export const firstStep = z.object({ name: z.enum(FIRST_STEPS), done: z.boolean() });
export type FirstStep = z.output<typeof firstStep>;

/** What waits for a coach, each counted to a hundred at most (U9). */
export const dueCounts = z.object({
  /** Lessons of the last days without their record. */
  records: z.number(),
  /** Fees of lessons cancelled late. */
  fees: z.number(),
  unread: z.number(),
  /** Invitations that have run out unanswered. */
  expired_invitations: z.number(),
});
export type DueCounts = z.output<typeof dueCounts>;

/** All that a coach's home opens with. */
export const coachHome = z.object({
  current_lesson: lessonOrNull,
  next_lesson: lessonOrNull,
  /** The live lessons of today, finished ones too. */
  todays: z.array(lesson),
  /** How the player of the current lesson, or else of the next one, is called; null of a guest, and where no number is known. */
  phone: z.string().nullable(),
  /** The lessons whose times became free, for the coach to say whether to tell other players (D16). */
  freed: z.array(releasedTime),
  due: dueCounts,
  /** Null once all of it is done, or the coach has put it away. */
  first_steps: z.array(firstStep).nullable(),
});
export type CoachHome = z.output<typeof coachHome>;
