import type { CoachName } from '@fairway/contracts/coaching/joining';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { ReactNode } from 'react';
import type { AddressValue } from '../../../../kit/AddressFields/AddressFields.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import type { Step } from './text.ts';

/** Everything that is typed on the way, but the password: it may be kept until it is sent, and shown again. */
export interface OnboardingValues extends AddressValue {
  code: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_cc: string;
  phone: string;
  /** `YYYY-MM-DD`, or as much of it as there is. */
  dob: string;
  /** Blank for no answer (U6). */
  gender: '' | 'male' | 'female';
  handed: '' | 'left' | 'right';
  tos: boolean;
}

/** Whom the code leads to, as far as that is known. */
export type Coach = { status: 'unknown' } | { status: 'looking' } | { status: 'found'; pro: CoachName };

/** What each step hands to its form. */
export interface StepProps {
  values: OnboardingValues;
  onChange: (change: Partial<OnboardingValues>) => void;
  getError: (field: string) => string | undefined;
  clear: (field: string) => void;
}

/** The account is being made, that failed, or the card's form can be shown. */
export type CardState = Loadable<{ form: ReactNode }>;

/** The card is on its way to us, or that failed. */
type ConfirmState = { status: 'busy' } | { status: 'failed'; message?: string; retry: () => void };

export interface OnboardingView {
  step: Step;
  /** What was told or typed so far. */
  values: OnboardingValues;
  coach: Coach;
  /** The account step was taken before: its password may stay as it is. */
  known: boolean;
  /** The account is made: there is no way back to its step. */
  joined: boolean;
  /** Offers "Not now" for the card. */
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
  /** "Not now". */
  onLater: () => void;
  loginHref: string;
  /** Opens outside the app; without it the terms are named only. */
  termsHref?: string;
}
