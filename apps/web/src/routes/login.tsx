import { type LoginState, LoginScreen } from '@fairway/ui/screens/auth/LoginScreen/LoginScreen';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { fieldErrors } from '../failures/failure.ts';
import { refusalOf, toldByForm } from '../failures/refusal.ts';
import { FloatingBanner } from '../navigation/FloatingBanner.tsx';
import { returnPath } from '../navigation/paths.ts';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { knownUser } from '../session/session.ts';
import { useEnter } from '../session/useEnter.ts';
import { trpc } from '../trpc/client.ts';

interface LoginSearch {
  /** The page to open after signing in. */
  from?: string;
  stage?: 'login' | 'token';
}

export const Route = createFileRoute('/login')({
  staticData: { title: 'Login' },
  validateSearch: ({ from, stage }): LoginSearch => ({
    from: returnPath(from),
    stage: stage === 'login' || stage === 'token' ? stage : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (knownUser()) throw redirect({ href: search.from ?? '/', replace: true });
  },
  component: Login,
  errorComponent: AreaFailed,
});

/** Where coaches register, null until it is known whether they may; a page that cannot ask does not offer it. */
function useRegisterHref(): string | null | undefined {
  const registration = trpc.accounts.registration.useQuery(undefined, {
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  });
  if (registration.isPending) return null;
  return registration.data?.open ? '/register' : undefined;
}

function Login() {
  const { from, stage = 'home' } = Route.useSearch();
  const navigate = useNavigate();
  const { enter, alert } = useEnter(from);
  const registerHref = useRegisterHref();
  const login = trpc.accounts.login.useMutation({
    meta: toldByForm,
    onSuccess: (answer) =>
      'two_factor' in answer ? navigate({ to: '/two-factor', search: { from }, replace: true }) : enter(),
  });

  const code = trpc.accounts.code.useMutation({
    meta: toldByForm,
    onSuccess: ({ kind }, { token }) =>
      kind === 'pro'
        ? navigate({ to: '/onboard', search: { code: token } })
        : navigate({ to: '/accept-invite', search: { token } }),
  });
  const sent = stage === 'token' ? code : login;

  const state: LoginState = {
    stage,
    busy: sent.isPending,
    errors: fieldErrors(sent.error),
    alert: alert ?? refusalOf(sent.error),
  };
  const show = (next: LoginState['stage']) => {
    sent.reset();
    void navigate({ to: '/login', search: { from, stage: next === 'home' ? undefined : next } });
  };

  return (
    <>
      <FloatingBanner />
      <LoginScreen
        state={state}
        onStage={show}
        onLogin={(credentials) => login.mutate(credentials)}
        onToken={(token) => code.mutate({ token })}
        signupHref="/onboard"
        forgottenHref="/forgot"
        registerHref={registerHref}
      />
    </>
  );
}
