import { createFileRoute, redirect } from '@tanstack/react-router';
import { ResetPage } from '../features/auth/pages/ResetPage.tsx';
import { SIGN_IN_TITLES } from '../features/auth/signInPages.ts';
import { parseResetSearch } from '../features/auth/signInSearch.ts';
import { useSignInNavigation } from '../features/auth/useSignInNavigation.ts';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';

export const Route = createFileRoute('/reset')({
  staticData: { title: SIGN_IN_TITLES['/reset'] },
  validateSearch: parseResetSearch,
  // Without an address there is nothing to reset.
  beforeLoad: ({ search }) => {
    if (!search.email) throw redirect({ to: '/404', replace: true });
  },
  component: Reset,
  errorComponent: AreaFailed,
});

function Reset() {
  const { email = '' } = Route.useSearch();
  return <ResetPage email={email} {...useSignInNavigation()} />;
}
