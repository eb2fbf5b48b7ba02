import { formatMoney } from '@fairway/contracts/money-format';
import { BookChooseTypeScreen } from '@fairway/ui/features/lessons/screens/BookChooseTypeScreen/BookChooseTypeScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { knownUser } from '../../../app/session/session.ts';
import { trpc, utils } from '../../../trpc/client.ts';

export const Route = createFileRoute('/player/lessons/bookchoosetype')({
  staticData: { title: 'Book a lesson' },
  // The server says whether there is a choice (W1); without one the booking form is the next page.
  beforeLoad: () => {
    if (!knownUser()?.lesson_settings?.video_lessons_enabled)
      throw redirect({ to: '/player/lessons/book', replace: true });
  },
  loader: () => void utils.lessons.videoForm.prefetch(),
  component: BookChooseType,
});

function BookChooseType() {
  const { data } = trpc.lessons.videoForm.useQuery();
  return (
    <BookChooseTypeScreen video_price={data && data.price !== null ? formatMoney(data.price, data.currency) : null} />
  );
}
