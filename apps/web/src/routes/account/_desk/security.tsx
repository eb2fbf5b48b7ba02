import { SecurityScreen } from '@fairway/ui/features/auth/screens/SecurityScreen/SecurityScreen';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { notify } from '../../../app/notices/notify.ts';
import { endSession } from '../../../app/session/session.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { useSaveSettings } from '../../../features/users/useSaveSettings.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/security')({
  staticData: { title: 'Security' },
  loader: () => {
    void utils.accounts.settings.prefetch();
    void utils.accounts.sessions.prefetch();
  },
  component: Security,
});

function Security() {
  const { email } = useUser();
  const navigate = useNavigate();
  const settings = trpc.accounts.settings.useQuery();
  const devices = trpc.accounts.sessions.useQuery();
  const save = useSaveSettings({ quiet: [429] });
  const signOut = trpc.accounts.endSession.useMutation({
    // One that is gone already (404) goes from the list too.
    meta: { quiet: [404] },
    onSettled: () => utils.accounts.sessions.invalidate(),
  });
  const everywhere = trpc.accounts.logoutEverywhere.useMutation({
    onSuccess: async () => {
      endSession();
      await navigate({ to: '/login', replace: true });
    },
  });
  return (
    <SecurityScreen
      state={screenState({ settings, devices }, (data) => ({
        two_factor_auth: data.settings.two_factor_auth,
        devices: data.devices,
        email,
      }))}
      onTwoFactorOn={() => save.mutateAsync({ two_factor_auth: true })}
      onTwoFactorOff={(current_password) => save.mutateAsync({ two_factor_auth: false, current_password })}
      errors={fieldErrors(save.error)}
      refusal={readRefusal(save.error)}
      onSignOut={async ({ id, name }) => {
        await signOut.mutateAsync({ id });
        notify.success(`Logged out: ${name}`);
      }}
      onSignOutEverywhere={() => everywhere.mutateAsync()}
      backHref="/account"
    />
  );
}
