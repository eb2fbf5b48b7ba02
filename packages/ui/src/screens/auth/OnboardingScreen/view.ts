import type { FieldErrors } from '@fairway/contracts/errors';
import type { ReactNode } from 'react';
import type { Coach, OnboardingValues, Step } from './values.ts';

/** The account is being made, that failed, or the card's form can be shown. */
export type CardState =
  | { status: 'joining' }
  | { status: 'failed'; message?: string; retry: () => void; retrying?: boolean }
  | { status: 'ready'; form: ReactNode };

/** The card is on its way to us, or that failed. */
export type ConfirmState = { status: 'busy' } | { status: 'failed'; message?: string; retry: () => void };

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

/** What each step is shown, and what it may do. */
export interface OnboardingStepProps {
  view: OnboardingView;
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
