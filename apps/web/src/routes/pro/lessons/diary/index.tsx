import { FEATURES } from '@fairway/contracts/constants';
import { DiaryScreen } from '@fairway/ui/features/schedule/screens/DiaryScreen/DiaryScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../../../app/session/useUser.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/diary/')({
  staticData: { title: 'Diary' },
  loader: () => {
    void utils.diary.weekly.prefetch({});
    void utils.accounts.settings.prefetch();
  },
  component: Diary,
});

function Diary() {
  const { timezone, currency } = useUser();
  const week = trpc.diary.weekly.useQuery({});
  const settings = trpc.accounts.settings.useQuery();
  return (
    <DiaryScreen
      videos={FEATURES.video_lessons}
      state={screenState({ week, settings }, (data) => ({ ...data.settings, week: data.week, timezone, currency }))}
    />
  );
}
