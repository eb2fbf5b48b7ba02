import { ProLessonsScreen } from '@fairway/ui/features/lessons/screens/ProLessonsScreen/ProLessonsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { CancelledLessons, useCancelledLessons } from '../../../features/lessons/CancelledLessons.tsx';
import { useMoney } from '../../../features/checkout/useMoney.ts';
import { todayIn, weekAround } from '../../../features/schedule/weekAround.ts';
import { prefetchPastUpcoming, usePastUpcoming } from '../../../features/lessons/usePastUpcoming.ts';
import { useProCancel } from '../../../features/lessons/useProCancel.ts';

export const Route = createFileRoute('/pro/lessons/')({
  staticData: { title: 'Lessons' },
  loader: ({ context: { user } }) => {
    void utils.lessons.next.prefetch();
    void utils.lessons.released.prefetch(undefined, QUIET);
    void utils.lessons.counts.prefetch(weekAround(todayIn(user.timezone)));
    prefetchPastUpcoming();
  },
  component: ProLessons,
});

function ProLessons() {
  const { timezone } = useUser();
  const next = trpc.lessons.next.useQuery();
  const counts = trpc.lessons.counts.useQuery(weekAround(todayIn(timezone)));
  const { days, end } = usePastUpcoming();
  const cancelled = useCancelledLessons();
  return (
    <ProLessonsScreen
      state={screenState({ next, days, counts, cancelled }, (data) => ({
        next_lesson: data.next,
        ...data.days,
        counts: data.counts,
        timezone,
      }))}
      end={end}
      onCancel={useProCancel()}
      {...useMoney()}
      prompt={<CancelledLessons />}
    />
  );
}
