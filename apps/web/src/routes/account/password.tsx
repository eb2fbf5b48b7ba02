import { PasswordScreen } from '@fairway/ui/screens/account/PasswordScreen/PasswordScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../failures/failure.ts';
import { refusalOf, toldByForm } from '../../failures/refusal.ts';
import { notify } from '../../notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';

export const Route = createFileRoute('/account/password')({ staticData: { title: 'Password' }, component: Password });

function Password() {
  const update = trpc.accounts.updatePassword.useMutation({
    meta: toldByForm,
    onSuccess: () => {
      void utils.accounts.sessions.invalidate();
      notify.success('Your password has been changed');
    },
  });
  return (
    <PasswordScreen
      state={{ errors: fieldErrors(update.error), alert: refusalOf(update.error) }}
      onChange={(passwords) => update.mutateAsync(passwords)}
      forgottenHref="/forgot"
      backHref="/account"
    />
  );
}
