import type { DbOrTx } from '@fairway/db/client';
import { findLesson } from '#domains/notifications/context/repository.ts';
import { findSide } from './channel-matrix.ts';
import type { LessonContext } from './context.ts';

/** What the kinds that tell of one lesson share: how it is read, and who of its two hears of it. */
export const aboutLesson = {
  async load(db: DbOrTx, { payload }: { payload: { lesson_id: string } }) {
    const lesson = await findLesson(db, payload.lesson_id);
    return lesson && { lesson };
  },
  findReader: ({ lesson }: { lesson: LessonContext }, user_id: string | null) => findSide(lesson, user_id),
};
