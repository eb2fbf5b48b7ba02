import { ProLessonsScreen } from '@fairway/ui/screens/pro/ProLessonsScreen/ProLessonsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../../session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { CancelledLessons } from '../-CancelledLessons.tsx';
import { useMoney } from '../-useMoney.ts';
import { useProCancel } from '../-useProCancel.ts';

export const Route = createFileRoute('/pro/lessons/')({
  staticData: { title: 'Lessons' },
  loader: () => {
    void utils.lessons.next.prefetch();
    void utils.lessons.released.prefetch();
    void utils.lessons.pastUpcoming.prefetch();
  },
  component: ProLessons,
});

function ProLessons() {
  const { timezone } = useUser();
  const next = trpc.lessons.next.useQuery();
  const days = trpc.lessons.pastUpcoming.useQuery();
  return (
    <ProLessonsScreen
      state={screenState({ next, days }, (data) => ({ next_lesson: data.next, ...data.days, timezone }))}
      onCancel={useProCancel()}
      {...useMoney()}
      prompt={<CancelledLessons />}
    />
  );
}
