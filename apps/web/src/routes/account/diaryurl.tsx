import { DiaryUrlScreen } from '@fairway/ui/screens/account/DiaryUrlScreen/DiaryUrlScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { copyToClipboard } from '../../page/clipboard.ts';
import { useUser } from '../../session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';

export const Route = createFileRoute('/account/diaryurl')({
  staticData: { title: 'Diary URL' },
  // For pros only (S1 §6).
  beforeLoad: ({ context }) => {
    if (context.user.type !== 'pro') throw redirect({ to: '/account', replace: true });
  },
  component: DiaryUrl,
});

function DiaryUrl() {
  const { calendarFeedURL } = useUser();
  const rotate = trpc.accounts.rotateCalendar.useMutation({
    onSuccess: (changed) => utils.accounts.user.setData(undefined, (user) => user && { ...user, ...changed }),
  });
  return (
    <DiaryUrlScreen
      state={{ status: 'ready', calendarFeedURL }}
      onCopy={(url) => void copyToClipboard(url)}
      onRotate={() => rotate.mutateAsync()}
      backHref="/account"
    />
  );
}
