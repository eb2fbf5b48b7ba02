import type { Lesson } from '@fairway/contracts/lessons';
import { notify } from '../../notices/notify.ts';
import { afterLessonChange } from '../../trpc/afterChange.ts';
import { trpc } from '../../trpc/client.ts';

/** Cancels a lesson of the player's own. Not shown before the server has said so: credits hang on it. */
export function useCancelLesson(): (lesson: Lesson) => Promise<void> {
  const cancel = trpc.lessons.cancel.useMutation({ onSuccess: afterLessonChange, onError: afterLessonChange });
  return async ({ id }) => {
    await cancel.mutateAsync({ id });
    notify.success('Lesson cancelled');
  };
}
