import { SetPasswordScreen } from '@fairway/ui/screens/auth/SetPasswordScreen/SetPasswordScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { failureOf, fieldErrors } from '../failures/failure.ts';
import { refusalOf, toldByForm } from '../failures/refusal.ts';
import { FloatingBanner } from '../navigation/FloatingBanner.tsx';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { useEnter } from '../session/useEnter.ts';
import { trpc } from '../trpc/client.ts';

export const Route = createFileRoute('/set-password')({
  staticData: { title: 'Choose a password' },
  validateSearch: ({ token }): { token?: string } => ({
    token: typeof token === 'string' && token ? token : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (!search.token) throw redirect({ to: '/404', replace: true });
  },
  component: SetPassword,
  errorComponent: AreaFailed,
});

function SetPassword() {
  const { token = '' } = Route.useSearch();
  const { enter, alert } = useEnter();
  const set = trpc.accounts.setPassword.useMutation({ meta: toldByForm, onSuccess: enter });
  return (
    <>
      <FloatingBanner />
      <SetPasswordScreen
        state={{
          over: failureOf(set.error).status === 404,
          busy: set.isPending,
          errors: fieldErrors(set.error),
          alert: alert ?? refusalOf(set.error),
        }}
        onSet={(passwords) => set.mutate({ token, ...passwords })}
        forgottenHref="/forgot"
      />
    </>
  );
}
