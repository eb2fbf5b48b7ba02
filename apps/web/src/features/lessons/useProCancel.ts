import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { notify } from '../../app/notices/notify.ts';
import { invalidateLessons } from './invalidateLessons.ts';
import { trpc } from '../../trpc/client.ts';

const TOLD = 'This lesson has been cancelled. A notification has been sent to the player.';
/** A guest is not told (D8). */
const GUEST = 'Lesson cancelled';

const several = (count: number, guest: boolean) =>
  `${count} lessons have been cancelled.${guest ? '' : ' A notification has been sent to the player.'}`;

/** Cancels a lesson of the pro's, alone or with the later ones of its series; `refund` gives the credits of late ones back (D13). */
export function useProCancel(): (lesson: Lesson, refund: boolean, following?: boolean) => Promise<unknown> {
  const cancel = trpc.lessons.cancel.useMutation({ onSuccess: invalidateLessons });
  const cancelSeries = trpc.lessons.cancelFollowing.useMutation({ onSuccess: invalidateLessons });
  return async (lesson, refund, following) => {
    if (following) {
      const { lessons } = await cancelSeries.mutateAsync({ id: lesson.id, ...(refund ? { refund } : {}) });
      if (lessons.length > 1) return notify.success(several(lessons.length, !lesson.player_id));
      return notify.success(lesson.player_id ? TOLD : GUEST);
    }
    await cancel.mutateAsync({ id: lesson.id, ...(refund ? { refund } : {}) });
    if (lesson.group) return notify.success('The place is free again');
    return notify.success(lesson.player_id ? TOLD : GUEST);
  };
}
