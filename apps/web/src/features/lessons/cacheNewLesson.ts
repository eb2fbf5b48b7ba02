import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { utils } from '../../trpc/client.ts';

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
