import type { Lesson } from '@fairway/contracts/lessons';
import { utils } from '../trpc/client.ts';

/** Keeps a lesson that a call has just answered, for the page it leads to; its record stays as far as it is known. */
export function keepLesson(lesson: Lesson): void {
  utils.lessons.byId.setData({ id: lesson.id }, (kept) => ({
    player_video_lesson_note: null,
    record: [],
    ...kept,
    ...lesson,
  }));
}
