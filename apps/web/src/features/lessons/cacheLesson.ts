import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { utils } from '../../trpc/client.ts';

/** Keeps a lesson that a call has just answered, for the page it leads to; its record stays as far as it is known. */
export function cacheLesson(lesson: Lesson): void {
  utils.lessons.byId.setData({ id: lesson.id }, (kept) => ({
    player_video_lesson_note: null,
    record: [],
    comments: [],
    published_at: null,
    player_handed: null,
    ...kept,
    ...lesson,
  }));
}
