import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { utils } from '../../trpc/client.ts';

/** Keeps what a call has just answered of a lesson whose page is known. Of another one nobody knows the record, which is not empty. */
export function cacheLesson(lesson: Lesson): void {
  utils.lessons.byId.setData({ id: lesson.id }, (kept) => kept && { ...kept, ...lesson });
}

/** Keeps a lesson that has just been booked, for the page it leads to: nothing has been written of it yet. */
export function cacheNewLesson(lesson: Lesson): void {
  utils.lessons.byId.setData(
    { id: lesson.id },
    {
      ...lesson,
      player_video_lesson_note: null,
      record: [],
      comments: [],
      published_at: null,
      player_handed: null,
    },
  );
}
