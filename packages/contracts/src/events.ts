import { z } from 'zod';
import { id, instant } from './primitives.ts';

const lessonEvent = z.object({ lesson_id: id, actor_id: id });

/**
 * What the outbox tells of, by topic. A payload names rows and the facts of the moment that no row keeps; whoever acts on
 * it reads the rows again (architecture.md, "a job carries ids").
 */
export const EVENTS = {
  'lesson.booked': lessonEvent,
  /** `from` is the start the lesson had before. */
  'lesson.moved': lessonEvent.extend({ from: instant }),
  'lesson.cancelled': lessonEvent.extend({ credits_returned: z.number(), fee_due: z.boolean() }),
  /** `starts_at` is the start the reminder is for: a lesson that moved since is not reminded of by this one. */
  'lesson.reminder': z.object({ lesson_id: id, starts_at: instant }),
  'credits.given': z.object({ lot_id: id, actor_id: id }),
} as const;

export type Topic = keyof typeof EVENTS;
export type Event = { [T in Topic]: { topic: T; payload: z.output<(typeof EVENTS)[T]> } }[Topic];

/** The queue of notices: `tell` works out who hears of an outbox row, `deliver` sends one notice by one channel. */
export const JOBS = {
  tell: z.object({ outbox_id: z.string() }),
  deliver: z.object({ delivery_id: id }),
} as const;
