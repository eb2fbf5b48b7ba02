import type { CoachName } from '@fairway/contracts/joining';
import type { AddressValue } from '../../../components/AddressFields/AddressFields.tsx';

/** The steps of joining (S1 §4): what each is called. */
export const STEPS = [
  { step: 1, title: 'Welcome' },
  { step: 2, title: 'Your account' },
  { step: 3, title: 'Your address' },
  { step: 4, title: 'About you' },
  { step: 5, title: 'Your card' },
  { step: 6, title: 'Confirming your card' },
] as const;
export type Step = (typeof STEPS)[number]['step'];
export const titleOf = (step: Step): string => STEPS[step - 1]?.title ?? '';

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
  errorOf: (field: string) => string | undefined;
  clear: (field: string) => void;
}
