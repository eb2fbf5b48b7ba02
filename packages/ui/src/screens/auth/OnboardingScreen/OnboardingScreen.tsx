import { useEffect, useRef } from 'react';
import { AuthPending } from '../../../components/AuthFrame/AuthPending.tsx';
import type { ScreenState } from '../../state.ts';
import { CardStep } from './CardStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { FormStep } from './FormStep.tsx';
import type { Step } from './values.ts';
import type { OnboardingStepProps, OnboardingView } from './view.ts';
import { WelcomeStep } from './WelcomeStep.tsx';

export type { Coach, OnboardingValues, Step } from './values.ts';
export type { OnboardingView } from './view.ts';

export interface OnboardingScreenProps extends Omit<OnboardingStepProps, 'view'> {
  state: ScreenState<OnboardingView>;
}

/** A player joins, in six steps (S1 §4 "Player onboarding", A8). */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const { state } = props;
  if (state.status !== 'ready')
    return <AuthPending state={state} label="Loading your sign-up" heights={[60, 64, 180]} />;
  return <ReadyStep {...props} view={state} />;
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
