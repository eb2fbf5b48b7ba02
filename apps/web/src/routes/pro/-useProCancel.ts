import type { Lesson } from '@fairway/contracts/lessons';
import { notify } from '../../notices/notify.ts';
import { afterLessonChange } from '../../trpc/afterChange.ts';
import { trpc } from '../../trpc/client.ts';

const TOLD = 'This lesson has been cancelled. A notification has been sent to the player.';
/** A guest is not told (D8). */
const GUEST = 'Lesson cancelled';

/** Cancels a lesson of the pro's; `refund` gives the credits of a late one back (D13). */
export function useProCancel(): (lesson: Lesson, refund: boolean) => Promise<unknown> {
  const cancel = trpc.lessons.cancel.useMutation({ onSuccess: afterLessonChange });
  return async (lesson, refund) => {
    await cancel.mutateAsync({ id: lesson.id, ...(refund ? { refund } : {}) });
    notify.success(lesson.player_id ? TOLD : GUEST);
  };
}
