import { foldEmail } from '@fairway/contracts/auth/fold-email';
import { proPaths } from '@fairway/ui/paths/pro';
import { InvitePlayerScreen } from '@fairway/ui/features/coaching/screens/InvitePlayerScreen/InvitePlayerScreen';
import { createFileRoute } from '@tanstack/react-router';
import { readFailure, fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../app/notices/notify.ts';
import { useConfirmEmail } from '../../../features/auth/useConfirmEmail.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { usePendingPlayers } from '../../../features/coaching/usePendingPlayers.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { closingHref, parseClosing } from '../../../features/coaching/closing.ts';
import { useOnward } from '../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/players/invite')({
  staticData: { title: 'Invite a player' },
  validateSearch: parseClosing,
  component: Invite,
});

const INVITED = 'Your player has been added. An email has been sent to them explaining how to sign up.';

function Invite() {
  const search = Route.useSearch();
  const onward = useOnward();
  const { onDirtyChange, leaving } = useLeaveGuard();
  const { email_verified } = useUser();
  const confirm = useConfirmEmail();
  const invite = trpc.people.invite.useMutation({
    meta: { quiet: [403, 429] },
    // Confirmed no more: an admin has given them another address since the page opened.
    onError: (error) => (readFailure(error).status === 403 ? utils.accounts.user.invalidate() : undefined),
    onSuccess: async () => {
      onDirtyChange(false);
      void utils.people.pendingPlayers.invalidate();
      notify.success(INVITED);
      await onward({ href: closingHref(search) });
    },
  });
  const refused = fieldErrors(invite.error)?.email ? invite.variables?.email : undefined;
  const pending = usePendingPlayers({ enabled: refused !== undefined });
  const same = pending.players.find(({ email }) => refused && foldEmail(email) === foldEmail(refused.trim()));
  return (
    <InvitePlayerScreen
      onInvite={(invitee) => invite.mutate(invitee)}
      busy={invite.isPending}
      errors={fieldErrors(invite.error)}
      confirm={email_verified ? undefined : confirm}
      refusal={readRefusal(invite.error)}
      pendingHref={same && proPaths.pendingPlayer(same.id)}
      closeHref={closingHref(search)}
      onDirtyChange={onDirtyChange}
      leaving={leaving}
    />
  );
}
