import { fullName } from '@fairway/contracts/phrases';
import { PendingPlayerScreen } from '@fairway/ui/screens/pro/PendingPlayerScreen/PendingPlayerScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { fieldErrors, isNotFound } from '../../../../failures/failure.ts';
import { notify } from '../../../../notices/notify.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { closingHref, parseClosing } from '../-closing.ts';

export const Route = createFileRoute('/pro/players/pending/$id')({
  staticData: { title: 'Pending player' },
  validateSearch: parseClosing,
  loader: ({ params }) => void utils.people.pendingPlayer.prefetch(params),
  component: Pending,
});

function Pending() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const player = trpc.people.pendingPlayer.useQuery({ id }, { meta: { quiet: [404] } });
  const resend = trpc.people.resendInvitation.useMutation({
    onSuccess: (sent) => {
      utils.people.pendingPlayer.setData({ id }, sent);
      void utils.people.pendingPlayers.invalidate();
      notify.success(`An email has been resent to ${fullName(sent)}`);
    },
  });
  const cancel = trpc.people.cancelInvitation.useMutation({
    onSuccess: async () => {
      notify.success('Your player has been deleted.');
      void utils.people.pendingPlayers.invalidate();
      await navigate({ href: closingHref(search), replace: true });
    },
  });
  if (isNotFound(player.error)) throw redirect({ to: '/404', replace: true });
  return (
    <PendingPlayerScreen
      state={screenState({ player }, (data) => data)}
      onResend={() => resend.mutate({ id })}
      onCancel={() => cancel.mutate({ id })}
      busy={resend.isPending ? 'resend' : cancel.isPending || cancel.isSuccess ? 'cancel' : undefined}
      refusal={fieldErrors(resend.error)?.email?.join(' ')}
      closeHref={closingHref(search)}
    />
  );
}
