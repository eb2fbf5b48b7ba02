import { createFileRoute, redirect } from '@tanstack/react-router';
import { SetPasswordPage } from '../features/auth/pages/SetPasswordPage.tsx';
import { SIGN_IN_TITLES } from '../features/auth/signInPages.ts';
import { parseSetPasswordSearch } from '../features/auth/signInSearch.ts';
import { useSignInNavigation } from '../features/auth/useSignInNavigation.ts';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';

export const Route = createFileRoute('/set-password')({
  staticData: { title: SIGN_IN_TITLES['/set-password'] },
  validateSearch: parseSetPasswordSearch,
  beforeLoad: ({ search }) => {
    if (!search.token) throw redirect({ to: '/404', replace: true });
  },
  component: SetPassword,
  errorComponent: AreaFailed,
});

function SetPassword() {
  const { token = '' } = Route.useSearch();
  return <SetPasswordPage token={token} {...useSignInNavigation()} />;
}
