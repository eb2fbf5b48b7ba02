import { PublicPageSettingsScreen } from '@fairway/ui/features/users/screens/PublicPageSettingsScreen/PublicPageSettingsScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { copyToClipboard } from '../../../app/shell/clipboard.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { useSaveSettings } from '../../../features/users/useSaveSettings.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/public-page')({
  staticData: { title: 'Public page' },
  // For coaches only.
  beforeLoad: ({ context }) => {
    if (context.user.type !== 'pro') throw redirect({ to: '/account', replace: true });
  },
  loader: () => void utils.accounts.settings.prefetch(),
  component: PublicPageSettings,
});

function PublicPageSettings() {
  const { referral_code } = useUser();
  const settings = trpc.accounts.settings.useQuery();
  const save = useSaveSettings({ onSaved: () => void utils.profile.publicPage.invalidate() });
  return (
    <PublicPageSettingsScreen
      state={screenState({ settings }, (data) => ({ ...data, referral_code }))}
      origin={location.origin}
      onToggle={(field, on) => save.mutateAsync({ [field]: on })}
      onCopy={(url) => void copyToClipboard(url)}
      backHref="/account"
    />
  );
}
