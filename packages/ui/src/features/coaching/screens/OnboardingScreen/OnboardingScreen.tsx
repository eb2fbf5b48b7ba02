import { useEffect, useRef } from 'react';
import { AuthScreenState } from '../../../auth/components/AuthFrame/AuthScreenState.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { CardStep } from './CardStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { FormStep } from './FormStep.tsx';
import type { Step } from './text.ts';
import type { OnboardingStepProps, OnboardingView } from './types.ts';
import { WelcomeStep } from './WelcomeStep.tsx';

export type { Step } from './text.ts';
export type { Coach, OnboardingValues, OnboardingView } from './types.ts';

export interface OnboardingScreenProps extends Omit<OnboardingStepProps, 'view'> {
  state: Loadable<OnboardingView>;
}

/** A player joins, in six steps. */
export function OnboardingScreen(props: OnboardingScreenProps) {
  return (
    <AuthScreenState state={props.state} label="Loading your sign-up" heights={[60, 64, 180]}>
      {(view) => <ReadyStep {...props} view={view} />}
    </AuthScreenState>
  );
}

/** Begins each further step at its heading, for the eye and for a screen reader. */
function useNewStep(step: Step) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);
}

function ReadyStep(props: OnboardingStepProps) {
  useNewStep(props.view.step);
  switch (props.view.step) {
    case 1:
      return <WelcomeStep {...props} />;
    case 5:
      return <CardStep {...props} />;
    case 6:
      return <ConfirmStep {...props} />;
    default:
      // A form of its own for each step, so that one's texts and focus are not the next one's.
      return <FormStep key={props.view.step} {...props} />;
  }
}
