import { createFileRoute, redirect } from '@tanstack/react-router';
import { TwoFactorPage } from '../features/auth/pages/TwoFactorPage.tsx';
import { SIGN_IN_TITLES } from '../features/auth/signInPages.ts';
import { parseTwoFactorSearch } from '../features/auth/signInSearch.ts';
import { useSignInNavigation } from '../features/auth/useSignInNavigation.ts';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { knownUser } from '../app/session/session.ts';

export const Route = createFileRoute('/two-factor')({
  staticData: { title: SIGN_IN_TITLES['/two-factor'] },
  validateSearch: parseTwoFactorSearch,
  beforeLoad: ({ search }) => {
    if (knownUser()) throw redirect({ href: search.from ?? '/', replace: true });
  },
  component: TwoFactor,
  errorComponent: AreaFailed,
});

function TwoFactor() {
  return <TwoFactorPage search={Route.useSearch()} {...useSignInNavigation()} />;
}
