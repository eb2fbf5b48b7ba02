import { PlayerLessonsScreen } from '@fairway/ui/features/lessons/screens/PlayerLessonsScreen/PlayerLessonsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useCancelLesson } from '../../../features/lessons/useCancelLesson.ts';
import { prefetchPastUpcoming } from '../../../features/lessons/prefetchPastUpcoming.ts';
import { usePastUpcoming } from '../../../features/lessons/usePastUpcoming.ts';

export const Route = createFileRoute('/player/lessons/')({
  staticData: { title: 'Lessons' },
  loader: () => {
    void utils.lessons.next.prefetch();
    prefetchPastUpcoming();
    void utils.credits.byExpiry.prefetch({});
    void utils.waiting.list.prefetch();
    void utils.groupLessons.list.prefetch();
  },
  component: PlayerLessons,
});

function PlayerLessons() {
  const next = trpc.lessons.next.useQuery();
  const { days, end } = usePastUpcoming();
  const credits = trpc.credits.byExpiry.useQuery({});
  const waiting = trpc.waiting.list.useQuery();
  const groups = trpc.groupLessons.list.useQuery();
  const cancel = useCancelLesson();
  const state = screenState({ next, days, credits, waiting, groups }, (data) => ({
    next_lesson: data.next,
    ...data.days,
    credits: data.credits,
    waiting: data.waiting,
    groups: data.groups.length,
  }));
  return <PlayerLessonsScreen state={state} end={end} onCancel={cancel} />;
}
