import type { Attendance, Lesson } from '@fairway/contracts/lessons/lessons';
import { readFailure } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';

/** Notes whether the player came (D22), or takes it back. The screen shows it at once; a refusal is told in the server's words. */
export function useAttendance(): (lesson: Lesson, attendance: Attendance | null) => Promise<unknown> {
  const note = trpc.lessons.noteAttendance.useMutation({
    // One after the other: the last tap is the one that counts.
    scope: { id: 'lesson-attendance' },
    meta: { quiet: [422] },
    onSuccess: (lesson) => {
      utils.lessons.overview.setData({ id: lesson.id }, (kept) => kept && { ...kept, lesson });
    },
    onError: (error) => {
      const { status, message } = readFailure(error);
      if (status === 422) notify.error(message);
    },
    onSettled: () => {
      void utils.lessons.invalidate();
      void utils.people.player.invalidate();
      // The page of a group lesson shows what was tapped until it has read it.
      return utils.groupLessons.get.invalidate();
    },
  });
  return ({ id }, attendance) => note.mutateAsync({ id, attendance });
}
