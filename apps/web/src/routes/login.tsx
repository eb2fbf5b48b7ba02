import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/auth/pages/LoginPage.tsx';
import { SIGN_IN_TITLES } from '../features/auth/signInPages.ts';
import { parseLoginSearch } from '../features/auth/signInSearch.ts';
import { useSignInNavigation } from '../features/auth/useSignInNavigation.ts';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { knownUser } from '../app/session/session.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: SIGN_IN_TITLES['/login'] },
  validateSearch: parseLoginSearch,
  beforeLoad: ({ search }) => {
    if (knownUser()) throw redirect({ href: search.from ?? '/', replace: true });
  },
  component: Login,
  errorComponent: AreaFailed,
});

function Login() {
  return <LoginPage search={Route.useSearch()} {...useSignInNavigation()} />;
}
