import type { AffectedLesson, NoticePreview } from '@fairway/contracts/lessons/bulk-reschedule';

/** A stretch of the coach's calendar; `until` 00:00:00 is the last day's end. */
export interface BulkReschedulePeriod {
  start: string;
  from: string;
  end: string;
  until: string;
}

/** What is chosen for one lesson; `date` and `start` are where it moves to, `outside` past the free times. */
export interface LessonChoice {
  action: 'move' | 'cancel' | 'keep';
  date: string;
  start: string;
  outside: boolean;
}

/** What is sent for one lesson. */
export interface SentChoice {
  lesson_id: string;
  action: LessonChoice['action'];
  date?: string;
  time?: { start: string; end: string }[];
  outside_availability?: boolean;
}

export interface RequestedReschedule extends BulkReschedulePeriod {
  close: boolean;
  note: string | null;
  choices: SentChoice[];
}

export type { AffectedLesson, NoticePreview };

/** What stands at first: moved to the likeliest free time, cancelled where there is none. */
export const firstChoice = ({ lesson, suggestions: [best] }: AffectedLesson): LessonChoice =>
  best
    ? { action: 'move', date: best.date, start: best.start, outside: false }
    : { action: 'cancel', date: lesson.date, start: lesson.start, outside: true };
