import type { FieldErrors } from '@fairway/contracts/errors';
import { type ReactNode, useEffect, useRef } from 'react';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { CardStep, type CardState } from './CardStep.tsx';
import { ConfirmStep, type ConfirmState } from './ConfirmStep.tsx';
import { FormStep } from './FormStep.tsx';
import type { Coach, OnboardingValues, Step } from './values.ts';
import { WelcomeStep } from './WelcomeStep.tsx';

export type { Coach, OnboardingValues, Step } from './values.ts';

export interface OnboardingView {
  step: Step;
  /** What was told or typed so far. */
  values: OnboardingValues;
  coach: Coach;
  /** The account step was taken before: its password may stay as it is. */
  known: boolean;
  /** The account is made: there is no way back to its step. */
  joined: boolean;
  /** Offers "Not now" for the card (A9). */
  card_optional: boolean;
  card: CardState;
  confirm: ConfirmState;
}

export interface OnboardingScreenProps {
  state: ScreenState<OnboardingView>;
  busy?: boolean;
  /** The server's texts by field (422). */
  errors?: FieldErrors;
  /** A refusal of the step as a whole. */
  alert?: ReactNode;
  onChange: (change: Partial<OnboardingValues>) => void;
  /** A whole code was typed. */
  onCode: (code: string) => void;
  /** Sends the step on show; the password goes with step 2 alone. */
  onContinue: (password?: string) => void;
  onBack: () => void;
  /** "Not now" (A9). */
  onLater: () => void;
  loginHref: string;
  /** Opens outside the app; without it the terms are named only. */
  termsHref?: string;
}

/** A player joins, in six steps (S1 §4 "Player onboarding", A8). */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const { state } = props;
  if (state.status === 'loading')
    return (
      <AuthFrame form="long">
        <Loading label="Loading your sign-up">
          <LoadingCard height={60} />
          <LoadingCard height={64} />
          <LoadingCard height={180} />
        </Loading>
      </AuthFrame>
    );
  if (state.status === 'failed')
    return (
      <AuthFrame form="short">
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} level={1} />
      </AuthFrame>
    );
  return <ReadyStep {...props} view={state} />;
}

export type ReadyProps = Omit<OnboardingScreenProps, 'state'> & { view: OnboardingView };

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

function ReadyStep(props: ReadyProps) {
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
