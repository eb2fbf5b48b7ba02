import { PrivacyScreen } from '@fairway/ui/features/users/screens/PrivacyScreen/PrivacyScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useWebPush } from '../../../app/webPush/useWebPush.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { useSaveSettings } from '../../../features/users/useSaveSettings.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/privacy')({
  staticData: { title: 'Privacy' },
  loader: () => {
    void utils.accounts.settings.prefetch();
    void utils.accounts.pushKey.prefetch(undefined, QUIET);
  },
  component: Privacy,
});

function Privacy() {
  const { type: role } = useUser();
  const settings = trpc.accounts.settings.useQuery();
  const push = useWebPush();
  const save = useSaveSettings();
  return (
    <PrivacyScreen
      state={screenState({ settings }, (data) => data)}
      role={role}
      onToggle={(field, on) => save.mutateAsync({ [field]: on })}
      webPush={push}
      onCell={(group, channel, on) => save.mutateAsync({ notification_matrix: { [group]: { [channel]: on } } })}
      onQuiet={(quiet) => save.mutateAsync({ quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null })}
      onDigest={(digest_at) => save.mutateAsync({ digest_at })}
      backHref="/account"
    />
  );
}
