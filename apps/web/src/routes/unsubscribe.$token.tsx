import { UnsubscribeScreen } from '@fairway/ui/features/users/screens/UnsubscribeScreen/UnsubscribeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../app/failures/failure.ts';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { BareShell } from '../app/shell/BareShell.tsx';
import { trpc, utils } from '../trpc/client.ts';
import { QUIET } from '../trpc/quiet.ts';
import { screenState } from '../trpc/screenState.ts';

export const Route = createFileRoute('/unsubscribe/$token')({
  staticData: { title: 'Emails' },
  component: Unsubscribe,
  errorComponent: AreaFailed,
});

function Unsubscribe() {
  const { token } = Route.useParams();
  const found = trpc.accounts.subscription.useQuery({ token }, QUIET);
  const save = trpc.accounts.unsubscribe.useMutation({
    onSuccess: (saved) => utils.accounts.subscription.setData({ token }, saved),
  });
  const subscription = isNotFound(found.error) ? { ...found, data: null } : found;
  return (
    <BareShell>
      <UnsubscribeScreen
        state={screenState({ subscription }, (data) => data)}
        onSave={(on) => save.mutateAsync({ token, on })}
        settingsHref="/account/privacy"
      />
    </BareShell>
  );
}
