import type { Step } from '@fairway/ui/features/coaching/screens/OnboardingScreen/OnboardingScreen';
import { onDemand } from '@fairway/ui/kit/onDemand';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { bookTimePath, loginPath, publicPagePath } from '@fairway/ui/paths/public';
import { Suspense, useCallback } from 'react';
import { JoinPage } from '../features/coaching/JoinPage.tsx';
import { useGoesBySteps } from '../features/coaching/useOnboarding.ts';
import { type LessonSearch, parseLessonSearch, toChosenTime } from '../features/schedule/lessonSearch.ts';
import { parseStep } from '../features/coaching/parseStep.ts';
import { FloatingBanner } from '../app/shell/FloatingBanner.tsx';
import { returnPath } from '../app/shell/paths.ts';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { welcomeFirstVisit } from '../app/session/firstVisit.ts';
import { knownUser } from '../app/session/session.ts';
import { utils } from '../trpc/client.ts';

/** With a time of a coach's public page that is to be booked once its player has joined. */
interface OnboardSearch extends LessonSearch {
  /** A coach's code, of a link or a QR code. */
  code?: string;
  step?: Step;
  /** The page to open after joining. */
  from?: string;
}

export const Route = createFileRoute('/onboard')({
  staticData: { title: 'Sign up' },
  validateSearch: ({ code, step, from, ...rest }: Record<string, unknown>): OnboardSearch => ({
    ...parseLessonSearch(rest),
    code: typeof code === 'string' ? code.toUpperCase().slice(0, 6) : undefined,
    step: parseStep(step),
    from: returnPath(from),
  }),
  beforeLoad: ({ search: { code, step: _step, from: _from, ...chosen } }) => {
    const user = knownUser();
    const isDone = user?.type === 'player' && user.stripe_payment_method !== null;
    if (!user || (user.type === 'player' && !isDone)) return;
    // The page knows whether its coach is theirs, and leads them on to the time.
    if (code && chosen.date) throw redirect({ to: '/c/$code', params: { code }, search: chosen, replace: true });
    throw redirect({ to: '/', replace: true });
  },
  loader: () => void utils.accounts.onboarding.prefetch(),
  component: Onboard,
  errorComponent: AreaFailed,
});

const { Part: OnboardingSteps } = onDemand(
  async () => (await import('../features/coaching/OnboardingSteps.tsx')).OnboardingSteps,
);

function Onboard() {
  const { code, step, from, ...choice } = Route.useSearch();
  const bySteps = useGoesBySteps(step !== undefined || knownUser() !== null);
  const chosen = toChosenTime(choice);
  // Whoever has an account already goes back to the page on which they chose.
  const loginHref = code && chosen ? loginPath(publicPagePath(code, chosen)) : '/login';
  const joinPage = (
    <JoinPage
      code={code}
      from={from ?? (chosen ? bookTimePath(chosen) : undefined)}
      choice={choice}
      loginHref={loginHref}
      open={bySteps === false}
    />
  );
  return (
    <>
      <FloatingBanner />
      {bySteps ? (
        <Suspense fallback={joinPage}>
          <Steps code={code} step={step} choice={choice} loginHref={loginHref} />
        </Suspense>
      ) : (
        joinPage
      )}
    </>
  );
}

interface StepsProps extends Pick<OnboardSearch, 'code' | 'step'> {
  /** The time that they want to book, once they have joined. */
  choice: LessonSearch;
  loginHref: string;
}

function Steps({ code, step, choice, loginHref }: StepsProps) {
  const { duration, date, time } = choice;
  const navigate = Route.useNavigate();
  const leave = useCallback(() => {
    if (!date) return void navigate({ to: '/', replace: true });
    welcomeFirstVisit();
    return void navigate({ to: '/player/lessons/book', search: { duration, date, time }, replace: true });
  }, [navigate, duration, date, time]);
  return (
    <OnboardingSteps
      code={code}
      asked={step}
      // The code stays with a chosen time: together they lead back to it, whichever way somebody comes in.
      show={(next) => void navigate({ search: date ? { code, step: next, duration, date, time } : { step: next } })}
      leave={leave}
      loginHref={loginHref}
    />
  );
}
