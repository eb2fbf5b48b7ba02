import { ProLessonsScreen } from '@fairway/ui/features/lessons/screens/ProLessonsScreen/ProLessonsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useDeskWide } from '../../../app/desk/useDeskWide.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { orInstead, screenState } from '../../../trpc/screenState.ts';
import { useFreedTime } from '../../../features/lessons/useFreedTime.ts';
import { useMoney } from '../../../features/checkout/useMoney.ts';
import { todayIn, weekAround } from '../../../features/schedule/weekAround.ts';
import { prefetchPastUpcoming } from '../../../features/lessons/prefetchPastUpcoming.ts';
import { usePastUpcoming } from '../../../features/lessons/usePastUpcoming.ts';
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
  // It looks again whenever the page comes back into view (D16).
  const freed = orInstead(trpc.lessons.released.useQuery(undefined, QUIET), []);
  return (
    <ProLessonsScreen
      state={screenState({ next, days, counts, freed }, (data) => ({
        next_lesson: data.next,
        ...data.days,
        counts: data.counts,
        freed: data.freed,
        timezone,
      }))}
      end={end}
      onCancel={useProCancel()}
      {...useMoney()}
      onFreedTime={useFreedTime()}
      desk={useDeskWide()}
    />
  );
}
