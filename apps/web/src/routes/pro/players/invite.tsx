import { proPaths } from '@fairway/ui/screens/pro/paths';
import { InvitePlayerScreen } from '@fairway/ui/screens/pro/InvitePlayerScreen/InvitePlayerScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../failures/failure.ts';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard.ts';
import { notify } from '../../../notices/notify.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { closingHref, parseClosing } from './-closing.ts';

export const Route = createFileRoute('/pro/players/invite')({
  staticData: { title: 'Invite a player' },
  validateSearch: parseClosing,
  component: Invite,
});

const INVITED = 'Your player has been added. An email has been sent to them explaining how to sign up.';

function Invite() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { onDirtyChange, leaving } = useLeaveGuard();
  const invite = trpc.people.invite.useMutation({
    onSuccess: async () => {
      onDirtyChange(false);
      void utils.people.pendingPlayers.invalidate();
      notify.success(INVITED);
      await navigate({ href: closingHref(search) });
    },
  });
  const refused = fieldErrors(invite.error)?.email ? invite.variables?.email : undefined;
  const pending = trpc.people.pendingPlayers.useQuery({}, { enabled: refused !== undefined });
  const same = pending.data?.find(({ email }) => email.toLowerCase() === refused?.trim().toLowerCase());
  return (
    <InvitePlayerScreen
      onInvite={(invitee) => invite.mutate(invitee)}
      busy={invite.isPending}
      errors={fieldErrors(invite.error)}
      pendingHref={same && proPaths.pendingPlayer(same.id)}
      closeHref={closingHref(search)}
      onDirtyChange={onDirtyChange}
      leaving={leaving}
    />
  );
}
