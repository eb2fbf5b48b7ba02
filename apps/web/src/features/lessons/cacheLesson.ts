import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { utils } from '../../trpc/client.ts';

/** Keeps what a call has just answered of a lesson whose page is known. Of another one nobody knows the record, which is not empty. */
export function cacheLesson(lesson: Lesson): void {
  utils.lessons.byId.setData({ id: lesson.id }, (kept) => kept && { ...kept, ...lesson });
}
