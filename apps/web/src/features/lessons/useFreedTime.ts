import type { ReleasedTime } from '@fairway/contracts/lessons/lessons';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';

const TOLD = 'A notification has been sent to your players';
const NOT_TOLD = "We won't notify your players about this";
const TAKEN = 'That time has since been booked, so nobody was notified';

/** Answers whether other players are told of a time that became free (D16), for both pages that ask. */
export function useFreedTime(): (time: ReleasedTime, response: boolean) => Promise<void> {
  const answer = trpc.lessons.answerReleased.useMutation({
    onSettled: () => {
      void utils.lessons.home.invalidate();
      void utils.lessons.released.invalidate();
    },
  });
  return async ({ id }, response) => {
    const { response: stands, told } = await answer.mutateAsync({ lesson_id: id, response });
    if (told) notify.success(TOLD);
    else notify.success(stands ? TAKEN : NOT_TOLD);
  };
}
