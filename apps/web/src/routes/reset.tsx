import { FAILURE_TEXTS } from '@fairway/contracts/failure-texts';
import { ResetScreen } from '@fairway/ui/screens/auth/ResetScreen/ResetScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { fieldErrors } from '../failures/failure.ts';
import { refusalOf, toldByForm } from '../failures/refusal.ts';
import { FloatingBanner } from '../navigation/FloatingBanner.tsx';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { useEnter } from '../session/useEnter.ts';
import { trpc } from '../trpc/client.ts';

export const Route = createFileRoute('/reset')({
  staticData: { title: 'Reset password' },
  validateSearch: ({ email }): { email?: string } => ({
    email: typeof email === 'string' && email ? email : undefined,
  }),
  // Without an address there is nothing to reset (S1 §2).
  beforeLoad: ({ search }) => {
    if (!search.email) throw redirect({ to: '/404', replace: true });
  },
  component: Reset,
  errorComponent: AreaFailed,
});

function Reset() {
  const { email = '' } = Route.useSearch();
  const { enter, alert } = useEnter();
  const reset = trpc.accounts.reset.useMutation({ meta: toldByForm, onSuccess: enter });
  return (
    <>
      <FloatingBanner />
      <ResetScreen
        state={{
          email,
          busy: reset.isPending,
          errors: fieldErrors(reset.error),
          alert: alert ?? refusalOf(reset.error, { 404: FAILURE_TEXTS.reset }),
        }}
        onReset={(given) => reset.mutate({ email, ...given })}
        homeHref="/login"
      />
    </>
  );
}
