import { FAILURE_TEXTS } from '@fairway/contracts/failure-texts';
import { type LoginState, LoginScreen } from '@fairway/ui/screens/auth/LoginScreen/LoginScreen';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { failureOf, fieldErrors } from '../failures/failure.ts';
import { FloatingBanner } from '../navigation/FloatingBanner.tsx';
import { returnPath } from '../navigation/paths.ts';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { beginSession, knownUser } from '../session/session.ts';
import { trpc } from '../trpc/client.ts';

interface LoginSearch {
  /** The page to open after signing in. */
  from?: string;
  stage?: 'login';
}

export const Route = createFileRoute('/login')({
  staticData: { title: 'Login' },
  validateSearch: ({ from, stage }): LoginSearch => ({
    from: returnPath(from),
    stage: stage === 'login' ? stage : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (knownUser()) throw redirect({ href: search.from ?? '/', replace: true });
  },
  component: Login,
  errorComponent: AreaFailed,
});

const COOKIES_OFF = 'Your browser did not keep the sign-in. Please allow cookies for this site and try again.';

function refusal(error: unknown): string | undefined {
  const { status, message } = failureOf(error);
  if (status === 401) return FAILURE_TEXTS.credentials;
  return status === 429 ? message : undefined;
}

function Login() {
  const { from, stage = 'home' } = Route.useSearch();
  const navigate = useNavigate();
  const [cookiesOff, setCookiesOff] = useState(false);
  const login = trpc.accounts.login.useMutation({
    onMutate: () => setCookiesOff(false),
    onSuccess: async () => {
      if (await beginSession()) await navigate({ href: from ?? '/', replace: true });
      else setCookiesOff(true);
    },
  });

  const state: LoginState = {
    stage,
    busy: login.isPending,
    errors: fieldErrors(login.error),
    alert: cookiesOff ? COOKIES_OFF : refusal(login.error),
  };
  const show = (next: LoginState['stage']) => {
    login.reset();
    void navigate({ to: '/login', search: { from, stage: next === 'login' ? next : undefined } });
  };
  useEffect(() => {
    if (stage === 'login') document.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [stage]);

  return (
    <>
      <FloatingBanner />
      <LoginScreen state={state} onStage={show} onLogin={(credentials) => login.mutate(credentials)} />
    </>
  );
}
