import { DiaryUrlScreen } from '@fairway/ui/features/users/screens/DiaryUrlScreen/DiaryUrlScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { copyToClipboard } from '../../../app/shell/clipboard.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/diaryurl')({
  staticData: { title: 'Diary URL' },
  // For pros only.
  beforeLoad: ({ context }) => {
    if (context.user.type !== 'pro') throw redirect({ to: '/account', replace: true });
  },
  component: DiaryUrl,
});

function DiaryUrl() {
  // Blank where only this device has told who is signed in: it keeps no secrets.
  const feed = trpc.accounts.user.useQuery(undefined, {
    select: ({ calendarFeedURL }) => calendarFeedURL || undefined,
  });
  const rotate = trpc.accounts.rotateCalendar.useMutation({
    onSuccess: (changed) => utils.accounts.user.setData(undefined, (user) => user && { ...user, ...changed }),
  });
  return (
    <DiaryUrlScreen
      state={screenState({ feed }, (data) => ({ calendarFeedURL: data.feed }))}
      onCopy={(url) => void copyToClipboard(url)}
      onRotate={() => rotate.mutateAsync()}
      backHref="/account"
    />
  );
}
