import { ForgotScreen } from '@fairway/ui/screens/auth/ForgotScreen/ForgotScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../failures/failure.ts';
import { refusalOf, toldByForm } from '../failures/refusal.ts';
import { FloatingBanner } from '../navigation/FloatingBanner.tsx';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { trpc } from '../trpc/client.ts';

export const Route = createFileRoute('/forgot')({
  staticData: { title: 'Forgotten password' },
  component: Forgot,
  errorComponent: AreaFailed,
});

function Forgot() {
  const forgot = trpc.accounts.forgot.useMutation({ meta: toldByForm });
  const sentTo = forgot.isSuccess ? forgot.variables.email : undefined;
  return (
    <>
      <FloatingBanner />
      <ForgotScreen
        state={{ sentTo, busy: forgot.isPending, errors: fieldErrors(forgot.error), alert: refusalOf(forgot.error) }}
        onForgot={(email) => forgot.mutate({ email: email.trim() })}
        onAnother={forgot.reset}
        resetHref={`/reset?email=${encodeURIComponent(sentTo ?? '')}`}
        loginHref="/login"
      />
    </>
  );
}
