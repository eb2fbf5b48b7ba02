import { FAILURE_TEXTS } from '@fairway/contracts/failure-texts';
import { TwoFactorScreen } from '@fairway/ui/screens/auth/TwoFactorScreen/TwoFactorScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { fieldErrors } from '../failures/failure.ts';
import { refusalOf, toldByForm } from '../failures/refusal.ts';
import { FloatingBanner } from '../navigation/FloatingBanner.tsx';
import { returnPath } from '../navigation/paths.ts';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { knownUser } from '../session/session.ts';
import { useEnter } from '../session/useEnter.ts';
import { trpc } from '../trpc/client.ts';

/** The second half of a sign-in. Which one it is the server knows by a cookie that no script can read (A3). */
export const Route = createFileRoute('/two-factor')({
  staticData: { title: 'Enter your pin' },
  validateSearch: ({ from }): { from?: string } => ({ from: returnPath(from) }),
  beforeLoad: ({ search }) => {
    if (knownUser()) throw redirect({ href: search.from ?? '/', replace: true });
  },
  component: TwoFactor,
  errorComponent: AreaFailed,
});

function TwoFactor() {
  const { from } = Route.useSearch();
  const { enter, alert } = useEnter(from);
  const answer = trpc.accounts.twoFactor.useMutation({ meta: toldByForm, onSuccess: enter });
  const resend = trpc.accounts.resendPin.useMutation({ meta: toldByForm, onSuccess: () => answer.reset() });
  const refusal = refusalOf(resend.error ?? answer.error, { 404: FAILURE_TEXTS.two_factor });
  return (
    <>
      <FloatingBanner />
      <TwoFactorScreen
        state={{ busy: answer.isPending, errors: fieldErrors(answer.error), alert: alert ?? refusal }}
        onPin={(two_factor_pin) => {
          resend.reset();
          answer.mutate({ two_factor_pin });
        }}
        onResend={() => resend.mutateAsync({})}
        loginHref="/login?stage=login"
      />
    </>
  );
}
