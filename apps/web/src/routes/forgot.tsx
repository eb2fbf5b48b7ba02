import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '../features/auth/pages/ForgotPage.tsx';
import { SIGN_IN_TITLES } from '../features/auth/signInPages.ts';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';

export const Route = createFileRoute('/forgot')({
  staticData: { title: SIGN_IN_TITLES['/forgot'] },
  component: ForgotPage,
  errorComponent: AreaFailed,
});
