import { CancelledPrompt } from '@fairway/ui/components/lessons/CancelledPrompt/CancelledPrompt';
import type { ReleasedTime } from '@fairway/contracts/lessons';
import { notify } from '../../notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

const TOLD = 'A notification has been sent to your players';
const NOT_TOLD = "We won't notify your players about this";
const TAKEN = 'That time has been taken meanwhile, so nobody was told';

/** The cancelled-lesson prompt of the home and lessons pages; it looks again whenever the page comes back into view (D16). */
export function CancelledLessons() {
  const released = trpc.lessons.released.useQuery(undefined, QUIET);
  const answer = trpc.lessons.answerReleased.useMutation({
    onSettled: () => utils.lessons.released.invalidate(),
  });
  const onAnswer = async ({ id }: ReleasedTime, response: boolean) => {
    const { response: stands, told } = await answer.mutateAsync({ lesson_id: id, response });
    if (told) notify.success(TOLD);
    else notify.success(stands ? TAKEN : NOT_TOLD);
  };
  return <CancelledPrompt times={released.data ?? []} onAnswer={onAnswer} />;
}
