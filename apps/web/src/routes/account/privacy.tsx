import { PrivacyScreen } from '@fairway/ui/features/users/screens/PrivacyScreen/PrivacyScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useWebPush } from '../../app/webPush/useWebPush.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/account/privacy')({
  staticData: { title: 'Privacy' },
  loader: () => {
    void utils.accounts.settings.prefetch();
    void utils.accounts.pushKey.prefetch(undefined, QUIET);
  },
  component: Privacy,
});

function Privacy() {
  const settings = trpc.accounts.settings.useQuery();
  const push = useWebPush();
  const save = trpc.accounts.saveSettings.useMutation({
    onSuccess: (saved) => {
      utils.accounts.settings.setData(undefined, saved);
      void utils.accounts.user.invalidate();
    },
  });
  return (
    <PrivacyScreen
      state={screenState({ settings }, (data) => data)}
      onToggle={(field, on) => save.mutateAsync({ [field]: on })}
      webPush={push}
      backHref="/account"
    />
  );
}
