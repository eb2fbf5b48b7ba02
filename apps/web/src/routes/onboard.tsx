import { OnboardingScreen, type Step } from '@fairway/ui/features/coaching/screens/OnboardingScreen/OnboardingScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useWizard } from '../features/coaching/useWizard.tsx';
import { parseStep } from '../features/coaching/values.ts';
import { FloatingBanner } from '../app/shell/FloatingBanner.tsx';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { knownUser } from '../app/session/session.ts';
import { utils } from '../trpc/client.ts';

interface OnboardSearch {
  /** A coach's code, of a link or a QR code. */
  code?: string;
  step?: Step;
}

export const Route = createFileRoute('/onboard')({
  staticData: { title: 'Sign up' },
  validateSearch: ({ code, step }): OnboardSearch => ({
    code: typeof code === 'string' ? code.toUpperCase().slice(0, 6) : undefined,
    step: parseStep(step),
  }),
  beforeLoad: () => {
    const user = knownUser();
    const isDone = user?.type === 'player' && user.stripe_payment_method !== null;
    if (user && (user.type !== 'player' || isDone)) throw redirect({ to: '/', replace: true });
  },
  loader: () => void utils.accounts.onboarding.prefetch(),
  component: Onboard,
  errorComponent: AreaFailed,
});

function Onboard() {
  const { code, step } = Route.useSearch();
  const navigate = Route.useNavigate();
  const leave = useCallback(() => void navigate({ to: '/', replace: true }), [navigate]);
  const wizard = useWizard({
    code,
    asked: step,
    show: (next) => void navigate({ search: { step: next } }),
    leave,
  });
  return (
    <>
      <FloatingBanner />
      <OnboardingScreen {...wizard} loginHref="/login" />
    </>
  );
}
