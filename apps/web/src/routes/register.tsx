import { RegisterScreen } from '@fairway/ui/features/coaching/screens/RegisterScreen/RegisterScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { readFailure, fieldErrors } from '../app/failures/failure.ts';
import { readRefusal, toldByForm } from '../app/failures/refusal.ts';
import { FloatingBanner } from '../app/shell/FloatingBanner.tsx';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { knownUser } from '../app/session/session.ts';
import { useEnter } from '../features/auth/useEnter.ts';
import { useSignInNavigation } from '../features/auth/useSignInNavigation.ts';
import { trpc } from '../trpc/client.ts';

export const Route = createFileRoute('/register')({
  staticData: { title: 'Register' },
  beforeLoad: () => {
    if (knownUser()) throw redirect({ to: '/', replace: true });
  },
  component: Register,
  errorComponent: AreaFailed,
});

function Register() {
  const { enter, alert } = useEnter(useSignInNavigation());
  const registration = trpc.accounts.registration.useQuery(undefined, { staleTime: Infinity, meta: { quiet: true } });
  const register = trpc.accounts.register.useMutation({
    meta: { quiet: [403, ...toldByForm.quiet] },
    onSuccess: enter,
  });
  return (
    <>
      <FloatingBanner />
      <RegisterScreen
        state={{
          closed: registration.data?.open === false || readFailure(register.error).status === 403,
          busy: register.isPending,
          errors: fieldErrors(register.error),
          alert: alert ?? readRefusal(register.error),
        }}
        onRegister={(registration) => register.mutate(registration)}
        loginHref="/login"
      />
    </>
  );
}
