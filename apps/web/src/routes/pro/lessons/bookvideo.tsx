import { VIDEO_BOOKING_FAILED } from '@fairway/contracts/messages/files';
import {
  ProBookVideoScreen,
  type ProVideoBooking,
} from '@fairway/ui/features/lessons/screens/ProBookVideoScreen/ProBookVideoScreen';
import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { purchaseRefusal, toldByPurchase } from '../../../features/checkout/purchaseRefusal.ts';
import { readFailure, fieldErrors } from '../../../app/failures/failure.ts';
import { notify } from '../../../app/notices/notify.ts';
import { invalidateLessons } from '../../../features/lessons/invalidateLessons.ts';
import { trpc, trpcClient, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useAttempt } from '../../../trpc/useAttempt.ts';
import { useVideoFields } from '../../../features/lessons/useVideoFields.ts';
import { useOnward } from '../../../app/shell/useOnward.ts';

interface Search {
  /** The player it is for. */
  id?: string;
}

export const Route = createFileRoute('/pro/lessons/bookvideo')({
  staticData: { title: 'Video lesson' },
  validateSearch: ({ id }: Record<string, unknown>): Search => (typeof id === 'string' ? { id } : {}),
  loader: () => void utils.lessons.videoForm.prefetch(),
  component: BookVideo,
});

function BookVideo() {
  const { id = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onward = useOnward();
  const form = trpc.lessons.videoForm.useQuery();
  const { fields, forget, passTo, callbacks } = useVideoFields(id);
  const attempt = useAttempt();
  const send = useMutation({
    // The repeat after a lost answer is the same lesson.
    mutationFn: (booking: ProVideoBooking) =>
      attempt(booking, (sent, keyed) => trpcClient.lessons.bookVideo.mutate(sent, keyed)),
    meta: toldByPurchase(VIDEO_BOOKING_FAILED),
    onError: (error) => {
      const text = purchaseRefusal(readFailure(error), VIDEO_BOOKING_FAILED);
      if (text !== null) notify.error(text);
    },
  });

  const onSend = async (booking: ProVideoBooking) => {
    const { lesson } = await send.mutateAsync(booking);
    await onward({
      to: '/pro/players/$id/history/lesson/$lesson',
      params: { id: lesson.player_id ?? '', lesson: lesson.id },
      replace: true,
    });
    forget();
    invalidateLessons();
  };

  return (
    <ProBookVideoScreen
      {...callbacks}
      state={screenState({ form }, (data) => ({
        ...data,
        ...fields,
        player_id: id,
        errors: fieldErrors(send.error),
      }))}
      onPlayer={(player) => {
        passTo(player);
        void navigate({ search: player ? { id: player } : {}, replace: true });
      }}
      onSend={onSend}
    />
  );
}
