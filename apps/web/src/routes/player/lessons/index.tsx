import { PlayerLessonsScreen } from '@fairway/ui/features/lessons/screens/PlayerLessonsScreen/PlayerLessonsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useCancelLesson } from '../../../features/lessons/useCancelLesson.ts';
import { prefetchPastUpcoming, usePastUpcoming } from '../../../features/lessons/usePastUpcoming.ts';

export const Route = createFileRoute('/player/lessons/')({
  staticData: { title: 'Lessons' },
  loader: () => {
    void utils.lessons.next.prefetch();
    prefetchPastUpcoming();
    void utils.credits.byExpiry.prefetch({});
  },
  component: PlayerLessons,
});

function PlayerLessons() {
  const next = trpc.lessons.next.useQuery();
  const { days, end } = usePastUpcoming();
  const credits = trpc.credits.byExpiry.useQuery({});
  const cancel = useCancelLesson();
  const state = screenState({ next, days, credits }, (data) => ({
    next_lesson: data.next,
    ...data.days,
    credits: data.credits,
  }));
  return <PlayerLessonsScreen state={state} end={end} onCancel={cancel} />;
}
