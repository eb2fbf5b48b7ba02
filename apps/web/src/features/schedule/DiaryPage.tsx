import { FEATURES } from '@fairway/contracts/constants';
import { DiaryScreen } from '@fairway/ui/features/schedule/screens/DiaryScreen/DiaryScreen';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

/** The menu of the diary's settings: a page by itself, or beside one of them. */
export function DiaryPage() {
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
