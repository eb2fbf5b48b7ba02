import { PasswordScreen } from '@fairway/ui/features/auth/screens/PasswordScreen/PasswordScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal, toldByForm } from '../../../app/failures/refusal.ts';
import { notify } from '../../../app/notices/notify.ts';
import { trpc, utils } from '../../../trpc/client.ts';

export const Route = createFileRoute('/account/_desk/password')({
  staticData: { title: 'Password' },
  component: Password,
});

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
      state={{ errors: fieldErrors(update.error), alert: readRefusal(update.error) }}
      onChange={(passwords) => update.mutateAsync(passwords)}
      forgottenHref="/forgot"
      backHref="/account"
    />
  );
}
