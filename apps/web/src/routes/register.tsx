import { RegisterScreen } from '@fairway/ui/screens/auth/RegisterScreen/RegisterScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { failureOf, fieldErrors } from '../failures/failure.ts';
import { refusalOf, toldByForm } from '../failures/refusal.ts';
import { FloatingBanner } from '../navigation/FloatingBanner.tsx';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { knownUser } from '../session/session.ts';
import { useEnter } from '../session/useEnter.ts';
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
  const { enter, alert } = useEnter();
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
          closed: registration.data?.open === false || failureOf(register.error).status === 403,
          busy: register.isPending,
          errors: fieldErrors(register.error),
          alert: alert ?? refusalOf(register.error),
        }}
        onRegister={(registration) => register.mutate(registration)}
        loginHref="/login"
      />
    </>
  );
}
