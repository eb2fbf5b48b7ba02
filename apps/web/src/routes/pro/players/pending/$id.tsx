import { formatFullName } from '@fairway/contracts/person-names';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { PendingPlayerScreen } from '@fairway/ui/features/coaching/screens/PendingPlayerScreen/PendingPlayerScreen';
import { createFileRoute } from '@tanstack/react-router';
import { readFailure, fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { closingHref, parseClosing } from '../../../../features/coaching/closing.ts';

export const Route = createFileRoute('/pro/players/pending/$id')({
  staticData: { title: 'Pending player' },
  validateSearch: parseClosing,
  loader: ({ params }) => void utils.people.pendingPlayer.prefetch(params),
  component: Pending,
});

/** What the page says of a refusal itself: an own address that is not confirmed, or too many mails. */
const told = ({ status, message }: ReturnType<typeof readFailure>) =>
  status === 403 || status === 429 ? message : undefined;

function Pending() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const player = trpc.people.pendingPlayer.useQuery({ id }, { meta: { quiet: [404] } });
  const resend = trpc.people.resendInvitation.useMutation({
    meta: { quiet: [403, 429] },
    onSuccess: (sent) => {
      utils.people.pendingPlayer.setData({ id }, sent);
      void utils.people.pendingPlayers.invalidate();
      notify.success(`An email has been resent to ${formatFullName(sent)}`);
    },
  });
  const cancel = trpc.people.cancelInvitation.useMutation({
    onSuccess: async () => {
      notify.success('Your player has been deleted.');
      void utils.people.pendingPlayers.invalidate();
      await navigate({ href: closingHref(search), replace: true });
    },
  });
  if (isNotFound(player.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <PendingPlayerScreen
      state={screenState({ player }, (data) => data)}
      onResend={() => resend.mutate({ id })}
      onCancel={() => cancel.mutate({ id })}
      busy={resend.isPending ? 'resend' : cancel.isPending || cancel.isSuccess ? 'cancel' : undefined}
      refusal={fieldErrors(resend.error)?.email?.join(' ') ?? told(readFailure(resend.error))}
      closeHref={closingHref(search)}
    />
  );
}
