import { FreedSlotPrompt } from '@fairway/ui/features/lessons/components/FreedSlotPrompt/FreedSlotPrompt';
import type { ReleasedTime } from '@fairway/contracts/lessons/lessons';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { orInstead } from '../../trpc/screenState.ts';

const TOLD = 'A notification has been sent to your players';
const NOT_TOLD = "We won't notify your players about this";
const TAKEN = 'That time has since been booked, so nobody was notified';

const useReleasedTimes = () => trpc.lessons.released.useQuery(undefined, QUIET);

/** Cancelled lessons that wait for an answer, as a source of the page that they stand on: both come together. */
export const useCancelledLessons = () => orInstead(useReleasedTimes(), []);

/** The cancelled-lesson prompt of the home and lessons pages; it looks again whenever the page comes back into view (D16). */
export function CancelledLessons() {
  const released = useReleasedTimes();
  const answer = trpc.lessons.answerReleased.useMutation({
    onSettled: () => utils.lessons.released.invalidate(),
  });
  const onAnswer = async ({ id }: ReleasedTime, response: boolean) => {
    const { response: stands, told } = await answer.mutateAsync({ lesson_id: id, response });
    if (told) notify.success(TOLD);
    else notify.success(stands ? TAKEN : NOT_TOLD);
  };
  return <FreedSlotPrompt times={released.data ?? []} onAnswer={onAnswer} />;
}
