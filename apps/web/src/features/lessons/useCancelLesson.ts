import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { notify } from '../../app/notices/notify.ts';
import { invalidateLessons } from './invalidateLessons.ts';
import { trpc } from '../../trpc/client.ts';

/** Cancels a lesson of the player's own. Not shown before the server has said so: credits hang on it. */
export function useCancelLesson(): (lesson: Lesson) => Promise<void> {
  const cancel = trpc.lessons.cancel.useMutation({ onSuccess: invalidateLessons, onError: invalidateLessons });
  return async ({ id, group }) => {
    await cancel.mutateAsync({ id });
    notify.success(group ? 'You have left the group lesson' : 'Lesson cancelled');
  };
}
