import type { ConfirmEmailProps } from '@fairway/ui/features/auth/components/ConfirmEmail/ConfirmEmail';
import { readFailure, fieldErrors } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';

/** What the panel tells of itself: too many tries, and an address that was confirmed on another device meanwhile. */
const quiet = { quiet: [409, 429] };

/** The panel that asks for an address's pin; undefined for whoever has no address to confirm. */
export function useConfirmEmail(): ConfirmEmailProps | undefined {
  const user = trpc.accounts.user.useQuery();
  const refresh = () => utils.accounts.user.invalidate();
  const confirm = trpc.accounts.confirmEmail.useMutation({
    meta: quiet,
    onSuccess: async ({ email }) => {
      await refresh();
      notify.success(`${email} is confirmed`);
    },
  });
  const send = trpc.accounts.sendEmailPin.useMutation({
    meta: quiet,
    onSuccess: () => confirm.reset(),
    onError: (error) => (readFailure(error).status === 409 ? refresh() : undefined),
  });
  const keep = trpc.accounts.dropPendingEmail.useMutation({ onSuccess: refresh });
  if (!user.data || (user.data.email_verified && user.data.pending_email === null)) return undefined;
  const { email, pending_email } = user.data;
  const refused = readFailure(send.error ?? confirm.error);
  return {
    email: pending_email ?? email,
    replaces: pending_email !== null,
    onPin: (pin) => {
      send.reset();
      confirm.mutate({ pin });
    },
    onSend: () => send.mutateAsync(),
    onKeep: pending_email === null ? undefined : () => keep.mutate(),
    busy: confirm.isPending || keep.isPending,
    errors: fieldErrors(confirm.error),
    refusal: refused.status === 429 ? refused.message : undefined,
  };
}
