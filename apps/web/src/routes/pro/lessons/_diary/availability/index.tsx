import { WeeklyHoursScreen } from '@fairway/ui/features/schedule/screens/WeeklyHoursScreen/WeeklyHoursScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../../../trpc/client.ts';
import { screenState } from '../../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/_diary/availability/')({
  staticData: { title: 'Weekly availability' },
  loader: () => void utils.diary.weekly.prefetch({}),
  component: WeeklyHours,
});

function WeeklyHours() {
  const week = trpc.diary.weekly.useQuery({});
  return <WeeklyHoursScreen state={screenState({ week }, (data) => data)} />;
}
