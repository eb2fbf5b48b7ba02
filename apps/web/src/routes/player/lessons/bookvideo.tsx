import { VIDEO_BOOKING_FAILED } from '@fairway/contracts/messages/files';
import {
  BookVideoScreen,
  type VideoBooking,
} from '@fairway/ui/features/lessons/screens/BookVideoScreen/BookVideoScreen';
import { createFileRoute } from '@tanstack/react-router';
import { usePurchase } from '../../../features/checkout/usePurchase.ts';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { invalidateLessons } from '../../../features/lessons/invalidateLessons.ts';
import { trpc, trpcClient, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useVideoFields } from '../../../features/lessons/useVideoFields.ts';

export const Route = createFileRoute('/player/lessons/bookvideo')({
  staticData: { title: 'Video lesson' },
  loader: () => void utils.lessons.videoForm.prefetch(),
  component: BookVideo,
});

function BookVideo() {
  const navigate = Route.useNavigate();
  const form = trpc.lessons.videoForm.useQuery();
  const { fields, forget, callbacks } = useVideoFields();
  const { buy, error, paying } = usePurchase({
    call: (booking: VideoBooking, again, options) =>
      trpcClient.lessons.bookVideo.mutate({ ...booking, ...again }, options),
    onBought: ({ lesson }) => {
      void navigate({ to: '/player/lesson/$id', params: { id: lesson.id }, replace: true }).then(() => {
        forget();
        invalidateLessons();
      });
    },
    otherwise: VIDEO_BOOKING_FAILED,
    // What was shown may be old: the price, the card, or whether they are offered at all.
    onRefused: () => void utils.lessons.videoForm.invalidate(),
  });
  return (
    <BookVideoScreen
      {...callbacks}
      state={screenState({ form }, (data) => ({ ...data, ...fields, errors: fieldErrors(error) }))}
      paying={paying}
      onSend={buy}
    />
  );
}
